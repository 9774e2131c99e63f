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
        guard !outer.isEmpty else { return self }
        guard !path.isEmpty else { return Difference(path: outer, expected: expected, got: got) }
        let joint = path.hasPrefix("[") || path.hasPrefix(".") ? "" : "."
        return Difference(path: outer + joint + path, expected: expected, got: got)
    }
}
