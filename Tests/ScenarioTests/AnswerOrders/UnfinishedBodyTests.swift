import Dispatch
import ExpectKit
import ExpectKitExploration
import Testing

/// Bodies that never return, because the code under test loses a continuation or waits for itself.
struct UnfinishedBodyTests {
    private let patience = Duration.milliseconds(200)

    /// The door does not remember that it was opened, so the second order fails.
    private func search(_ answers: AnswerScheduler, _ door: Door) async {
        let api = heldAPI(answers)
        async let first: Void = {
            _ = try? await api.search("a")
            await door.pass()
        }()
        async let second: Void = {
            _ = try? await api.search("b")
            await door.open()
        }()
        await answers.answerAll()
        _ = await (first, second)
    }

    @Test func aLostContinuation() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: patience) { answers in await search(answers, Door()) }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the body has not returned, and nothing happened for 0.2 seconds
              fails when search("b") is answered before search("a") (order 2 of 2)
              calls so far: search("a"), search("b"); none of them is held
              help: to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set
                  EXPECTKIT_ANSWER_ORDER="2 1"
              help: resume each continuation, and let no task wait for itself; if the body only works for so
                  long, raise patience:
            """)
    }

    @MainActor @Test func aLostContinuationOnTheMainActor() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: patience) { answers in await search(answers, Door()) }
        }
        #expect(issues.map(\.line) == [line])
    }

    @Test func aTaskThatWaitsForItself() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: patience) { answers in
                let session = Session(api: heldAPI(answers))
                async let refresh: Void = session.refresh()
                await answers.answerAll()
                await refresh
            }
        }
        expectOne(
            issues, at: line,
            """
            inEveryAnswerOrder: the body has not returned, and nothing happened for 0.2 seconds
              fails when the calls are answered in the order of their arrival (order 1 of 1)
              calls so far: search("token"); none of them is held
              help: to run only this order, write inEveryAnswerOrder(replaying: "1"), or set
                  EXPECTKIT_ANSWER_ORDER="1"
              help: resume each continuation, and let no task wait for itself; if the body only works for so
                  long, raise patience:
            """)
    }

    @Test func aBodyThatNeverReturnsAfterAFailureIsNotReportedAgain() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(patience: patience) { answers in
                Issue.record("the first failure")
                await search(answers, Door())
                await Door().pass()
            }
        }
        #expect(issues.count == 1)
    }

    /// The next search needs the permit of the one that was left behind.
    @Test func theNextSearchIsNotDisturbed() async throws {
        let door = Door()
        let late = Door()
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: patience) { answers in
                let api = heldAPI(answers)
                async let found = api.search("a")
                await answers.answerAll()
                _ = try? await found
                await door.pass()
                _ = try? await api.search("late")
                await answers.waitForCalls(2, within: .milliseconds(1))
                await late.open()
            }
            var runs = 0
            await inEveryAnswerOrder { answers in
                runs += 1
                if runs == 1 { await door.open() }
                let api = heldAPI(answers)
                async let first = api.search("a")
                async let second = api.search("b")
                await answers.answerAll()
                _ = try? await (first, second)
            }
            #expect(runs == 2)
            await late.passOnce()
        }
        #expect(issues.count == 1)
    }

    // MARK: Bodies that only wait

    @Test func aBodyThatWaitsForAQueueIsNotReported() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                async let found = api.search("a")
                await answers.answerAll()
                _ = try? await found
                await withUnsafeContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
                }
            }
        }
        #expect(issues == [])
    }
}

/// A door that forgets that it was opened.
private actor Door {
    private var waiting: [UnsafeContinuation<Void, Never>] = []
    private var wasOpened = false

    func pass() async { await withUnsafeContinuation { waiting.append($0) } }

    /// Waits unless the door was opened before.
    func passOnce() async { if !wasOpened { await pass() } }

    func open() {
        wasOpened = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// A session whose refresh waits for the refresh in progress, which is itself.
private actor Session {
    private let api: any SearchAPI
    private var refreshing: Task<Void, Never>?

    init(api: any SearchAPI) { self.api = api }

    func refresh() async {
        if let refreshing { return await refreshing.value }
        let task = Task {
            _ = try? await api.search("token")
            await refresh()
        }
        refreshing = task
        await task.value
    }
}
