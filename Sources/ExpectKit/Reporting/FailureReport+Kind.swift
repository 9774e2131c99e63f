extension FailureReport {
    /// The kinds of failure.
    public enum Kind: Sendable, Equatable {
        /// A call that no declaration allows.
        case unexpected
        /// A call that is expected, but not now.
        case outOfOrder
        /// A call that came more often than a count allows.
        case surplus
        /// A call that was rejected.
        case rejected
        /// An expected call that did not come, or not often enough.
        case missing
        /// A call that was allowed, but has no answer.
        case unanswered
        /// An answer that does not fit the call.
        case wrongAnswer
        /// A call that was suspended and never resumed.
        case notResumed
        /// A suspended call whose task was not cancelled, though the test waited for it.
        case notCancelled
        /// A stream that a test feeds, and that was not consumed or not finished.
        case stream
        /// Calls that no expectation and no verification accounts for.
        case unaccounted
        /// A stub that answered no call.
        case unusedStub
        /// A completion handler that neither the mock nor the test called, which is only a warning.
        case droppedCompletion
        /// A tape that is missing, damaged, old or newly recorded, or that differs from the real object.
        case tape
        /// A condition that does not hold in one of several runs of a test's body.
        case unmetCondition
        /// A mistake in the test, such as a declaration that is refused.
        case misuse
        /// A call that a naggy mock ignored, which is only a warning.
        case uninteresting
    }
}
