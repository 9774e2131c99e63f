import ExpectKit
import ExpectKitExploration
import Testing

/// Bodies whose own task is cancelled, as by `Test.cancel()` or a time limit. Nothing is reported.
struct CancelledBodyTests {
    /// The requirement cannot throw, so the call waits for its turn even in the cancelled task.
    @Test func itsCallsAreAnswered() async throws {
        let progress = Progress()
        let issues = try await Issues.recorded(warnings: true) {
            await Task {
                await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                    withUnsafeCurrentTask { $0?.cancel() }
                    let log = heldLog(answers)
                    async let first: Void = log.write("a")
                    async let second: Void = log.write("b")
                    await answers.answerAll()
                    _ = await (first, second)
                    await progress.note()
                }
            }.value
        }
        #expect(issues == [])
        #expect(await progress.count == 1)
    }

    @Test func itsWaitingCallsAreNotReported() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await Task {
                await inEveryAnswerOrder { answers in
                    let log = heldLog(answers)
                    Task { await log.write("a") }
                    await answers.waitForCalls()
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }.value
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
