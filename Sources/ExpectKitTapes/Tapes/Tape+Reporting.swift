import ExpectKit

extension Tape {
    /// Reports a problem of the tape itself.
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - other: The line of the test that it belongs to. The default is the one that creates the tape.
    ///   - redact: Redacts the name by other rules than those of the mocks on the tape.
    func report(
        _ problem: TapeProblem, at other: CallSite? = nil, redactingName redact: (String) -> String = { $0 }
    ) {
        let isHidden = problem == .secretInName || redact(redacted(place.title)) != place.title
        reporter.report(
            FailureReport(
                problem, of: isHidden ? redactedText : "\(place.name).json", at: other ?? site,
                severity: problem.isWarning ? .warning : .error))
    }

    /// Prevents the recording from being written, and reports each reason once. While the tape is checked, it reports
    /// that a call cannot be compared.
    ///
    /// - Parameters:
    ///   - reason: Why the recording could not be replayed, or must not be written.
    ///   - site: The line of the test that the reason belongs to.
    func discard(_ reason: DiscardReason, at site: CallSite) {
        guard state.withLock({ $0.discard(reason) }) else { return }
        report(isChecking ? .notComparable(reason) : .discarded(reason), at: site)
    }

    /// Redacts a text by the rules of all mocks on the tape.
    func redacted(_ text: String) -> String {
        redactions.reduce(text) { $1.redacted($0) }
    }
}
