import ExpectKit
import ExpectKitExploration
import Testing

/// Bodies that cancel their own task, or whose test is cancelled, as by `Test.cancel()` or a time limit.
struct CancelledBodyTests {
    // MARK: The body cancels its task

    /// The requirement cannot throw, so the call waits for its turn even in the cancelled task.
    @Test func allOrdersAreTried() async throws {
        let progress = Progress()
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                withUnsafeCurrentTask { $0?.cancel() }
                let log = heldLog(answers)
                async let first: Void = log.write("a")
                async let second: Void = log.write("b")
                await answers.answerAll()
                _ = await (first, second)
                await progress.note()
            }
        }
        #expect(issues == [])
        #expect(await progress.count == 2)
        #expect(!Task.isCancelled)
    }

    @Test func aMissingCallIsReported() async throws {
        let line = #line + 4
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let log = heldLog(answers)
                log.expect(.write("b"))
                async let first: Void = log.write("a")
                await answers.answerAll()
                await first
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        expectOne(
            issues, at: line,
            """
            MockLog: missing write("b"), got write("a")
              expected: 1 of 1, once, never called
              got:      call 1 of 1, write("a")
                argument: expected "b", got "a"
              fails when the calls are answered in the order of their arrival (order 1 of 1)
              help: to run only this order, write inEveryAnswerOrder(replaying: "1"), or set
                  EXPECTKIT_ANSWER_ORDER="1"
            """)
    }

    // MARK: The test is cancelled

    @Test func itsCallsAreAnswered() async throws {
        let progress = Progress()
        let issues = try await Issues.recorded(warnings: true) {
            let test = CancellableTest()
            await test.run {
                await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                    await test.cancel()
                    let log = heldLog(answers)
                    async let first: Void = log.write("a")
                    async let second: Void = log.write("b")
                    await answers.answerAll()
                    _ = await (first, second)
                    await progress.note()
                }
            }
        }
        #expect(issues == [])
        #expect(await progress.count == 1)
    }

    @Test func itsWaitingCallsAreNotReported() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            let test = CancellableTest()
            await test.run {
                await inEveryAnswerOrder { answers in
                    let log = heldLog(answers)
                    Task { await log.write("a") }
                    await answers.waitForCalls()
                    await test.cancel()
                }
            }
        }
        #expect(issues == [])
    }

    private func heldLog(_ answers: AnswerScheduler) -> MockLog {
        let log = MockLog()
        answers.hold(log)
        log.stub(.write(.any))
        return log
    }
}

private actor Progress {
    private(set) var count = 0

    func note() { count += 1 }
}

/// A task in the place of that of a test, which its own body cancels.
private actor CancellableTest {
    private var task: Task<Void, Never>?

    nonisolated(nonsending) func run(_ body: @escaping @Sendable () async -> Void) async {
        let task = Task { await body() }
        await set(task)
        await task.value
    }

    private func set(_ task: Task<Void, Never>) { self.task = task }

    func cancel() async {
        while task == nil { await Task.yield() }
        task?.cancel()
    }
}

private protocol Log: Sendable {
    func write(_ text: String) async
}

private final class MockLog: Log, TypedMocking {
    enum Invocation { case write(Arg<String>) }
    let mock = Mock<Invocation>()

    func write(_ text: String) async { await call(.write(.value(text))) }
}
extension MockCall where Invocation == MockLog.Invocation {
    fileprivate static func write(_ text: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.write(text))
    }
}
