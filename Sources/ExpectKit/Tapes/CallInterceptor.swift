/// Processes the calls of a mock on a tape before the mock sees them: records and redacts them.
struct CallInterceptor<Invocation> {
    /// A call as the mock may know it.
    struct InterceptedCall {
        /// The call without its secrets; nil if they could not be redacted, which was reported.
        var invocation: Invocation?
        /// Adds the call to the tape if the tape is recorded, unless a declaration of the test takes it.
        ///
        /// - Parameter isOfTest: Whether a declaration takes the call.
        /// - Returns: The receiver of the outcome, if it is recorded or redacted.
        var recorder: (_ isOfTest: Bool) -> (any OutcomeRecording)? = { _ in nil }
    }

    /// Called for each failure of the mock.
    let noteFailure: () -> Void
    /// Redacts a text that leaves the mock.
    let redact: (String) -> String
    /// Adds the secrets in a value that a report may show to those that `redact` replaces.
    let insertSecrets: (_ value: Any, _ invocation: Invocation) -> Void
    /// The arguments of a declaration or a query that no call has, because a rule redacts them.
    let unmatchable: (_ invocation: Invocation) -> [RedactedArgument]
    /// Redacts a call.
    let intercept: (_ invocation: Invocation, _ canForward: Bool) -> InterceptedCall
}

/// Receives the outcome of one call.
protocol OutcomeRecording {
    /// Records the outcome.
    ///
    /// - Parameters:
    ///   - outcome: What the call returned or threw.
    ///   - failure: The type of error that the call throws.
    /// - Returns: The outcome as the mock may know it, without its secrets.
    func record<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type
    ) -> Result<Any, any Error>
}
