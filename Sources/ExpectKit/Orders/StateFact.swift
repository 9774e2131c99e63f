/// States as a failure shows them: the current one, or those that a declaration requires.
struct StateFact: Sendable, Equatable {
    /// What the test calls the states, such as `light`.
    let name: String
    /// The descriptions of the states. If there are several, any of them is allowed.
    let states: [String]
}

extension StateMachine {
    /// The current state. Describing it runs client code.
    var fact: StateFact { StateFact(name: name, states: [describe(current)]) }
}

extension StateCondition {
    /// The states that it requires. Describing them runs client code.
    var fact: StateFact { StateFact(name: states.name, states: allowed.map(states.describe)) }
}
