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
