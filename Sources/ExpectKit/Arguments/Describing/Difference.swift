/// One difference between an expected and an actual value.
struct Difference: Equatable, Sendable {
    /// The path in the arguments, such as `task.id` or `extras[1]`.
    var path: String
    /// The words for the expected value.
    var expected: String
    /// The words for the actual value.
    var got: String

    /// Returns the same difference with a path that starts one level further out.
    func within(_ outer: String) -> Difference {
        Difference(path: joinedPath(outer, path), expected: expected, got: got)
    }
}

/// Joins the path to a part and the path inside this part.
func joinedPath(_ outer: String, _ inner: String) -> String {
    if outer.isEmpty { return inner }
    return outer + (inner.isEmpty || inner.hasPrefix("[") || inner.hasPrefix(".") ? "" : ".") + inner
}

/// Returns the first differences of several parts, as many as a report shows.
func firstDifferences<Part>(
    of parts: some Sequence<Part>, _ differences: (Part) -> [Difference]
) -> [Difference] {
    var found: [Difference] = []
    for part in parts {
        found += differences(part)
        if found.count >= Limits.Comparing.differences { break }
    }
    return Array(found.prefix(Limits.Comparing.differences))
}
