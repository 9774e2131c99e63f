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
    /// The first of them, to look at again when the mock is verified. Weak, because a node holds client values, and a
    /// reset destroys what is kept here under the lock.
    var first = OrderNode.Reference()
    /// The calls of several mocks around the call that blocked it.
    var excerpt: OrderExcerpt?
    /// The later call that came already, so that the call is too late.
    var ended: OrderFact?
    /// The states that it requires.
    var conditions: [StateFact] = []
    /// Whether only calls that already failed blocked it.
    var isFollowing = false
}
