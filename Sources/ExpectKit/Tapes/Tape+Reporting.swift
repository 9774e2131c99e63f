extension Tape {
    /// Reports a problem of the tape itself.
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - other: The line of the test that it belongs to. The default is the one that creates the tape.
    func report(_ problem: TapeProblem, at other: CallSite? = nil) {
        let isHidden = problem == .secretInName || redacted(place.title) != place.title
        let report = FailureReport(
            problem, tape: isHidden ? redactedText : "\(place.name).json", at: other ?? site)
        reporter.report(report.mapText(redacted))
    }

    /// Prevents the recording from being written, and reports each reason once.
    ///
    /// - Parameters:
    ///   - reason: Why the recording could not be played, or must not be written.
    ///   - site: The line of the test that the reason belongs to.
    func discard(_ reason: DiscardReason, at site: CallSite) {
        guard state.withLock({ $0.discard(reason) }) else { return }
        report(.discarded(reason), at: site)
    }

    /// Redacts a text by the rules of all mocks on the tape.
    func redacted(_ text: String) -> String {
        redactions.reduce(text) { $1.redacted($0) }
    }
}
