// The answers of expectations and stubs that are given to calls which they did not take.

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
        guard table.contains(expectation), table.canReuse(expectation.index) else { return nil }
        return .some(countReuse(ofExpectation: expectation.index, for: ticket, isReplaced: isReplaced))
    }

    /// The answers of a declaration that may be repeated: the next one first, or the last one if all are used, then those
    /// before it. Repeating one counts as no call of the declaration.
    func repeatableAnswers(of declaration: Declaration) -> [Answer] {
        guard table.contains(declaration) else { return [] }
        let progress = table.progress[declaration.index]
        return progress.answers.prefix(progress.calls + progress.reused + 1).reversed()
    }
}

extension DeclarationTable {
    /// The next expectations of a case that may still take a call. The answer of each may be reused for a call that was
    /// not allowed, once for each call that it may still take.
    ///
    /// - Parameter needsAnswer: Whether expectations without an answer are left out.
    mutating func reusableExpectations(
        ofCase caseName: String, needsAnswer: Bool
    ) -> [Declaration] {
        indexExpectations()
        let (first, progress) = (firstReusable, progress)
        let open = expectations.open(ofCase: caseName) { !Self.canReuse($0, from: first, progress) }
        return open.prefix(8 * Limits.Deciding.reusableAnswers).lazy
            .filter {
                Self.canReuse($0, from: first, progress) && !(needsAnswer && progress[$0].answers.isEmpty)
            }
            .prefix(Limits.Deciding.reusableAnswers).map { declared[$0] }
    }

    /// The declarations of a case near the head whose used answers may be repeated for a call that was not allowed: first
    /// the expectations, the one that took a call last in front, then the stubs, the newest one in front.
    mutating func answeringDeclarations(ofCase caseName: String) -> [Declaration] {
        indexExpectations()
        indexStubs()
        let (limit, first) = (Limits.Deciding.repeatableAnswers, firstReusable)
        let progress = progress
        let all = expectations.ofCase(caseName)
        let split = all.firstPosition { $0 >= first }
        let earlier = all[..<split].reversed().lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        let later = all[split...].lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        let latest = (earlier.reversed() + later).enumerated().sorted { left, right in
            let (first, second) = (
                progress[left.element].lastCall ?? -1, progress[right.element].lastCall ?? -1
            )
            return (-first, left.offset) < (-second, right.offset)
        }
        let newest = stubs.ofCase(caseName).reversed().lazy.filter { !progress[$0].answers.isEmpty }
        return (latest.map(\.element) + newest.prefix(limit)).map { declared[$0] }
    }

    fileprivate func canReuse(_ index: Int) -> Bool { Self.canReuse(index, from: firstReusable, progress) }

    private static func canReuse(_ index: Int, from first: Int, _ progress: [Progress]) -> Bool {
        index >= first
            && !progress[index].count.isSaturated(by: progress[index].calls + progress[index].reused)
    }

    /// The index of the next expectation. Those that have been passed since do not answer any more.
    private var firstReusable: Int { head < queue.count ? queue[head] : .max }
}
