import ExpectKit

extension AnswerOrderProblem: ReportableProblem {
    var kind: FailureReport.Kind { .misuse }

    var headlineMayBreak: Bool { false }

    var wording: Wording {
        switch self {
        case .noCalls:
            Wording(
                "no held call was made, so no order of answers was tried",
                advice:
                    "create the mocks in the body, hold them with answers.hold(…), and make the calls before answerAll()"
            )
        case .madeBeforeRun(let mock):
            Wording(
                "\(mock) was made before the run of the body that holds it",
                advice: "make the mock in the body, so that each run has a new one")
        case .leftWaiting(let calls):
            Wording(
                "the body returned while \(named(calls)) waited for \(answers(calls))",
                advice:
                    "await answers.answerAll() in the body, after the last call and before the results are checked"
            )
        case .notAnswered(let calls, let limit):
            Wording(
                "\(named(calls)) waited \(limit) for \(answers(calls)), and answerAll() was not running",
                advice:
                    "await answers.answerAll() before the body waits for the result; if the call is made on a thread, a queue or a "
                    + "task that sleeps, await answers.waitForCalls(…) before that")
        case .callsMissing(let expected, let waiting, let limit):
            Wording(
                "waitForCalls(\(expected)) ended after \(limit) with "
                    + (waiting.isEmpty
                        ? "no waiting call" : "\(counted(waiting.count, "waiting call")): \(named(waiting))"),
                advice: "make the calls before waitForCalls(…), hold their mocks, or wait for fewer calls")
        case .blocked(let limit):
            Wording(
                "a task of the body ran for \(limit) without a suspension",
                advice:
                    "if the task blocks its thread to wait for another task, that task cannot run, because both share one thread; "
                    + "await it instead")
        case .mainQueueBlocked(let limit):
            Wording(
                "the main queue was blocked for \(limit), so the tasks of the body now run without it",
                advice: "do not block the main thread to wait for a task; await the task instead")
        case .answeringTwice:
            Wording(
                "answerAll() was called while another answerAll() was running",
                advice: "await one answerAll() before the next")
        case .unreadableOrder(let text, let isOfEnvironment):
            Wording(
                (isOfEnvironment ? "EXPECTKIT_ANSWER_ORDER is “\(text)”, which" : "“\(text)”")
                    + " is not an order of answers",
                advice: (isOfEnvironment ? "unset it to try all orders, or " : "")
                    + "write the numbers of the calls, such as \"2 1 3\", as the failure shows them")
        case .noSuchOrder(let calls, let isOfEnvironment):
            Wording(
                "the order cannot be repeated: "
                    + (calls.isEmpty
                        ? "no held call was made"
                        : "one of its calls did not wait at its turn; the calls were "
                            + calls.enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(
                                separator: ", ")),
                advice:
                    "run the search again without \(isOfEnvironment ? "EXPECTKIT_ANSWER_ORDER" : "replaying:"), and take the "
                    + "order from its failure")
        case .limitTooSmall(let limit):
            Wording(
                "the limit is \(limit), so no order of answers can be tried", advice: "write a positive limit"
            )
        case .limitReached(let tried, let total):
            Wording(
                "\(tried) of \(total.words) orders of answers were tried",
                advice: "raise the limit with inEveryAnswerOrder(limit:), or hold fewer calls")
        case .notRepeatable(let deviated, let tried):
            Wording(
                "\(deviated) of \(counted(tried, "order")) could not be tried, because the body did not repeat the calls of "
                    + "an earlier run",
                advice:
                    "wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers and no clock"
            )
        case .onlyReplayed(let order, let isOfEnvironment):
            Wording(
                "only the order \(order) was tried",
                advice: (isOfEnvironment ? "unset EXPECTKIT_ANSWER_ORDER" : "remove replaying:")
                    + " to try all orders")
        // A note says what to do.
        case .threw(let error): Wording("the body threw \(error)")
        }
    }
}

private func named(_ calls: [String]) -> String { calls.joined(separator: ", ") }

private func answers(_ calls: [String]) -> String { calls.count == 1 ? "its answer" : "their answers" }
