/// What a tape does with the calls of a mock before the mock sees them.
struct Taping<Invocation> {
    /// A call as the mock is to know it.
    struct Admission {
        /// The call without its secrets; nothing if these cannot be taken from it, which was reported.
        var invocation: Invocation?
        /// Who keeps what comes of it, if it is recorded.
        var recorder: (any OutcomeRecording)?
    }

    /// Told of each failure of the mock.
    let onFailure: () -> Void
    let admit: (_ invocation: Invocation, _ site: CallSite, _ canForward: Bool) -> Admission
}

/// Keeps what comes of one call.
protocol OutcomeRecording {
    func note<Output>(_ outcome: Result<Output, any Error>)
}
