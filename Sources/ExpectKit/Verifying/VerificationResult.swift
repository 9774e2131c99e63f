/// Everything that a verification finds.
struct VerificationResult: Sendable {
    /// What is wrong and has not been reported yet.
    var violations: [Violation] = []
    /// What became of the calls that were reported when they came.
    var notes: [ReportedCallNote] = []

    static func + (one: Self, other: Self) -> Self {
        Self(violations: one.violations + other.violations, notes: one.notes + other.notes)
    }
}
