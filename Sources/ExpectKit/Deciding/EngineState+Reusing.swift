extension EngineState {
    /// The answers of a declaration that may be repeated: the next one first, or the last one if all are used, then those
    /// before it. Repeating one counts as no call of the declaration.
    func repeatableAnswers(of declaration: Declaration) -> [Answer] {
        // A stub answers only while its conditions hold. An expectation may have been meant by the failed call.
        guard table.contains(declaration), declaration.role != .stub || table.isOpen(declaration.index) else {
            return []
        }
        let progress = table.progress[declaration.index]
        return progress.answers.prefix(progress.calls + progress.reused + 1).reversed()
    }
}

extension DeclarationTable {
    /// The next expectations of a case whose answers may be reused, once for each call that they may still take.
    ///
    /// - Parameter needsAnswer: Whether expectations without an answer are left out.
    mutating func reusableExpectations(ofCase caseName: String, needsAnswer: Bool) -> [Declaration] {
        indexExpectations()
        let (first, progress) = (nextIndex, progress)
        let open = expectations.open(ofCase: caseName) { $0 < first || !progress[$0].mayReuseAnswer }
        return open.prefix(8 * Limits.Deciding.reusableAnswers).lazy
            .filter {
                $0 >= first && progress[$0].mayReuseAnswer && !(needsAnswer && progress[$0].answers.isEmpty)
            }
            .prefix(Limits.Deciding.reusableAnswers).map { declared[$0] }
    }

    /// The declarations of a case near the head whose used answers may be repeated for a call that was not allowed: first
    /// the expectations, the one that took a call last in front, then the stubs, the newest one in front.
    mutating func answeringDeclarations(ofCase caseName: String) -> [Declaration] {
        indexExpectations()
        indexStubs()
        let (limit, first) = (Limits.Deciding.repeatableAnswers, nextIndex)
        let progress = progress
        let all = expectations.ofCase(caseName)
        let split = all.firstPosition { $0 >= first }
        let earlier = all[..<split].reversed().lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        let later = all[split...].lazy.filter { !progress[$0].answers.isEmpty }.prefix(limit)
        // Sorting keeps the order of those that took no call.
        let latest = (earlier.reversed() + later).sorted { left, right in
            (progress[left].lastCall ?? -1) > (progress[right].lastCall ?? -1)
        }
        let newest = stubs.ofCase(caseName).reversed().lazy.filter { !progress[$0].answers.isEmpty }
        return (latest + newest.prefix(limit)).map { declared[$0] }
    }
}
