/// A call that came out of turn, and an expectation that proves it.
struct MovedCall {
    /// The expectation that the call was meant for, by its position.
    let position: Int
    /// The first expectation that should have been made before it, and was made after it.
    private(set) var before: Int?
    /// Otherwise the last expectation that should have come after it, and came before it.
    private(set) var after: Int?

    /// Whether nothing proves that it came out of turn.
    var isWithoutReason: Bool { before == nil && after == nil }

    /// - Parameter found: The expectations with the calls that were found for them.
    init(
        _ position: Int, _ call: Int, among found: [Finding],
        isBefore: (_ earlier: Int, _ later: Int) -> Bool
    ) {
        self.position = position
        let pairs = found.flatMap { zip($0.positions, $0.calls) }
        before = pairs.filter { $0.1 > call && isBefore($0.0, position) }.map(\.0).min()
        if before != nil { return }
        after = pairs.filter { $0.1 < call && isBefore(position, $0.0) }.map(\.0).max()
    }
}
