import ExpectKit

/// What is wrong with a search through the orders of answers, or with one of its runs.
enum AnswerOrderProblem: Sendable, Equatable {
    /// No held call has come, so there is no order to try.
    case noCalls
    /// The body holds a mock that it has not made itself.
    case madeBeforeRun(mock: String)
    /// The body has returned while calls waited for their answers.
    case leftWaiting([String])
    /// The test has not answered calls in time.
    case notAnswered([String], after: Duration)
    /// Calls that the test waits for have not come.
    case callsMissing(expected: Int, waiting: [String], after: Duration)
    /// A task of the body has run for too long without a suspension.
    case blocked(after: Duration)
    /// Something has blocked the main queue, so the tasks of the body could not continue. This is a warning, because
    /// another test may have blocked it.
    case mainQueueBlocked(after: Duration)
    /// The test answers calls while it answers calls already.
    case answeringTwice
    /// The text that is to repeat an order contains something else than numbers of calls.
    case unreadableOrder(String, isOfEnvironment: Bool)
    /// The order that is to be repeated does not exist.
    case noSuchOrder(calls: [String], isOfEnvironment: Bool)
    /// The limit is no positive number.
    case limitTooSmall(Int)
    /// The limit was reached. This is a warning.
    case limitReached(tried: Int, total: AnswerOrderFact.Total)
    /// The body made other calls in some runs than in the runs before. This is a warning.
    case notRepeatable(deviated: Int, tried: Int)
    /// Only one order was run. This is a warning.
    case onlyReplayed(String, isOfEnvironment: Bool)
    /// The body has thrown an error of a type that cannot say the order. This is a warning, because the error itself
    /// fails the test.
    case threw(error: String)

    /// Whether the test does not fail because of it.
    var isWarning: Bool {
        switch self {
        case .limitReached, .mainQueueBlocked, .notRepeatable, .onlyReplayed, .threw: true
        case .noCalls, .madeBeforeRun, .leftWaiting, .notAnswered, .callsMissing, .blocked, .answeringTwice,
            .unreadableOrder, .noSuchOrder, .limitTooSmall:
            false
        }
    }
}
