/// A call that is expected, but not now.
struct OutOfOrderCall: Sendable, Equatable {
    /// The evidence that the call was made at the wrong time.
    indirect enum Cause: Sendable, Equatable {
        /// The alignment of both sequences: a call that should be made before it was made after it, or the reverse.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The order of its mock when it came: another expectation was next, or none.
        case turn(next: DeclarationFact?)
        /// Other mocks, groups and states when it came.
        case obstacles(Blocked)
    }

    /// What blocked a call apart from the order of its mock.
    struct Blocked: Sendable, Equatable {
        /// The missing calls of its own mock right before it.
        let missing: [DeclarationFact]
        /// The missing calls right before it in orders across mocks.
        let before: [OrderFact]
        /// The later call that came already, so that the call is too late.
        let ended: OrderFact?
        /// The states that it requires.
        let conditions: [StateFact]

        var isEmpty: Bool { missing.isEmpty && before.isEmpty && ended == nil && conditions.isEmpty }
    }

    let call: String
    /// The expectation that accepts it.
    let expectation: DeclarationFact
    /// Whether later calls have followed the expectation, so that it takes no more.
    var isPassed = false
    let cause: Cause
}

extension OutOfOrderCall.Blocked {
    /// Describes what blocked a call, which runs client code.
    init(_ missing: [DeclarationFact], _ order: OrderNode.Explanation?, _ states: [StateFact]) {
        self.init(
            missing: missing,
            before: order?.missing.prefix(Limits.Verifying.namedCalls).map(OrderFact.init) ?? [],
            ended: order?.ending.map(OrderFact.init), conditions: states)
    }
}
