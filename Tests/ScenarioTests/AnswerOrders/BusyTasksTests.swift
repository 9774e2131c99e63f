import Dispatch
import ExpectKit
import ExpectKitExploration
import Foundation
import Testing

/// Tasks that poll, or that wait for a busy main queue. The body is right, so nothing is reported.
struct BusyTasksTests {
    @Test func aTaskThatPolls() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                let found = Found()
                let poll = Task { while !found.isTrue { await Task.yield() } }
                async let first: Void = search("a", api)
                async let second: Void = search("b", api)
                await answers.answerAll()
                _ = await (first, second)
                found.set()
                await poll.value
            }
        }
        #expect(issues == [])
    }

    @MainActor @Test func aTaskOfTheMainActorThatPolls() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                let found = Shown()
                let poll = Task { while !found.isTrue { await Task.yield() } }
                async let first: Void = search("a", api)
                async let second: Void = search("b", api)
                await answers.answerAll()
                _ = await (first, second)
                found.isTrue = true
                await poll.value
            }
        }
        #expect(issues == [])
    }

    @Test func aCallAfterManyJobsIsTriedInEveryOrder() async throws {
        var orders: Set<[String]> = []
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                var order: [String] = []
                api.stub(.search(.any)).andDo {
                    if case .search(let text) = $0 { order.append(text.value) }
                    return []
                }
                async let first: Void = search("a", api)
                async let second: Void = searchLate("b", after: 6_000, api)
                await answers.answerAll()
                if !api.didCall(.search("b")) {
                    await answers.waitForCalls()
                    await answers.answerAll()
                }
                _ = await (first, second)
                orders.insert(order)
            }
        }
        #expect(issues == [])
        #expect(orders == [["a", "b"], ["b", "a"]])
    }

    @MainActor @Test func aTaskOfTheMainActorThatTakesManyTurns() async throws {
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                let api = heldAPI(answers)
                let task = Task {
                    await search("a", api)
                    await takeTurns(100)
                    await search("b", api)
                }
                await answers.answerAll()
                await task.value
            }
        }
        #expect(issues == [])
    }

    /// The tasks that make the calls have no thread until the limit is over.
    @Test func waitForCallsWhileTheMainQueueIsBusy() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder { answers in
                let api = heldAPI(answers)
                DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.1) }
                async let first: Void = searchLate("a", api)
                async let second: Void = searchLate("b", api)
                await answers.waitForCalls(2, within: .milliseconds(20))
                await answers.answerAll()
                _ = await (first, second)
            }
        }
        #expect(issues == [])
    }

    /// The body has no time to answer before the patience is over.
    @MainActor @Test func aCallDoesNotExpireWhileTheBodyWorks() async throws {
        let issues = try await Issues.recorded {
            await inEveryAnswerOrder(patience: .milliseconds(50)) { answers in
                let api = heldAPI(answers)
                async let first: Void = search("a", api)
                async let second: Void = search("b", api)
                await answers.waitForCalls(2, within: .seconds(60))
                sleep(forSeconds: 0.1)
                await answers.answerAll()
                _ = await (first, second)
            }
        }
        #expect(issues == [])
    }

    /// The executor of the search takes the tasks that start on the main queue.
    @Test func aTaskOfOtherCodeThatBlocksItsThread() async throws {
        let start = DispatchSemaphore(value: 0)
        let other = Thread {
            start.wait()
            DispatchQueue.main.async { Task.detached { sleep(forSeconds: 0.6) } }
        }
        other.start()
        let issues = try await Issues.recorded(warnings: true) {
            await inEveryAnswerOrder(limit: 1, patience: .milliseconds(200)) { answers in
                start.signal()
                await withUnsafeContinuation { continuation in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
                }
                let api = heldAPI(answers)
                async let first: Void = search("a", api)
                await answers.answerAll()
                await first
            }
        }
        #expect(issues == [])
    }

    private func search(_ text: String, _ api: any SearchAPI) async { _ = try? await api.search(text) }

    /// Takes turns in the main queue, without a job of the global pool.
    @MainActor private func takeTurns(_ count: Int) async {
        if count > 0 { await Task { await takeTurns(count - 1) }.value }
    }

    private func searchLate(_ text: String, after steps: Int = 20, _ api: any SearchAPI) async {
        for _ in 0..<steps { await Task.yield() }
        await search(text, api)
    }
}

/// A function that is not `async`, because an `async` one must not block.
private func sleep(forSeconds seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isTrue: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
}

@MainActor private final class Shown {
    var isTrue = false
}
