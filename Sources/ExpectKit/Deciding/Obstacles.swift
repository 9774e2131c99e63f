/// What blocked a call that fits an expectation, apart from the order of its mock: calls of other mocks, an order
/// inside of a group, or a state.
///
/// It is noted when the call comes, because all of these may change afterwards.
struct Obstacles: Sendable {
    /// The position of the expectation that the call fits.
    let position: Int
    /// The positions of the missing calls that its own mock expects right before it.
    let missing: [Int]
    /// The same and the other obstacles, described.
    let blocked: OutOfOrderCall.Blocked
    /// The first missing call in orders across mocks, to look at again when the mock is verified. Weak, because a node
    /// holds client values, and a reset destroys what is kept here under the lock.
    let first: OrderNode.Reference
    /// The calls of several mocks around the call that blocked it.
    let table: SequenceTable?
    /// Whether only calls that already failed blocked it.
    let isFollowing: Bool
}
