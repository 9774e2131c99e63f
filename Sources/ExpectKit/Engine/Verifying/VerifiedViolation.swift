/// A violation that a verification found, and what became of its report.
struct VerifiedViolation: Sendable {
    let identity: Violation.Identity
    let delivery: Delivery
}
