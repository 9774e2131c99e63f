/// A call that is expected, but not now.
struct OutOfOrderCall: Sendable, Equatable {
    /// How far it is from its place.
    enum Distance: Sendable, Equatable {
        /// This many calls before it are missing.
        case early(places: Int)
        /// Its turn is over, because this many later calls came.
        case late(places: Int)
    }

    /// The evidence that the call came at the wrong time.
    enum Cause: Sendable, Equatable {
        /// The alignment of both sequences: a call that should have come before it came after it, or the reverse.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The order of its mock when it came: the missing calls right before it, and the next expectation.
        case turn(missing: [DeclarationFact], next: DeclarationFact?, isNextBefore: Bool)
        /// Other mocks, groups and states when it came.
        case obstacles(Blocked)
    }

    /// What blocked a call apart from the order of its mock.
    struct Blocked: Sendable, Equatable {
        /// The missing calls of its own mock right before it.
        let missing: [DeclarationFact]
        /// The missing calls right before it in orders across mocks.
        let before: [OrderFact]
        /// The later call that ended its turn.
        let ended: OrderFact?
        /// The states that it requires.
        let conditions: [StateFact]
    }

    let call: String
    /// The expectation that it fits.
    let expectation: DeclarationFact
    /// `nil` if it is not known, or if only a state or a group blocked the call.
    var distance: Distance?
    let cause: Cause
}
