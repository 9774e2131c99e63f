/// The expectations without an upper bound, by their indices. Each new expectation is compared with those that could take
/// all of its calls.
struct OpenEndedExpectations {
    private var compared = AscendingNumbers()
    /// Those for one exact call, by its key.
    private var exact: [Int: AscendingNumbers] = [:]

    var isEmpty: Bool { compared.isEmpty && exact.isEmpty }

    mutating func insert(_ declaration: Declaration) {
        if let key = declaration.key {
            exact[key, default: AscendingNumbers()].insert(declaration.index)
        } else {
            compared.insert(declaration.index)
        }
    }

    /// Those that may accept all calls of an expectation, oldest first.
    ///
    /// - Parameters:
    ///   - first: The first index that is considered.
    ///   - key: The key of the expectation. One without a key may accept several calls, so none for one exact call
    ///     accepts all of them.
    func candidates(from first: Int, key: Int?) -> [Int] {
        let found = key.flatMap { exact[$0]?.from(first) } ?? []
        let others = compared.from(first)
        return found.isEmpty ? Array(others) : (others + found).sorted()
    }
}
