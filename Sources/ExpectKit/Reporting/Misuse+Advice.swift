extension Misuse {
    /// What to write instead.
    var advice: String {
        switch self {
        case .secondCount: "keep one times(_:) or anyTimes()"
        case .unreachableAnswers: "drop the answers that no call can reach, or raise the count"
        case .impossibleCount(_, isVerification: false):
            "write a count of zero or more, such as times(2), times(1...) or times(0...3)"
        case .impossibleCount(_, isVerification: true):
            "write a count of zero or more, such as times: 2 or times: 1..."
        case .shadowed: "give the earlier one an upper bound, such as times(1...3), or leave this one out"
        case .incomparable(let part, _): part.advice
        case .lateClause:
            "write all clauses where the call is declared, before the code under test runs"
        case .clauseBeforeReset, .waitAfterReset: "declare the call again after reset() or checkpoint()"
        case .impossibleOrder:
            "leave out one of the two orders; a mock keeps its own, unless it is unordered"
        case .forwardedMatcher:
            "forward the value of the parameter: .value(_:); matchers are for declarations"
        case .unusedCompletion: "pass the PendingCompletion to a declared call: .held(by:)"
        case .earlierCalls(.neverCalled): "leave out orAlreadyCalled(), or expect the call at least once"
        case .earlierCalls(.suspended):
            "leave out orAlreadyCalled(), and suspend the call before the code under test runs"
        case .earlierCalls(.conditional):
            "leave out orAlreadyCalled(), or inOrder(_:), after(_:), when(_:_:) and then(_:_:)"
        case .noTape: "give the test the trait .tape, or make one: Tape(\"…\")"
        case .resumedTwice:
            "resume a call once; for another answer to the next call, suspend that one as well"
        case .completionCalledTwice:
            "call a completion handler once; for the next call, hold that one's as well"
        case .blockedReporter:
            "its reporter must return; failures that it has not reported yet may be lost"
        }
    }
}

extension Incomparable {
    fileprivate var advice: String {
        if isNameless { return "make \(type) Equatable, or build its module with reflection metadata" }
        return (isFunction ? "" : "make \(type) Equatable, or ")
            + "expect .any, .having(_:_:) or .matching(_:_:), for which the Invocation declares the argument as an Arg"
    }
}
