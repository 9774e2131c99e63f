/// A mistake in a test itself, as data.
indirect enum Misuse: Error, Equatable, Sendable {
    case secondCount(CallCount, first: CallCount)
    case unreachableAnswers(Int, CallCount)
    /// A range, as the test wrote it.
    case impossibleCount(String, isVerification: Bool)
    /// An earlier expectation takes every call of a new one.
    case shadowed(call: String, by: DeclarationPlace)
    /// An argument cannot be compared. `caseName` is `nil` if the invocation is not an enum.
    case incomparable(Incomparable, caseName: String?)
    case lateClause(call: String, Lateness)
    case clauseBeforeReset
    case impossibleOrder(call: String, after: OrderConflict)
    /// The mock does not know how to set a property, or any property.
    case noSettableProperty(call: String?)
    case resumedTwice(call: String?)
    case completionCalledTwice(call: String)
    /// A mock forwards a matcher in place of the argument with this name.
    case forwardedMatcher(argument: String, call: String)
    case waitAfterReset
    case unusedCompletion
    case blockedReporter(after: Duration)
    /// What answers a call calls the same mock again, until the stack is almost full.
    case nestedTooDeep(call: String, depth: Int)
}

/// Why a clause comes too late: the declaration took this many calls, or was verified.
enum Lateness: Sendable, Equatable {
    case called(Int)
    case verified

    fileprivate var words: String {
        switch self {
        case .called(let calls): "taken \(counted(calls, "call"))"
        case .verified: "been verified"
        }
    }
}

extension Misuse {
    var wording: Wording {
        switch self {
        case .secondCount(let count, let first):
            Wording(
                "a second count (\(count.words)) for a call that is expected \(first.words)",
                advice: "keep one times(_:) or anyTimes()")
        case .unreachableAnswers(let answers, let count):
            Wording(
                "\(counted(answers, "answer")) for a call that is expected \(count.words)",
                advice: "remove the answers that no call can reach, or raise the count")
        case .impossibleCount(let count, let isVerification):
            Wording(
                "the count \(count) can never be met",
                advice: "use a count of zero or more, such as "
                    + (isVerification ? "times: 2 or times: 1..." : "times(2), times(1...) or times(0...3)"))
        case .shadowed(let call, let place):
            Wording(
                "\(call) can never be met: an earlier expectation of the same call (\(place)) has no upper bound",
                advice: "give the earlier one an upper bound, such as times(1...3), or remove this one")
        case .incomparable(let part, let caseName):
            Wording(
                "\(part.words(in: caseName)) cannot be compared: \(part.type) is \(part.reason)", advice: part.advice)
        case .lateClause(let call, let lateness):
            Wording(
                "a clause was added to \(call) after it had \(lateness.words)",
                advice: "write all clauses where the call is declared, before the code under test runs")
        case .clauseBeforeReset:
            Wording(
                "a clause was added to a call that was declared before the mock was reset", advice: Self.declareAgain)
        case .waitAfterReset:
            Wording("the test waits for a call that was declared before the mock was reset", advice: Self.declareAgain)
        case .impossibleOrder(let call, let conflict):
            Wording(
                "\(call) cannot be ordered after \(conflict.words)",
                advice: "remove one of the two orders; an ordered mock has an order of its own")
        case .noSettableProperty(let call):
            Wording(
                call.map { "\($0) is no property that can be set" } ?? "the mock has no property that can be set",
                advice: "stub it with an answer; if it has a setter, generate the mock again, or list it in "
                    + "settableProperties of the Invocation of a mock by hand")
        case .resumedTwice(let call):
            Wording(
                "\(call ?? "a call") was resumed twice",
                advice: "resume each call once; to answer the next call, suspend it too")
        case .completionCalledTwice(let call):
            Wording(
                "the completion handler of \(call) was called twice",
                advice: "call each completion handler once; for the next call, hold its handler too")
        case .forwardedMatcher(let argument, let call):
            Wording(
                "the mock forwards a matcher as \(argument): \(call)",
                advice: "forward the value of the parameter with .value(_:); matchers are for declarations")
        case .unusedCompletion:
            Wording(
                "the test waits for a completion handler that no declared call holds",
                advice: "pass the PendingCompletion to a declared call with .held(by:)")
        case .blockedReporter(let patience):
            Wording(
                "a failure of this mock is still being reported after \(patience)",
                advice: "its reporter must return, or failures may be lost")
        case .nestedTooDeep(let call, let depth):
            Wording(
                "\(call) calls its own mock, \(depth) calls deep, and the stack has no room for more",
                advice:
                    "end the recursion in the closure or the real object that answers the call; it was not run again")
        }
    }

    private static let declareAgain = "declare the call again after reset() or checkpoint()"
}

extension Incomparable {
    fileprivate func words(in caseName: String?) -> String {
        if path.isEmpty { return caseName ?? "the call" }
        return path + (caseName.map { " of \($0)" } ?? "")
    }

    fileprivate var reason: String {
        if isTooDeep { return "not Equatable, and nested more than \(Limits.Comparing.nesting) levels deep" }
        return isNameless
            ? "not Equatable, and its module was built without the names of its cases" : "neither Equatable nor a class"
    }

    fileprivate var advice: String {
        if isNameless { return "make \(type) Equatable, or build its module with reflection metadata" }
        return (isFunction ? "" : "make \(type) Equatable, or ")
            + (isInArg ? "" : "declare the argument as an Arg in the Invocation, and ")
            + "expect .any, .having(_:_:) or .matching(_:_:)"
    }
}
