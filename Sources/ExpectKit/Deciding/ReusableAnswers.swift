/// The expectations whose answers may be reused for calls that were not allowed, by the names of their cases.
///
/// An expectation gives one answer for each call that it may still take.
struct ReusableAnswers {
    private var expectations: [String: ArraySlice<Int>]
    /// The declarations with answers; `nil` until a used answer is needed.
    private var answering: AnsweringDeclarations?

    init(_ table: borrowing DeclarationTable) {
        let waiting = table.queue[min(table.head, table.queue.count)...]
        expectations = Dictionary(grouping: waiting) { table.declared[$0].caseName }.mapValues { $0[...] }
    }

    /// Returns the next expectations of a case that may still take a call.
    ///
    /// - Parameter needsAnswer: Whether expectations without an answer are left out.
    mutating func nearest(for caseName: String, in table: borrowing DeclarationTable, needsAnswer: Bool)
        -> [Declaration]
    {
        // Expectations that may take no more calls are removed from the front, so that a long sequence of calls
        // visits each only once.
        let head = Self.firstIndex(in: table)
        while let first = expectations[caseName]?.first, !Self.canReuse(first, from: head, table.progress) {
            expectations[caseName]?.removeFirst()
        }
        let near = expectations[caseName]?.prefix(8 * Limits.Deciding.reusableAnswers) ?? []
        let (declared, progress) = (table.declared, table.progress)
        return near.lazy.filter {
            Self.canReuse($0, from: head, progress) && !(needsAnswer && progress[$0].answers.isEmpty)
        }
        .prefix(Limits.Deciding.reusableAnswers).map { declared[$0] }
    }

    /// Returns the declarations of a case whose used answers may be repeated.
    mutating func answering(caseName: String, in table: borrowing DeclarationTable) -> [Declaration] {
        let all = answering ?? AnsweringDeclarations(table)
        answering = all
        return all.nearest(for: caseName, in: table)
    }

    static func canReuse(_ index: Int, in table: borrowing DeclarationTable) -> Bool {
        canReuse(index, from: firstIndex(in: table), table.progress)
    }

    private static func canReuse(_ index: Int, from first: Int, _ progress: [Progress]) -> Bool {
        index >= first
            && !progress[index].count.isSaturated(by: progress[index].calls + progress[index].reused)
    }

    /// The index of the next expectation. Those that have been passed since do not answer any more.
    private static func firstIndex(in table: borrowing DeclarationTable) -> Int {
        let head = table.head
        return head < table.queue.count ? table.queue[head] : .max
    }
}

extension EngineState {
    /// Returns the next answer of an expectation, for a call that it did not take.
    ///
    /// - Parameters:
    ///   - ticket: The call, if it is in the journal.
    ///   - isReplaced: Whether the call is a failure that may have been meant for the expectation.
    /// - Returns: `nil` if the mock was reset or the expectation may take no more calls; `.some(nil)` if it has no
    ///   answer.
    mutating func reuseAnswer(
        of expectation: Declaration, for ticket: Ticket?, isReplaced: Bool
    ) -> Answer?? {
        guard table.contains(expectation), ReusableAnswers.canReuse(expectation.index, in: table) else {
            return nil
        }
        return .some(countReuse(ofExpectation: expectation.index, for: ticket, isReplaced: isReplaced))
    }
}
