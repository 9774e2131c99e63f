/// Processes the calls of a mock on a tape before the mock sees them.
struct Taping<Invocation> {
    /// A call as the mock may know it.
    struct Admission {
        /// The call without its secrets; nil if they could not be redacted, which was reported.
        var invocation: Invocation?
        /// Receives the outcome of the call if it is recorded or redacted.
        var recorder: (any OutcomeRecording)?
    }

    /// Called for each failure of the mock.
    let onFailure: () -> Void
    /// Redacts a text that leaves the mock.
    let words: (String) -> String
    /// Adds the secrets of a value that a report may show.
    let learn: (_ value: Any, _ invocation: Invocation) -> Void
    let admit: (_ invocation: Invocation, _ site: CallSite, _ canForward: Bool) -> Admission
}

/// Receives the outcome of one call.
protocol OutcomeRecording {
    /// Records the outcome.
    ///
    /// - Returns: The outcome as the mock may know it, without its secrets.
    func note<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing: Failure.Type
    ) -> Result<Any, any Error>
}
