/// What kept a call from the expectation that it fits, beside the order of its mock: calls of other mocks, an order
/// inside of a group, or a state.
///
/// It is noted when the call comes, as all of these may change afterwards.
struct Obstacles: Sendable {
    /// The position of the expectation.
    let position: Int
    /// What its own mock expects right before it and had not come, by position.
    var missing: [Int] = []
    /// The first of these as they were.
    var missingFacts: [DeclarationFact] = []
    /// What had not come right before it in orders of several mocks.
    var before: [OrderFact] = []
    /// What ended its turn.
    var ended: OrderFact?
    /// How many expectations had not come that stand before it, or had been called that stand behind it.
    var places = 0
    /// The states that it asks for.
    var conditions: [StateFact] = []
    /// Whether only calls that already failed blocked it.
    var isFollowing = false
}
