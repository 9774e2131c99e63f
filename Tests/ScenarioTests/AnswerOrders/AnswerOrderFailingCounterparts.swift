import ExpectKit
import ExpectKitExploration
import Foundation
import Testing

/// Bodies that make mistakes with `inEveryAnswerOrder`, each with its failure.
struct AnswerOrderFailingCounterparts {
    // MARK: Bodies with a mistake

    /// A body, and the text of its one failure.
    struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let body: @Sendable (AnswerScheduler) async -> Void

        init(_ name: String, _ text: String, _ body: @escaping @Sendable (AnswerScheduler) async -> Void) {
            (testDescription, self.text, self.body) = (name, text, body)
        }
    }

    private static let nothingHeld = """
        inEveryAnswerOrder: no held call was made, so no order of answers was tried
          help: create the mocks in the body, hold them with answers.hold(…), and make the calls before
              answerAll()
        """

    static let mistakes = [
        Mistake("awaits a call that nobody answers", unanswered("a")) { answers in
            _ = try? await heldAPI(answers).search("a")
        },
        Mistake("awaits a call before it answers all", unanswered("a")) { answers in
            let api = heldAPI(answers)
            _ = try? await api.search("a")
            _ = try? await api.search("b")
            await answers.answerAll()
        },
        Mistake("makes a call after the answers", unanswered("b")) { answers in
            let api = heldAPI(answers)
            async let first = api.search("a")
            await answers.answerAll()
            _ = try? await first
            _ = try? await api.search("b")
        },
        Mistake("polls for a call that nobody answers", unanswered("a")) { answers in
            let api = heldAPI(answers)
            let search = Task { (try? await api.search("a")) != nil }
            let isFound = Shown()
            Task { isFound.set(await search.value) }
            while !isFound.isTrue { await Task.yield() }
        },
        Mistake(
            "returns while a call waits",
            """
            inEveryAnswerOrder: the body returned while search("a") waited for its answer
              help: await answers.answerAll() in the body, after the last call and before the results are
                  checked
            """
        ) { answers in
            let api = heldAPI(answers)
            let task = Task { _ = try? await api.search("a") }
            await answers.waitForCalls()
            _ = task
        },
        Mistake("makes no call", nothingHeld) { answers in await answers.answerAll() },
        Mistake("forgets to hold its mock", nothingHeld) { _ in
            let api = MockSearchAPI()
            api.stub(.search(.any)).andReturn([])
            _ = try? await api.search("a")
        },
        Mistake(
            "holds a mock of an earlier test",
            """
            inEveryAnswerOrder: MockSearchAPI was made before the run of the body that holds it
              help: make the mock in the body, so that each run has a new one
            """
        ) { [api = MockSearchAPI()] answers in
            answers.hold(api)
            api.stub(.search(.any)).andReturn([])
            async let found = api.search("a")
            await answers.answerAll()
            _ = try? await found
        },
        Mistake(
            "blocks the thread of the run",
            """
            inEveryAnswerOrder: a task of the body ran for 0.2 seconds without a suspension
              help: if the task blocks its thread to wait for another task, that task cannot run, because both
                  share one thread; await it instead
            """
        ) { answers in
            let api = heldAPI(answers)
            let isFound = DispatchSemaphore(value: 0)
            let blocked = Task { block(until: isFound) }
            let search = Task {
                _ = try? await api.search("a")
                isFound.signal()
            }
            await answers.answerAll()
            _ = await (blocked.value, search.value)
        },
    ]

    @Test(arguments: mistakes) func aBodyWithAMistakeFailsOnce(_ mistake: Mistake) async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                runs += 1
                await mistake.body(answers)
            }
        }
        #expect(runs == 1)
        expectOne(issues, at: line, mistake.text)
    }

    @Test func twoAnswerAllsAtTheSameTime() async throws {
        let line = #line + 6
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                async let found = api.search("a")
                async let first: Void = answers.answerAll()
                async let second: Void = answers.answerAll()
                _ = await (first, second)
                _ = try? await found
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: answerAll() was called while another answerAll() was running
              help: await one answerAll() before the next
            """)
    }

    @Test func aWaitForMoreCallsThanThereAre() async throws {
        let line = #line + 5
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                let api = heldAPI(answers)
                async let found = api.search("a")
                await answers.waitForCalls(2, within: .milliseconds(60))
                await answers.answerAll()
                _ = try? await found
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: waitForCalls(2) ended after 0.06 seconds with 1 waiting call: search("a")
              help: make the calls before waitForCalls(…), hold their mocks, or wait for fewer calls
            """)
    }

    @Test func anErrorThatPreventsACall() async throws {
        var text: String?
        let line = #line + 7
        let issues = try await Issues.recorded(warnings: true) {
            do {
                try await inEveryAnswerOrder { answers in
                    let api = MockSearchAPI()
                    answers.hold(api)
                    api.expect(.search("a")).andReturn([])
                    api.expect(.search("b")).andReturn([])
                    async let first = api.search("a")
                    await answers.answerAll()
                    _ = try await first
                    throw NoResults()
                }
            } catch {
                text = "\(error)"
            }
        }
        #expect(
            text == """
                NoResults()
                fails when the calls are answered in the order of their arrival (order 1 of 1)
                to run only this order, write inEveryAnswerOrder(replaying: "1"), or set EXPECTKIT_ANSWER_ORDER="1"
                """)
        expectOne(
            issues, at: line,
            """
            MockSearchAPI: missing search("b")
              expected: 2 of 2, once, never called

                expected             called
              1 search("a") → []  =  search("a") → []
              2 search("b") → []  ≠  never

              this is a warning because the test has already failed
            """)
    }

    // MARK: Mocks with other reporters

    private struct FailingReporter: FailureReporter {
        func report(_ failure: FailureReport) { Issue.record("\(failure.kind)") }
    }

    /// Runs a search in which each run misses a call.
    ///
    /// - Returns: The number of runs.
    private func runsThatMissACall(_ reporter: any FailureReporter) async -> Int {
        var runs = 0
        await inEveryAnswerOrder { answers in
            runs += 1
            let (api, other) = (heldAPI(answers), MockSearchAPI())
            other.mock.reporter = reporter
            other.expect(.search("c")).andReturn([])
            async let first = api.search("a")
            async let second = api.search("b")
            await answers.answerAll()
            _ = try? await (first, second)
        }
        return runs
    }

    @Test func aFailureThatDoesNotFailTheTestDoesNotEndTheSearch() async throws {
        let failures = FailureRecorder()
        let issues = try await Issues.recorded(warnings: true) {
            #expect(await runsThatMissACall(failures) == 2)
        }
        #expect(failures.reports.map(\.kind) == [.missing, .missing])
        #expect(issues == [])
    }

    @Test func aFailureThatFailsTheTestEndsTheSearch() async throws {
        let issues = try await Issues.recorded {
            #expect(await runsThatMissACall(FailingReporter()) == 1)
        }
        #expect(issues.count == 1)
    }

    // MARK: Orders that cannot be tried

    @Test(arguments: ["", "two", "1 1", "0 1", "-1", "1;2", "1 2 x"])
    func aTextThatIsNoOrder(text: String) async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(replaying: text) { _ in runs += 1 }
        }
        #expect(runs == 0)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: “\(text)” is not an order of answers
              help: write the numbers of the calls, such as "2 1 3", as the failure shows them
            """)
    }

    @Test(arguments: ["3", "2 1 3", "1 2 99999999999"])
    func anOrderThatDoesNotExist(order: String) async throws {
        let line = #line + 2
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(replaying: order) { answers in await searchTwice(answers) }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the order cannot be repeated: one of its calls did not wait at its turn; the calls were 1: search("a"), 2: search("b")
              help: run the search again without replaying:, and take the order from its failure
            """)
    }

    @Test(arguments: [0, -1]) func aLimitThatAllowsNoOrder(limit: Int) async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(limit: limit) { _ in runs += 1 }
        }
        #expect(runs == 0)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the limit is \(limit), so no order of answers can be tried
              help: write a positive limit
            """)
    }

    // MARK: Warnings

    @Test func moreOrdersThanTheLimit() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(limit: 4) { answers in
                runs += 1
                await searchThreeTimes(answers)
            }
        }
        #expect(runs == 4)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 4 of 6 orders of answers were tried
              help: raise the limit with inEveryAnswerOrder(limit:), or hold fewer calls
            """)
    }

    @Test func aLimitThatIsTheNumberOfOrders() async throws {
        var runs = 0
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(limit: 6) { answers in
                runs += 1
                await searchThreeTimes(answers)
            }
        }
        #expect(runs == 6)
        #expect(issues == [])
    }

    @Test func aReplayedOrderThatPasses() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(replaying: "2 1") { answers in await searchTwice(answers) }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: only the order 2 1 was tried
              help: remove replaying: to try all orders
            """)
    }

    @Test func aBodyThatMakesOtherCallsInItsSecondRun() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                if runs == 1 { await searchThreeTimes(answers) } else { await searchOnce(answers) }
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 3 of 4 orders could not be tried, because the body did not repeat the calls of an earlier run
              help: wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers
                  and no clock
            """)
    }

    @Test func aBodyThatMakesAsManyOtherCallsInItsSecondRun() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                let (api, other) = (heldAPI(answers), heldAPI(answers))
                let second = runs == 1 ? api : other
                async let first = api.search("a")
                async let next = second.search("b")
                await answers.answerAll()
                _ = try? await (first, next)
            }
        }
        #expect(runs == 2)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 1 of 2 orders could not be tried, because the body did not repeat the calls of an earlier run
              help: wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers
                  and no clock
            """)
    }

    @Test func aBodyThatMakesMoreCallsInItsSecondRun() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                if runs == 2 { await searchThreeTimes(answers) } else { await searchTwice(answers) }
            }
        }
        #expect(runs == 3)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: 2 of 3 orders could not be tried, because the body did not repeat the calls of an earlier run
              help: wait for calls of threads and queues with answers.waitForCalls(…), and use no random numbers
                  and no clock
            """)
    }

    @Test func callsWithOtherArgumentsInEachRunAreNoOtherCalls() async throws {
        var runs = 0
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                runs += 1
                let (api, texts) = (heldAPI(answers), ["a \(runs)", "b \(runs)"])
                async let first = api.search(texts[0])
                async let second = api.search(texts[1])
                await answers.answerAll()
                _ = try? await (first, second)
            }
        }
        #expect(runs == 2)
        #expect(issues == [])
    }

    // MARK: Completion handlers

    @Test func aCompletionHandlerThatTheBodyCallsItself() async {
        let failures = FailureRecorder()
        let line = #line + 9
        await inEveryAnswerOrder { answers in
            let archive = MockArchive()
            archive.mock.reporter = failures
            let completion = PendingCompletion<String>()
            completion.answered(by: answers, returning: "Bees")
            archive.expect(.load(.held(by: completion)))
            var loaded: [String] = []
            archive.load { loaded.append($0) }
            completion.resume(returning: "Ants")
            await answers.answerAll()
            #expect(loaded == ["Bees"])
        }
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(
            failures.texts == [
                """
                MockArchive: the completion handler of load(any, held) was called twice
                  help: call each completion handler once; for the next call, hold its handler too
                """
            ])
    }

    /// A handler of the main actor would trap elsewhere.
    @MainActor @Test func aCompletionHandlerThatNobodyAnswersIsCalledOnTheMainActor() async throws {
        var loaded: [String] = []
        let line = #line + 2
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                let archive = MockArchive()
                let completion = PendingCompletion<String>().answered(by: answers, returning: "Bees")
                archive.stub(.load(.held(by: completion)))
                await withCheckedContinuation { continuation in
                    archive.load { title in
                        MainActor.assumeIsolated { loaded.append(title) }
                        continuation.resume()
                    }
                }
            }
        }
        #expect(loaded == ["Bees"])
        #expect(issues.map(\.line) == [line])
    }

    @Test func aCompletionHandlerIsNotCalledAfterTheBody() async throws {
        let loaded = LoadedTitles()
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                let archive = MockArchive()
                let completion = PendingCompletion<String>().answered(by: answers, returning: "Bees")
                archive.stub(.load(.held(by: completion)))
                archive.load { loaded.append($0) }
            }
        }
        #expect(loaded.titles.isEmpty)
        #expect(
            issues.map(\.text) == [
                """
                inEveryAnswerOrder: the body returned while load(any, held) waited for its answer
                  help: await answers.answerAll() in the body, after the last call and before the results are
                      checked
                """
            ])
    }

    // MARK: Tasks that block

    /// The main queue gives the tasks of the body their turns, so they need another thread here.
    @MainActor @Test func aBodyThatBlocksTheMainThread() async throws {
        var runs = 0
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                runs += 1
                let isDone = DispatchSemaphore(value: 0)
                Task.detached { isDone.signal() }
                block(until: isDone)
                await searchOnce(answers)
            }
        }
        #expect(runs == 1)
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the main queue was blocked for 0.2 seconds, so the tasks of the body now run without it
              help: do not block the main thread to wait for a task; await the task instead
            """)
    }

    private func searchOnce(_ answers: AnswerScheduler) async {
        let api = heldAPI(answers)
        async let found = api.search("a")
        await answers.answerAll()
        _ = try? await found
    }

    private func searchTwice(_ answers: AnswerScheduler) async {
        let api = heldAPI(answers)
        async let first = api.search("a")
        async let second = api.search("b")
        await answers.answerAll()
        _ = try? await (first, second)
    }

    private func searchThreeTimes(_ answers: AnswerScheduler) async {
        let api = heldAPI(answers)
        async let first = api.search("a")
        async let second = api.search("b")
        async let third = api.search("c")
        await answers.answerAll()
        _ = try? await (first, second, third)
    }
}

private struct NoResults: Error {}

/// A function that is not `async`, because an `async` one must not block.
private func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

private final class MockArchive: TypedMocking {
    typealias Load = (String) -> Void
    enum Invocation { case load(Arg<Load>) }
    let mock = Mock<Invocation>()

    func load(_ done: @escaping Load) { call(.load(.value(done))) }
}
extension MockCall where Invocation == MockArchive.Invocation {
    fileprivate static func load(_ done: Arg<MockArchive.Load>) -> MockCall<Invocation, Void, Never> {
        .init(.load(done))
    }
}

/// Titles from completion handlers, which any thread may call.
private final class LoadedTitles: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    var titles: [String] { lock.withLock { all } }

    func append(_ title: String) { lock.withLock { all.append(title) } }
}

/// A condition that a body polls.
private final class Shown: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isTrue: Bool { lock.withLock { value } }

    func set(_ new: Bool) { lock.withLock { value = new } }
}
