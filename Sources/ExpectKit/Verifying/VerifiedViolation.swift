/// A violation that a verification found, and the delivery of its report.
struct VerifiedViolation: Sendable {
    let identity: Violation.Identity
    let delivery: Delivery
}
