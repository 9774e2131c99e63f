/// The declarations of earlier epochs that are in the table again, because the mock was restored.
///
/// A test that repeats its body declares calls before the first run. It may keep what `expect` returned, and a held
/// answer, and use them in each run.
struct RetainedDeclarations {
    /// How many declarations of an epoch are in the table, by epoch.
    private var counts: [Int: Int] = [:]

    init() {}

    /// - Parameters:
    ///   - earlier: The declarations that the restored state has retained itself.
    ///   - saved: The restored state.
    init(_ earlier: RetainedDeclarations, in saved: borrowing EngineState) {
        counts = earlier.counts
        counts[saved.epoch] = saved.table.declared.count
    }

    /// Whether a declaration is in the table.
    func contains(_ index: Int, of epoch: Int) -> Bool { counts[epoch].map { index < $0 } ?? false }
}

extension EngineState {
    /// Whether a declaration is in the table: no reset came after it, or the mock was restored to a state that has it.
    ///
    /// - Parameters:
    ///   - index: The index of the declaration.
    ///   - origin: The epoch in which it was declared.
    func contains(_ index: Int, of origin: Int) -> Bool {
        origin == epoch || retained.contains(index, of: origin)
    }
}
