extension Misuse {
    /// What is wrong.
    var words: String {
        switch self {
        case .secondCount(let count, let first):
            "a second count, \(count.words), for a call that is expected \(first.words)"
        case .unreachableAnswers(let answers, let count):
            "\(counted(answers, "answer")) for a call that is expected \(count.words)"
        case .impossibleCount(let count, _): "a count of \(count), which no number of calls can meet"
        case .shadowed(let call, let place):
            "\(call) is expected behind an open-ended expectation of the same call (\(place)), "
                + "which takes every call, so that this one is never met"
        case .incomparable(let part, let caseName):
            "\(part.words(in: caseName)) cannot be compared: \(part.type) is \(part.reason)"
        case .lateClause(let call, .called(let calls)):
            "a clause for \(call), which has taken \(counted(calls, "call")) already"
        case .lateClause(let call, .verified): "a clause for \(call), which has been verified already"
        case .clauseBeforeReset: "a clause for a call that was declared before the mock was reset"
        case .impossibleOrder(let call, let conflict):
            "\(call ?? "a call") cannot come after \(conflict.words): that comes after it, or is the same"
        case .earlierCalls(.neverCalled): "orAlreadyCalled() for a call that must never come"
        case .earlierCalls(.suspended): "orAlreadyCalled() for a call that the test suspends"
        case .earlierCalls(.conditional):
            "orAlreadyCalled() for a call with a state, or with an order across mocks"
        case .noTape: "there is no tape to use"
        case .resumedTwice(let call): "\(call ?? "a call") is resumed a second time"
        case .completionCalledTwice(let call): "the completion handler of \(call) is called a second time"
        case .forwardedMatcher(let argument, let call):
            "the wrapper forwards a matcher as \(argument): \(call)"
        case .waitAfterReset: "a wait for a call that was declared before the mock was reset"
        case .unusedCompletion: "a wait for a completion handler that no declared call holds"
        case .blockedReporter(let patience):
            "a failure of this mock is still being reported after \(patience)"
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
        case .members(let order): "what is in \(order) already"
        case .itself: "itself"
        case .other(let subject, let place): "\(subject.words) (\(place))"
        }
    }
}
