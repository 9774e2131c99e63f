/// What blocked a call that fits an expectation, apart from the order of its mock: calls of other mocks, an order
/// inside of a group, or a state.
///
/// It is noted when the call comes, because all of these may change afterwards.
struct Obstacles: Sendable {
    /// The position of the expectation that the call fits.
    let position: Int
    /// The positions of the missing calls that its own mock expects right before it.
    var missing: [Int] = []
    /// The first few of these, described.
    var missingFacts: [DeclarationFact] = []
    /// The first few missing calls right before it in orders across mocks.
    var before: [OrderFact] = []
    /// The places of all missing calls right before it in orders across mocks.
    var nodes: [OrderNode] = []
    /// The later call that ended its turn.
    var ended: OrderFact?
    /// How many calls are missing before it; if none are, how many later calls have come.
    var places = 0
    /// The states that it requires.
    var conditions: [StateFact] = []
    /// Whether only calls that already failed blocked it.
    var isFollowing = false
}
