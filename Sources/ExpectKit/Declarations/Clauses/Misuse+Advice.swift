extension Misuse {
    /// What to write instead.
    var advice: String {
        switch self {
        case .secondCount: "keep one times(_:) or anyTimes()"
        case .unreachableAnswers: "remove the answers that no call can reach, or raise the count"
        case .impossibleCount(_, isVerification: false):
            "use a count of zero or more, such as times(2), times(1...) or times(0...3)"
        case .impossibleCount(_, isVerification: true):
            "use a count of zero or more, such as times: 2 or times: 1..."
        case .shadowed: "give the earlier one an upper bound, such as times(1...3), or remove this one"
        case .incomparable(let part, _): part.advice
        case .lateClause:
            "write all clauses where the call is declared, before the code under test runs"
        case .clauseBeforeReset, .waitAfterReset: "declare the call again after reset() or checkpoint()"
        case .impossibleOrder:
            "remove one of the two orders; an ordered mock has an order of its own"
        case .forwardedMatcher:
            "forward the value of the parameter with .value(_:); matchers are for declarations"
        case .unusedCompletion: "pass the PendingCompletion to a declared call with .held(by:)"
        case .earlierCalls(.neverCalled): "remove orAlreadyCalled(), or expect the call at least once"
        case .earlierCalls(.suspended):
            "remove orAlreadyCalled(), and suspend the call before the code under test runs"
        case .earlierCalls(.conditional):
            "remove orAlreadyCalled(), or inOrder(_:), after(_:), when(_:_:) and then(_:_:)"
        case .resumedTwice:
            "resume each call once; to answer the next call, suspend it too"
        case .completionCalledTwice:
            "call each completion handler once; for the next call, hold its handler too"
        case .blockedReporter:
            "its reporter must return, or failures may be lost"
        case .nestedTooDeep:
            "end the recursion in the closure or the real object that answers the call; it was not run again"
        }
    }
}

extension Incomparable {
    fileprivate var advice: String {
        if isNameless { return "make \(type) Equatable, or build its module with reflection metadata" }
        return (isFunction ? "" : "make \(type) Equatable, or ")
            + "declare the argument as an Arg in the Invocation, and expect .any, .having(_:_:) or .matching(_:_:)"
    }
}
