/// What a tape does with the calls of a mock before the mock sees them.
struct Taping<Invocation> {
    /// A call as the mock is to know it.
    struct Admission {
        /// The call without its secrets; nothing if they cannot be taken from it, which was reported.
        var invocation: Invocation?
        /// Receives what the call returns or throws, if it is recorded or redacted.
        var recorder: (any OutcomeRecording)?
    }

    /// Called for each failure of the mock.
    let onFailure: () -> Void
    /// Takes the secrets from a text that leaves the mock.
    let words: (String) -> String
    /// Learns the secrets of a value that may be in the words of a report.
    let learn: (_ value: Any, _ invocation: Invocation) -> Void
    let admit: (_ invocation: Invocation, _ site: CallSite, _ canForward: Bool) -> Admission
}

/// Receives what one call returns or throws.
protocol OutcomeRecording {
    /// Records what a call has come to.
    ///
    /// - Returns: The same as the mock may know it, without its secrets.
    func note<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing: Failure.Type
    ) -> Result<Any, any Error>
}
