extension Misuse {
    /// What is wrong.
    var words: String {
        switch self {
        case .secondCount(let count, let first):
            "a second count (\(count.words)) for a call that is expected \(first.words)"
        case .unreachableAnswers(let answers, let count):
            "\(counted(answers, "answer")) for a call that is expected \(count.words)"
        case .impossibleCount(let count, _): "the count \(count) can never be met"
        case .shadowed(let call, let place):
            "\(call) can never be met: an earlier expectation of the same call (\(place)) has no upper bound"
        case .incomparable(let part, let caseName):
            "\(part.words(in: caseName)) cannot be compared: \(part.type) is \(part.reason)"
        case .lateClause(let call, .called(let calls)):
            "a clause was added to \(call) after it had taken \(counted(calls, "call"))"
        case .lateClause(let call, .verified): "a clause was added to \(call) after it had been verified"
        case .clauseBeforeReset: "a clause was added to a call that was declared before the mock was reset"
        case .impossibleOrder(let call, let conflict):
            "\(call ?? "a call") cannot come after \(conflict.words)"
        case .earlierCalls(.neverCalled): "orAlreadyCalled() on a call that must never come"
        case .earlierCalls(.suspended): "orAlreadyCalled() on a call that the test suspends"
        case .earlierCalls(.conditional):
            "orAlreadyCalled() on a call with a state, or with an order across mocks"
        case .resumedTwice(let call): "\(call ?? "a call") was resumed twice"
        case .completionCalledTwice(let call): "the completion handler of \(call) was called twice"
        case .forwardedMatcher(let argument, let call):
            "the mock forwards a matcher as \(argument): \(call)"
        case .waitAfterReset: "the test waits for a call that was declared before the mock was reset"
        case .unusedCompletion: "the test waits for a completion handler that no declared call holds"
        case .blockedReporter(let patience):
            "a failure of this mock is still being reported after \(patience)"
        case .nestedTooDeep(let call, let depth):
            "\(call) calls its own mock, \(depth) calls deep, and the stack has no room for more"
        }
    }
}

extension Incomparable {
    /// The argument, or the call if the path is empty.
    fileprivate func words(in caseName: String?) -> String {
        if path.isEmpty { return caseName ?? "the call" }
        return path + (caseName.map { " of \($0)" } ?? "")
    }

    fileprivate var reason: String {
        isNameless
            ? "not Equatable, and its module was built without the names of its cases"
            : "neither Equatable nor a class"
    }
}

extension OrderConflict {
    fileprivate var words: String {
        switch self {
        case .members(let order): "the calls in \(order), which come after it"
        case .itself: "itself"
        case .other(let subject, let place): "\(subject.words) (\(place)), which comes after it"
        }
    }
}
