/// The expectations of a mock by the names of their cases, in which a wrong call finds those that it may be meant for.
struct CaseIndex {
    /// The positions of the expectations, by the names of their cases; `nil` until the first wrong call.
    private var positions: [String: AscendingNumbers]?

    var isBuilt: Bool { positions != nil }

    /// - Parameter names: The names of the cases of all expectations, in their order.
    mutating func build(_ names: [String]) {
        positions = [:]
        for (position, name) in names.enumerated() { append(name, at: position) }
    }

    /// Adds the next expectation.
    mutating func append(_ caseName: String, at position: Int) {
        positions?[caseName, default: AscendingNumbers()].insert(position)
    }

    /// The positions of the expectations of a case.
    func ofCase(_ caseName: String) -> AscendingNumbers { positions?[caseName] ?? AscendingNumbers() }
}
