/// Processes the calls of a mock on a tape before the mock sees them: records and redacts them.
struct CallInterceptor<Invocation> {
    /// A call as the mock may know it.
    struct InterceptedCall {
        /// The call without its secrets; nil if they could not be redacted, which was reported.
        var invocation: Invocation?
        /// Receives the outcome of the call if it is recorded or redacted.
        var recorder: (any OutcomeRecording)?
    }

    /// Called for each failure of the mock.
    let noteFailure: () -> Void
    /// Redacts a text that leaves the mock.
    let redact: (String) -> String
    /// Adds the secrets in a value that a report may show to those that `redact` replaces.
    let insertSecrets: (_ value: Any, _ invocation: Invocation) -> Void
    /// Redacts a call, and adds it to the tape if the tape is recorded.
    let intercept: (_ invocation: Invocation, _ canForward: Bool) -> InterceptedCall
}

/// Receives the outcome of one call.
protocol OutcomeRecording {
    /// Records the outcome.
    ///
    /// - Parameters:
    ///   - outcome: What the call returned or threw.
    ///   - failure: The type of error that the call throws.
    ///   - isReal: Whether the outcome is that of the real object, and not an answer of the test.
    /// - Returns: The outcome as the mock may know it, without its secrets.
    func record<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type, isReal: Bool
    ) -> Result<Any, any Error>
}
