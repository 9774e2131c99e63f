import ExpectKit

extension AnswerOrderProblem: ReportableProblem {
    var kind: ReportableProblemKind { .misuse }

    var headlineMayBreak: Bool { false }

    var lines: [String] { advice.map { [$0] } ?? [] }

    /// The sentence of a report.
    var headline: String {
        switch self {
        case .noCalls: "no held call came, so no order of answers was tried"
        case .leftWaiting(let calls): "the body returned while \(named(calls)) waited for \(answers(calls))"
        case .notAnswered(let calls, let limit):
            "\(named(calls)) waited \(limit) for \(answers(calls)), and answerAll() was not running"
        case .callsMissing(let expected, let waiting, let limit):
            "waitForCalls(\(expected)) ended after \(limit) with "
                + (waiting.isEmpty
                    ? "no waiting call" : "\(counted(waiting.count, "waiting call")): \(named(waiting))")
        case .blocked(let limit): "a task of the body ran for \(limit) without a suspension"
        case .mainQueueBlocked(let limit):
            "the main queue was blocked for \(limit), so the tasks of the body now run without it"
        case .answeringTwice: "answerAll() was called while another answerAll() was running"
        case .unreadableOrder(let text, let isOfEnvironment):
            isOfEnvironment
                ? "EXPECTKIT_ANSWER_ORDER is “\(text)”, which is not an order of answers"
                : "“\(text)” is not an order of answers"
        case .noSuchOrder(let calls, _):
            calls.isEmpty
                ? "the order cannot be repeated: no held call came"
                : "the order cannot be repeated: one of its calls did not wait at its turn; the calls were "
                    + calls.enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
        case .limitTooSmall(let limit): "the limit is \(limit), so no order of answers can be tried"
        case .limitReached(let tried, let total): "\(tried) of \(total.words) orders of answers were tried"
        case .notRepeatable(let deviated, let tried):
            "\(deviated) of \(counted(tried, "order")) could not be tried, because the body did not repeat the calls of "
                + "an earlier run"
        case .onlyReplayed(let order, _): "only the order \(order) was tried"
        case .threw(let error): "the body threw \(error)"
        }
    }

    /// What to do; `nil` if a note says it.
    var advice: String? {
        switch self {
        case .noCalls:
            "create the mocks in the body, hold them with answers.hold(…), and make the calls before answerAll()"
        case .leftWaiting:
            "await answers.answerAll() in the body, after the last call and before the results are checked"
        case .notAnswered:
            "await answers.answerAll() before the body waits for the result; if the call comes from a thread, a queue or a "
                + "task that sleeps, await answers.waitForCalls(…) before that"
        case .callsMissing: "make the calls before waitForCalls(…), hold their mocks, or wait for fewer calls"
        case .blocked:
            "if the task blocks its thread to wait for another task, that task cannot run, because both share one thread; "
                + "await it instead"
        case .mainQueueBlocked:
            "do not block the main thread to wait for a task; await the task instead"
        case .answeringTwice: "await one answerAll() before the next"
        case .unreadableOrder(_, let isOfEnvironment):
            (isOfEnvironment ? "unset it to try all orders, or " : "")
                + "write the numbers of the calls, such as \"2 1 3\", as the failure shows them"
        case .noSuchOrder(_, let isOfEnvironment):
            "run the search again without \(isOfEnvironment ? "EXPECTKIT_ANSWER_ORDER" : "replaying:"), and take the "
                + "order from its failure"
        case .limitTooSmall: "write a positive limit"
        case .limitReached: "raise the limit with inEveryAnswerOrder(limit:), or hold fewer calls"
        case .notRepeatable:
            "wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers and no clock"
        case .onlyReplayed(_, let isOfEnvironment):
            isOfEnvironment
                ? "unset EXPECTKIT_ANSWER_ORDER to try all orders" : "remove replaying: to try all orders"
        case .threw: nil
        }
    }
}

private func named(_ calls: [String]) -> String { calls.joined(separator: ", ") }

private func answers(_ calls: [String]) -> String { calls.count == 1 ? "its answer" : "their answers" }
