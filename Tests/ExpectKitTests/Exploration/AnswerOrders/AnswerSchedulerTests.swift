import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// Calls that wait longer than the patience of a search.
struct AnswerSchedulerTests {
    /// The end of a run may be late, because its task waits for a free thread.
    @Test func aCallThatTheBodyHasLeftDoesNotExpire() {
        let problems = Shared<[AnswerOrderProblem]>([])
        let titles = Shared<[String]>([])
        let patience = Duration.milliseconds(1)
        let scheduler = AnswerScheduler(.positions([]), tasks: nil, patience: patience) { problem, _ in
            problems.change { $0.append(problem) }
        }
        scheduler.endBody()
        let load = ArrivedCall(mock: "MockArchive", words: "load")
        let call = scheduler.add(load, .handler { titles.change { $0.append("Bees") } })
        Thread.sleep(forTimeInterval: 0.002)
        call.map(scheduler.expire)
        scheduler.finish(hasFailed: false)
        #expect(problems.value == [.leftWaiting(["load"])])
        #expect(titles.value.isEmpty)
    }

    /// The test continues only after the call was cancelled.
    @MainActor @Test func waitForCallsContinuesAfterACallThatIsCancelled() async {
        let problems = Shared<[AnswerOrderProblem]>([])
        let scheduler = AnswerScheduler(.positions([]), tasks: nil, patience: .seconds(60)) { problem, _ in
            problems.change { $0.append(problem) }
        }
        func isWaiting() async {
            while scheduler.state.withLock({ $0.arrivals.isEmpty }), problems.value.isEmpty { await Task.yield() }
        }
        let waiting = Task { await scheduler.waitForCalls() }
        await isWaiting()
        let load = ArrivedCall(mock: "MockArchive", words: "load")
        let first = scheduler.add(load, .arriving)
        scheduler.state.withLock { state in _ = first.map { state.queue.cancel($0) } }
        await isWaiting()
        _ = scheduler.add(load, .arriving)
        await waiting.value
        #expect(problems.value == [])
    }

    /// A queue that was slower than the run is not observed in it, but may be in the next one.
    @Test func laterRunsExpectTheForeignWorkOfARun() async {
        var expected: [Bool] = []
        await inEveryAnswerOrder { answers in
            expected.append(answers.hasForeignWork)
            let mock = MockStepping()
            answers.hold(mock)
            mock.stub(.step(.any)).andReturn(0)
            DispatchQueue.global().async { Task { await mock.step(1) } }
            await answers.waitForCalls()
            async let second = mock.step(2)
            await answers.answerAll()
            _ = await second
        }
        #expect(expected == [false, true])
    }
}
