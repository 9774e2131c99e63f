/// A call that is expected, but not now.
struct OutOfOrderCall: Sendable, Equatable {
    /// How far it is from its place.
    enum Distance: Sendable, Equatable {
        /// It lacks this many calls before it; none where only a state or its place in a group is wrong.
        case early(places: Int)
        /// Its turn is over, as this many calls came that follow it.
        case late(places: Int)
    }

    /// What shows that the call came at the wrong time.
    enum Cause: Sendable, Equatable {
        /// The comparison of both sequences: a call that should have come before it came after it, or the reverse.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The order of its mock, when it came: what is missing right before it, and what is next.
        case turn(missing: [DeclarationFact], next: DeclarationFact?, isNextBefore: Bool)
        /// Other mocks, groups and states, when it came.
        case obstacles(Blocked)
    }

    /// What blocked a call beside the order of its mock.
    struct Blocked: Sendable, Equatable {
        /// What its own mock lacks right before it.
        let missing: [DeclarationFact]
        /// What orders of several mocks lack right before it.
        let before: [OrderFact]
        /// What ended its turn.
        let ended: OrderFact?
        /// The states that it asks for.
        let conditions: [StateFact]
    }

    let call: String
    /// The expectation that it fits.
    let expectation: DeclarationFact
    var distance: Distance?
    let cause: Cause
}
