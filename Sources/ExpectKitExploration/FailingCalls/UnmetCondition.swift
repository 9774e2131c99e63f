import ExpectKit

/// A condition that does not hold at the end of a run of a body.
struct UnmetCondition: Sendable, Equatable {
    /// What the test calls it.
    let words: String
    /// The error that the condition has thrown instead of its result.
    var error: String?
}

extension UnmetCondition: ReportableProblem {
    var kind: FailureReport.Kind { .unmetCondition }

    var wording: Wording {
        Wording(
            "the condition “\(words)” "
                + (error.map { "could not be checked, because it threw \($0)" } ?? "does not hold"))
    }
}
