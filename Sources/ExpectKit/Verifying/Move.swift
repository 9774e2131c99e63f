/// A call that came when it was not its turn, and the neighbour of it that shows so.
struct Move {
    /// The expectation that the call was meant for, by its position.
    let position: Int
    /// The expectation that should have come before it, and came after it.
    private(set) var before: Int?
    /// The expectation that should have come after it, and came before it.
    private(set) var after: Int?

    /// Finds the neighbours: those nearest in the order of the expectations.
    init(position: Int, call: Int, in steps: [Alignment.Step]) {
        self.position = position
        for case .matched(let other, let otherCall) in steps {
            if other < position, otherCall > call { before = max(other, before ?? other) }
            if other > position, otherCall < call { after = min(other, after ?? other) }
        }
    }
}
