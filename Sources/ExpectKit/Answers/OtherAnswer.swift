/// An answer of another product, which is made when the types of the call are known.
package protocol OtherAnswer {
    /// The answer as a report shows it.
    var fact: AnswerFact { get }

    /// Makes the answer.
    ///
    /// - Parameters:
    ///   - output: The type that the call returns.
    ///   - failure: The type that the call throws.
    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error>
}

/// The reason why such an answer does not fit a call.
package struct UnfitAnswer: Error, Hashable, Sendable {
    /// The text about the answer in a report.
    let words: String
    /// What to do about it.
    let advice: String

    package init(_ words: String, advice: String) { (self.words, self.advice) = (words, advice) }
}
