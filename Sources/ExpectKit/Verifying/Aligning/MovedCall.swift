/// A call that came out of turn, and the neighboring expectations that prove it.
struct MovedCall {
    /// The expectation that the call was meant for, by its position.
    let position: Int
    /// The expectation that should have come before it, and came after it.
    private(set) var before: Int?
    /// The expectation that should have come after it, and came before it.
    private(set) var after: Int?

    /// Whether no neighbor proves that it came out of turn.
    var isWithoutReason: Bool { before == nil && after == nil }

    /// Finds the neighbors that are nearest in the order of the expectations.
    ///
    /// - Parameter isBefore: Whether an order puts one expectation before another.
    init(
        position: Int, call: Int, in steps: [Alignment.Step], isBefore: (_ earlier: Int, _ later: Int) -> Bool
    ) {
        self.position = position
        for case .matched(let other, let otherCall) in steps {
            if otherCall > call, isBefore(other, position) { before = max(other, before ?? other) }
            if otherCall < call, isBefore(position, other) { after = min(other, after ?? other) }
        }
    }
}
