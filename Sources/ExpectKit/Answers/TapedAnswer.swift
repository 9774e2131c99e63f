/// What a call came to when a tape was recorded, as far as that can be told without the types of the call.
protocol TapedAnswer {
    /// The words that follow a call in a report, such as `→ 1`; nothing for a call that returned nothing.
    var words: String { get }

    /// Reads what the call came to.
    ///
    /// - Parameters:
    ///   - output: What the call returns.
    ///   - failure: What the call throws.
    /// - Throws: Why it cannot be read.
    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(Unplayable) -> Result<Any, any Error>
}

/// Why what stands on a tape cannot be the answer of a call.
struct Unplayable: Error {
    let words: String
}
