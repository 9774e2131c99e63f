import Testing

@testable import ExpectKit

@Suite struct FaultScheduleTests {
    @Test func withoutATargetNoCallFails() {
        var schedule = FaultSchedule(target: nil)
        let fails = (0..<3).map { _ in schedule.arrive(.canFail) }
        #expect(fails == [false, false, false])
        #expect(schedule.candidates == 3)
        #expect(!schedule.hasFailed)
    }

    @Test func onlyTheTargetFails() {
        var schedule = FaultSchedule(target: 2)
        let fails = (0..<4).map { _ in schedule.arrive(.canFail) }
        #expect(fails == [false, true, false, false])
        #expect(schedule.hasFailed)
    }

    @Test func callsThatCannotFailAreNotNumbered() {
        var schedule = FaultSchedule(target: 2)
        let calls: [FaultSchedule.Candidacy] = [
            .neverFails, .canFail, .cannotFailSo, .cannotFailSo, .canFail,
        ]
        let fails = calls.map { schedule.arrive($0) }
        #expect(fails == [false, false, false, false, true])
        #expect(schedule.candidates == 2)
        #expect(schedule.leftOut == 2)
    }

    @Test func theTargetHasNotFailedBeforeItComes() {
        var schedule = FaultSchedule(target: 2)
        _ = schedule.arrive(.canFail)
        #expect(!schedule.hasFailed)
    }
}
