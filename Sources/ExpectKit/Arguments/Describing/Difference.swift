/// One thing that differs between what was expected and what came.
struct Difference: Equatable, Sendable {
    /// Where in the arguments, such as `task.id` or `extras[1]`.
    var path: String
    /// What was expected there, in words or as a value.
    var expected: String
    /// What came instead.
    var got: String

    /// Returns the same difference seen from one level further out.
    func within(_ outer: String) -> Difference {
        Difference(path: joinedPath(outer, path), expected: expected, got: got)
    }
}

/// Returns the path to a part of a part.
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
        if found.count >= differenceLimit { break }
    }
    return Array(found.prefix(differenceLimit))
}
