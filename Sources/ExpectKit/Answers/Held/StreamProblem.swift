/// What is wrong with a stream that a test feeds.
enum StreamProblem: Sendable, Equatable {
    /// Values that no code has consumed, of all values.
    case notConsumed(Int, of: Int, isCalled: Bool)
    /// A consumer took all values, and has not come back for the next one.
    case notAskedAgain
    case notFinished(after: Duration)
    /// A value was yielded, or the stream was finished, after its end.
    case alreadyFinished
}

/// A problem of a stream with the call that returned it.
struct ReportedStreamProblem: ReportableProblem {
    let call: String
    let problem: StreamProblem

    var kind: ReportableProblemKind { problem == .alreadyFinished ? .misuse : .stream }

    var wording: Wording {
        switch problem {
        case .notConsumed(_, of: _, isCalled: false):
            Wording(
                "\(call) was not called, so nothing consumed its stream",
                advice: "let the code under test call it")
        case .notConsumed(_, of: 0, isCalled: true):
            Wording(
                "nothing consumed the stream of \(call)", advice: "let the code under test iterate over it")
        case .notConsumed(let count, of: let all, isCalled: true):
            Wording(
                "\(count) of \(counted(all, "value")) of the stream of \(call) \(count == 1 ? "was" : "were") not consumed",
                advice: "await waitUntilConsumed() before the test ends, or do not yield the value")
        case .notAskedAgain:
            Wording(
                "the consumer of the stream of \(call) took all values, and did not come back for more",
                advice: "it may still work on the last value, or have left its loop while the stream is alive"
            )
        case .notFinished(let limit):
            Wording(
                "the stream of \(call) was not finished, and its consumer waited for \(limit)",
                advice: "call finish() or finish(throwing:), or cancel the task that consumes the stream")
        case .alreadyFinished:
            Wording("the stream of \(call) has ended already", advice: "yield all values before finish()")
        }
    }
}
