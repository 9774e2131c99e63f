/// A problem of a feature that verifies no calls of its own, mostly of another product.
///
/// The feature has the facts and the sentences, so that the violations of mocks need not know it.
package protocol ReportableProblem: Sendable {
    var kind: ReportableProblemKind { get }
    /// Whether the headline may be broken. Many tools show only its first line.
    var headlineMayBreak: Bool { get }
    var wording: Wording { get }
}

extension ReportableProblem {
    package var headlineMayBreak: Bool { true }
}

/// The kinds of such problems.
package enum ReportableProblemKind: Sendable {
    /// A mistake in the test.
    case misuse
    /// A tape that is missing, damaged, old or newly recorded, or that differs from the real object.
    case tape
    /// A condition that does not hold in one of several runs of a test's body.
    case unmetCondition
    /// A stream that was not consumed, or not finished.
    case stream
    /// A declared answer that a real object does not give.
    case wrongAnswer
}
