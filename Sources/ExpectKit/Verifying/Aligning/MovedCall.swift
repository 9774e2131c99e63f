/// A call that came out of turn, and an expectation that proves it.
struct MovedCall {
    /// The expectation that the call was meant for, by its position.
    let position: Int
    /// The first expectation that should have been made before it, and was made after it.
    let before: Int?
    /// Otherwise the last expectation that should have come after it, and came before it.
    let after: Int?

    /// Whether nothing proves that it came out of turn.
    var isWithoutReason: Bool { before == nil && after == nil }
}
