/// A problem of a feature that verifies no calls of its own, mostly of another product.
///
/// The feature has the facts and the sentences, so that the violations of mocks need not know it.
package protocol ReportableProblem: Sendable {
    var kind: ReportableProblemKind { get }
    /// A sentence, which follows the name of the mock, or of what else has the problem.
    var headline: String { get }
    /// Whether the headline may be broken. Many tools show only its first line.
    var headlineMayBreak: Bool { get }
    /// The lines after the headline: more facts, and what the reader can do.
    var lines: [String] { get }
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
    /// A declared answer that a real object does not give.
    case wrongAnswer
}
