/// A call that was not allowed, with everything that is known about it. It is kept for the verification of the mock.
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
}
