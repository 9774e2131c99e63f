/// The recorded outcome of a call, which is decoded when the types of the call are known.
protocol TapedAnswer {
    /// The answer as a report shows it.
    var fact: AnswerFact { get }

    /// Decodes the outcome.
    ///
    /// - Parameters:
    ///   - output: The type that the call returns.
    ///   - failure: The type that the call throws.
    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(UnplayableEntry) -> Result<Any, any Error>
}

/// The reason why an entry of a tape cannot answer a call.
struct UnplayableEntry: Error, Hashable, Sendable {
    indirect enum Reason: Hashable, Sendable {
        /// The recorded call returned nothing.
        case noResult(callReturns: String)
        /// The type that the call returns is not `Decodable`.
        case resultNotDecodable(callReturns: String)
        /// The result is of another type.
        case wrongResult(value: String, callReturns: String, reason: String)
        /// The call had not returned when it was recorded.
        case unfinished
    }

    /// The file and the number of the entry, as reports show them.
    let entry: String
    let reason: Reason
}
