extension Progress {
    /// Sets the count.
    ///
    /// - Throws: ``Misuse`` for a second count, and for a count that is smaller than the number of answers.
    mutating func setCount(_ newCount: CallCount) throws(Misuse) {
        guard !isCountWritten else { throw .secondCount(newCount, first: count) }
        count = newCount
        isCountWritten = true
        try refuseUnreachableAnswers()
    }

    /// Accepts any number of calls after an impossible count, so that one mistake does not cause two failures.
    ///
    /// It has an upper bound, so that a later expectation of the same call is not refused.
    mutating func giveUpCounting() {
        count = CallCount(minimum: 0, maximum: .max)
        isCountWritten = true
    }

    /// Adds answers for consecutive calls. Unless a count is written, an expectation expects as many calls as it has
    /// answers.
    ///
    /// - Throws: ``Misuse`` if a written count is smaller than the number of answers.
    mutating func addAnswers(_ more: [Answer]) throws(Misuse) {
        answers += more
        if isExpectation, !isCountWritten { count = CallCount(minimum: answers.count, maximum: answers.count) }
        try refuseUnreachableAnswers()
    }

    /// Throws if calls that came before the declaration cannot count for it. They do not count then, so that the
    /// mistake fails only once.
    mutating func checkEarlierCalls() throws(Misuse) {
        guard allowsEarlierCalls else { return }
        if writtenMaximum == 0 { try refuseEarlierCalls(.neverCalled) }
        for answer in answers { if case .held = answer.kind { try refuseEarlierCalls(.suspended) } }
        // Its node is allowed, because another mock's expectation may come after this one.
        if !conditions.isEmpty { try refuseEarlierCalls(.conditional) }
    }

    mutating func refuseEarlierCalls(_ conflict: EarlierCallConflict) throws(Misuse) {
        allowsEarlierCalls = false
        // A call that came before the declaration is not missing as well.
        if writtenMaximum != 0 { count = CallCount(minimum: 0, maximum: .max) }
        throw .earlierCalls(conflict)
    }

    /// Throws if a written count is smaller than the number of answers. The maximum is raised to that number, so that
    /// the calls that come do not fail as well.
    private mutating func refuseUnreachableAnswers() throws(Misuse) {
        guard let maximum = writtenMaximum, answers.count > maximum else { return }
        let written = count
        count = CallCount(minimum: written.minimum, maximum: answers.count)
        throw .unreachableAnswers(answers.count, written)
    }
}
