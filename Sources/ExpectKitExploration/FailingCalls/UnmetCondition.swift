import ExpectKit

/// A condition that does not hold at the end of a run of a body.
struct UnmetCondition: Sendable, Equatable {
    /// What the test calls it.
    let words: String
    /// Why the condition has no result.
    var reason: String?
}

extension UnmetCondition: ReportableProblem {
    var kind: FailureReport.Kind { .unmetCondition }

    var wording: Wording {
        Wording(
            "the condition “\(words)” "
                + (reason.map { "could not be checked, because \($0)" } ?? "does not hold"))
    }
}
