extension EngineState {
    /// How many expectations are looked at for an answer to lend.
    private static var lenderLimit: Int { 16 }

    /// The expectations of a case, nearest first, that wait for a call and have an answer to lend to one that
    /// was not allowed.
    ///
    /// - Parameter needsAnswer: Whether those without an answer are left out.
    mutating func possibleLenders(for caseName: String, needsAnswer: Bool) -> [Declaration] {
        if lenders == nil {
            let waiting = queue[min(head, queue.count)...]
            lenders = Dictionary(grouping: waiting) { declared[$0].caseName }.mapValues { $0[...] }
        }
        // What has lent or was met leaves at the front, so that a long sequence of calls looks at each once.
        while let first = lenders?[caseName]?.first, !canLend(first) { lenders?[caseName]?.removeFirst() }
        let near = lenders?[caseName]?.prefix(8 * Self.lenderLimit) ?? []
        return near.filter { canLend($0) && !(needsAnswer && progress[$0].answers.isEmpty) }
            .prefix(Self.lenderLimit).map { declared[$0] }
    }

    /// Lends an answer, once for each call that an expectation waits for.
    ///
    /// - Returns: Nothing where it cannot lend any more, or was forgotten; and nothing inside where it has no answer.
    mutating func lend(_ lender: Declaration) -> Answer?? {
        let index = lender.index
        guard knows(lender), canLend(index) else { return nil }
        update(index) { $0.lent += 1 }
        return .some(progress[index].answer(to: progress[index].calls + progress[index].lent - 1))
    }

    /// Whether a declaration is still there. Another thread may have reset the mock while this one compared.
    private func knows(_ call: Declaration) -> Bool {
        declared.indices.contains(call.index) && declared[call.index] === call
    }

    private func canLend(_ index: Int) -> Bool {
        // What was passed since the lenders were found lends no more: its turn is over.
        guard head < queue.count, index >= queue[head] else { return false }
        let progress = progress[index]
        return !progress.count.isSaturated(by: progress.calls + progress.lent)
    }

    /// The stubs that have an answer, newest first.
    var answeringStubs: [Declaration] {
        stubs.all.reversed().filter { $0.role == .stub && !progress[$0.index].answers.isEmpty }
    }

    /// Takes the next answer of a stub for a call that another declaration took.
    ///
    /// - Returns: Nothing where the stub was forgotten.
    mutating func borrow(from stub: Declaration) -> Answer? {
        let index = stub.index
        guard knows(stub) else { return nil }
        defer { progress[index].calls += 1 }
        return progress[index].answer(to: progress[index].calls)
    }
}
