/// A call that was not allowed, kept with all that is known of it until the sequences are compared.
struct Divergence: Sendable {
    /// The call's number in the journal.
    let call: Int
    /// The position in the queue of the next expectation.
    let head: Int
    /// How the call came about; only for the first few, as capturing takes time.
    let trace: CapturedTrace?
    /// Whether it was reported when it happened.
    let isReported: Bool
    /// What answered it, if it had an answer.
    var answer: GivenAnswer?
    /// What kept it from the expectation that it fits, beside the order of its mock.
    var obstacles: Obstacles?
}
