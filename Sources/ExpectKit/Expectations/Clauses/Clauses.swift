extension Progress {
    /// Sets the count.
    ///
    /// - Throws: ``Misuse`` for a second count, and for one that some answers would never be reached by.
    mutating func setCount(_ newCount: CallCount) throws(Misuse) {
        guard !isCountWritten else { throw .secondCount(newCount, first: count) }
        count = newCount
        isCountWritten = true
        try refuseUnreachableAnswers()
    }

    /// Takes any number of calls, after a count that none can meet: one mistake must not make two failures.
    mutating func giveUpCounting() {
        count = CallCount(minimum: 0, maximum: .max)
        isCountWritten = true
    }

    /// Adds answers for consecutive calls, which are the count of an expectation that has no larger one.
    ///
    /// - Throws: ``Misuse`` where a written count leaves no call for an answer.
    mutating func addAnswers(_ more: [Answer]) throws(Misuse) {
        answers += more
        if isExpectation, !isCountWritten {
            count = CallCount(minimum: answers.count, maximum: answers.count)
        }
        try refuseUnreachableAnswers()
    }

    /// The answers stay and may be given, so that the calls that do come do not fail as well.
    private mutating func refuseUnreachableAnswers() throws(Misuse) {
        guard let maximum = writtenMaximum, answers.count > maximum else { return }
        let written = count
        count = CallCount(minimum: written.minimum, maximum: answers.count)
        throw .unreachableAnswers(answers.count, written)
    }
}
