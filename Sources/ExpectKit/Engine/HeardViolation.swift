/// A difference that a verification found, and what became of it.
struct HeardViolation: Sendable {
    let identity: Violation.Identity
    let delivery: Delivery
}
