/// A clause that cannot stand: what is wrong with it, and what to write instead.
struct Misuse: Error, Equatable, Sendable {
    let words: String
    let advice: String
}

extension Progress {
    /// Sets the count.
    ///
    /// - Throws: ``Misuse`` for a second count, and for one that some answers would never be reached by.
    mutating func setCount(_ newCount: CallCount) throws(Misuse) {
        guard !isCountWritten else {
            throw Misuse(
                words: "a second count, \(newCount.words), for a call that is expected \(count.words)",
                advice: "keep one times(_:) or anyTimes()")
        }
        if let maximum = newCount.maximum, maximum < answers.count {
            throw Misuse(
                words: "\(answers.count) answers for a call that is expected \(newCount.words)",
                advice: "drop the answers that no call can reach, or raise the count")
        }
        count = newCount
        isCountWritten = true
    }

    /// Adds answers for consecutive calls, which are the count of an expectation that has no larger one.
    ///
    /// - Throws: ``Misuse`` where a written count leaves no call for an answer.
    mutating func addAnswers(_ more: [Answer<Invocation>]) throws(Misuse) {
        let number = answers.count + more.count
        if let maximum = writtenMaximum, number > maximum {
            throw Misuse(
                words: "\(number) answers for a call that is expected \(count.words)",
                advice: "drop the answers that no call can reach, or raise the count")
        }
        answers += more
        if isExpectation, !isCountWritten { count = CallCount(minimum: number, maximum: number) }
    }
}
