@testable import ExpectKit
@testable import ExpectKitExploration

extension ViolationWordingTests {
    /// What is wrong with searches through the orders of answers.
    static let orders = [
        order(
            .noCalls, "no held call was made, so no order of answers was tried",
            "  help: create the mocks in the body, hold them with answers.hold(…), and make the "
                + "calls before answerAll()"),
        order(
            .madeBeforeRun(mock: "API"), "API was made before the run of the body that holds it",
            "  help: make the mock in the body, so that each run has a new one"),
        order(
            .leftWaiting(["search(\"a\")"]), "the body returned while search(\"a\") waited for its answer",
            "  help: await answers.answerAll() in the body, after the last call and before the results are checked"
        ),
        order(
            .leftWaiting(["a", "b"]), "the body returned while a, b waited for their answers",
            "  help: await answers.answerAll() in the body, after the last call and before the results are checked"
        ),
        order(
            .notAnswered(["a"], after: .seconds(5)),
            "a waited 5.0 seconds for its answer, and answerAll() was not running",
            "  help: await answers.answerAll() before the body waits for the result; if the call "
                + "is made on a thread, a queue or a task that sleeps, await answers.waitForCalls(…) before that"
        ),
        order(
            .callsMissing(expected: 2, waiting: [], after: .seconds(5)),
            "waitForCalls(2) ended after 5.0 seconds with no waiting call",
            "  help: make the calls before waitForCalls(…), hold their mocks, or wait for fewer calls"),
        order(
            .callsMissing(expected: 3, waiting: ["a", "b"], after: .seconds(5)),
            "waitForCalls(3) ended after 5.0 seconds with 2 waiting calls: a, b",
            "  help: make the calls before waitForCalls(…), hold their mocks, or wait for fewer calls"),
        order(
            .blocked(after: .seconds(5)), "a task of the body ran for 5.0 seconds without a suspension",
            "  help: if the task blocks its thread to wait for another task, that task cannot run, because both share one "
                + "thread; await it instead"),
        order(
            .answeringTwice, "answerAll() was called while another answerAll() was running",
            "  help: await one answerAll() before the next"),
        order(
            .unreadableOrder("b a", isOfEnvironment: false), "“b a” is not an order of answers",
            "  help: write the numbers of the calls, such as \"2 1 3\", as the failure shows them"),
        order(
            .noSuchOrder(calls: [], isOfEnvironment: false),
            "the order cannot be repeated: no held call was made",
            "  help: run the search again without replaying:, and take the order from its failure"),
        order(
            .noSuchOrder(calls: ["a", "b"], isOfEnvironment: false),
            "the order cannot be repeated: one of its calls did not wait at its turn; the "
                + "calls were 1: a, 2: b",
            "  help: run the search again without replaying:, and take the order from its failure"),
        order(
            .unreadableOrder("b a", isOfEnvironment: true),
            "EXPECTKIT_ANSWER_ORDER is “b a”, which is not an order of answers",
            "  help: unset it to try all orders, or write the numbers of the calls, such as \"2 1 3\", "
                + "as the failure shows them"),
        order(
            .noSuchOrder(calls: [], isOfEnvironment: true),
            "the order cannot be repeated: no held call was made",
            "  help: run the search again without EXPECTKIT_ANSWER_ORDER, and take the order from its failure"
        ),
        order(
            .limitTooSmall(0), "the limit is 0, so no order of answers can be tried",
            "  help: write a positive limit"),
        order(
            .limitReached(tried: 10, total: .exactly(120)), "10 of 120 orders of answers were tried",
            "  help: raise the limit with inEveryAnswerOrder(limit:), or hold fewer calls"),
        order(
            .limitReached(tried: 10, total: .atLeast(14)), "10 of at least 14 orders of answers were tried",
            "  help: raise the limit with inEveryAnswerOrder(limit:), or hold fewer calls"),
        order(
            .notRepeatable(deviated: 1, tried: 3),
            "1 of 3 orders could not be tried, because the body did not repeat the calls of "
                + "an earlier run",
            "  help: wait for calls of threads and queues with answers.waitForCalls(…), and use no "
                + "random numbers and no clock"),
        order(
            .onlyReplayed("2 1", isOfEnvironment: false), "only the order 2 1 was tried",
            "  help: remove replaying: to try all orders"),
        order(
            .onlyReplayed("2 1", isOfEnvironment: true), "only the order 2 1 was tried",
            "  help: unset EXPECTKIT_ANSWER_ORDER to try all orders"),
        order(.threw(error: "Offline()"), "the body threw Offline()"),
    ]

    private static func order(_ problem: AnswerOrderProblem, _ lines: String...) -> Row {
        Row(.other(problem), .misuse, call: nil, lines: lines)
    }
}
