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
        while let first = expectations[caseName]?.first, !Self.canReuse(first, in: table) {
            expectations[caseName]?.removeFirst()
        }
        let near = expectations[caseName]?.prefix(8 * Limits.Deciding.reusableAnswers) ?? []
        return near.filter {
            Self.canReuse($0, in: table) && !(needsAnswer && table.progress[$0].answers.isEmpty)
        }
        .prefix(Limits.Deciding.reusableAnswers).map { table.declared[$0] }
    }

    /// Returns the declarations of a case whose used answers may be repeated.
    mutating func answering(caseName: String, in table: borrowing DeclarationTable) -> [Declaration] {
        let all = answering ?? AnsweringDeclarations(table)
        answering = all
        return all.nearest(for: caseName, in: table)
    }

    static func canReuse(_ index: Int, in table: borrowing DeclarationTable) -> Bool {
        // An expectation that has been passed since does not answer any more.
        guard table.head < table.queue.count, index >= table.queue[table.head] else { return false }
        let progress = table.progress[index]
        return !progress.count.isSaturated(by: progress.calls + progress.reused)
    }
}

extension EngineState {
    /// Returns the next answer of an expectation, for a call that was not allowed.
    ///
    /// - Returns: `nil` if the mock was reset or the expectation may take no more calls; `.some(nil)` if it has no
    ///   answer.
    mutating func reuseAnswer(of expectation: Declaration) -> Answer?? {
        guard table.contains(expectation), ReusableAnswers.canReuse(expectation.index, in: table) else {
            return nil
        }
        return .some(countReuse(ofExpectation: expectation.index))
    }

    /// The stubs that have an answer, newest first.
    var answeringStubs: [Declaration] {
        table.stubs.all.reversed().filter { $0.role == .stub && !table.progress[$0.index].answers.isEmpty }
    }

    /// Returns the next answer of a stub, for a call that another declaration took.
    ///
    /// - Returns: `nil` if the mock was reset, or the stub has no answer.
    mutating func reuseAnswer(ofStub stub: Declaration) -> Answer? {
        table.contains(stub) ? countReuse(ofStub: stub.index) : nil
    }
}
