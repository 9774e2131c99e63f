/// A mistake in a test itself, as data.
indirect enum Misuse: Error, Equatable, Sendable {
    // MARK: Counts

    case secondCount(CallCount, first: CallCount)
    case unreachableAnswers(Int, CallCount)
    /// A range that no number of calls can meet, as the test wrote it.
    case impossibleCount(String, isVerification: Bool)

    // MARK: Declarations

    /// An earlier expectation takes every call of a new one.
    case shadowed(call: String, by: DeclarationPlace)
    /// An argument cannot be compared. `caseName` is `nil` if the invocation is not an enum.
    case incomparable(Incomparable, caseName: String?)
    case lateClause(call: String, Lateness)
    case clauseBeforeReset
    case impossibleOrder(call: String?, after: OrderConflict)
    case earlierCalls(EarlierCallConflict)
    /// The mock does not know how to set a property, or any property.
    case noSettableProperty(call: String?)

    // MARK: Calls and reports

    case resumedTwice(call: String?)
    case completionCalledTwice(call: String)
    /// A mock forwards a matcher in place of the argument with this name.
    case forwardedMatcher(argument: String, call: String)
    /// A test waits for a call that was declared before the mock was reset.
    case waitAfterReset
    /// A test waits for a completion handler that no declared call holds.
    case unusedCompletion
    case blockedReporter(after: Duration)
    /// What answers a call calls the same mock again, until the stack is almost full.
    case nestedTooDeep(call: String, depth: Int)
}

/// Why calls that came before an expectation cannot count for it.
enum EarlierCallConflict: Sendable, Equatable {
    /// The call must never come.
    case neverCalled
    /// The test suspends the call.
    case suspended
    /// The expectation has an order across mocks, or a state.
    case conditional
}

/// Why a clause comes too late.
enum Lateness: Sendable, Equatable {
    /// The declaration took this many calls.
    case called(Int)
    case verified
}
