/// The declarations that have answers, by the names of their cases.
///
/// A call that was not allowed repeats a used answer only if it would throw an error otherwise.
struct AnsweringDeclarations {
    /// The expectations, as indices of declarations in the order of the queue.
    private let expectations: [String: [Int]]
    /// The stubs, oldest first.
    private let stubs: [String: [Int]]

    init(_ table: borrowing DeclarationTable) {
        expectations = Dictionary(
            grouping: table.queue.filter { !table.progress[$0].answers.isEmpty }
        ) { table.declared[$0].caseName }
        stubs = Dictionary(
            grouping: table.stubs.all.map(\.index).filter { !table.progress[$0].answers.isEmpty }
        ) { table.declared[$0].caseName }
    }

    /// Returns the declarations of a case near the head: first the expectations, the one that took a call last in front,
    /// then the stubs, the newest one in front.
    func nearest(for caseName: String, in table: borrowing DeclarationTable) -> [Declaration] {
        let all = expectations[caseName] ?? []
        let limit = Limits.Deciding.repeatableAnswers
        let head = table.head < table.queue.count ? table.queue[table.head] : Int.max
        let split = all.firstPosition { $0 >= head }
        let near = all[..<split].suffix(limit) + all[split...].prefix(limit)
        let latest = near.enumerated().sorted { left, right in
            let (first, second) = (
                table.progress[left.element].lastCall ?? -1, table.progress[right.element].lastCall ?? -1
            )
            return (-first, left.offset) < (-second, right.offset)
        }
        let newest = (stubs[caseName] ?? []).suffix(limit).reversed()
        return (latest.map(\.element) + newest).map { table.declared[$0] }
    }
}

extension EngineState {
    /// The answers of a declaration that may be repeated: the next one first, or the last one if all are used, then those
    /// before it. Repeating one counts as no call of the declaration.
    func repeatableAnswers(of declaration: Declaration) -> [Answer] {
        guard table.contains(declaration) else { return [] }
        let progress = table.progress[declaration.index]
        return progress.answers.prefix(progress.calls + progress.reused + 1).reversed()
    }
}
