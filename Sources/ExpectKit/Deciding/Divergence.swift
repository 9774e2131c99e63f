/// A call that was not allowed, as the verification of the mock needs it.
struct Divergence: Sendable {
    /// The call's number in the journal.
    let call: Int
    /// The position in the queue of the next expectation.
    let head: Int
    /// The stack of the call. Only the first few calls have one, because capturing takes time.
    let trace: CapturedTrace?
    /// Whether it was reported when it happened.
    var isReported: Bool
    /// The answer that it got, if it is known.
    var answer: GivenAnswer?
    /// What blocked it apart from the order of its mock, if anything did.
    var obstacles: Obstacles?
    /// The expectation of another mock that it was probably meant for.
    var elsewhere: MisdirectedCall?
}

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
