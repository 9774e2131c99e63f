import Foundation
import Testing

@testable import ExpectKit

/// Calls that wait longer than the patience of a search.
@Suite struct AnswerSchedulerTests {
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
}
