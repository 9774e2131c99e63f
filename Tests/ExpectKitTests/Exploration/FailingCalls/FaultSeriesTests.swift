import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

struct FaultSeriesTests {
    private func calls(_ count: Int, target: Int? = nil, leftOut: Int = 0) -> FaultSchedule {
        var schedule = FaultSchedule(target: target)
        for _ in 0..<count { _ = schedule.arrive(.canFail) }
        for _ in 0..<leftOut { _ = schedule.arrive(.cannotFailSo) }
        return schedule
    }

    /// A series after a first run with some calls.
    private func series(after count: Int) -> FaultSeries {
        var series = FaultSeries()
        _ = series.advance(after: .init(calls: calls(count)))
        return series
    }

    @Test(arguments: 1...5) func eachCallFailsOnce(count: Int) {
        var series = FaultSeries()
        var targets: [Int?] = []
        var ending: FaultSeries.Ending?
        while ending == nil {
            targets.append(series.target)
            let course = FaultSeries.Course(thrown: .nothing, calls: calls(count, target: series.target))
            ending = series.ending(after: course) ?? series.advance(after: course)
        }
        #expect(targets == [nil] + (1...count).map { $0 })
        #expect(ending == .passed)
        #expect(series.number == count + 1)
    }

    @Test func aFirstRunWithoutCallsTriesNothing() {
        var series = FaultSeries()
        let course = FaultSeries.Course(calls: calls(0, leftOut: 2))
        #expect(series.ending(after: course) == nil)
        #expect(series.advance(after: course) == .nothingToTry(leftOut: 2))
    }

    @Test func anErrorOfTheFirstRunIsThrown() {
        let series = FaultSeries()
        for hasFailures in [false, true] {
            let course = FaultSeries.Course(thrown: .other, calls: calls(1), hasFailures: hasFailures)
            #expect(series.ending(after: course) == .throwsAsIs)
        }
    }

    @Test func theErrorOfTheCallIsAllowed() {
        let course = FaultSeries.Course(thrown: .fault, calls: calls(1, target: 1))
        #expect(series(after: 2).ending(after: course) == nil)
    }

    @Test func anotherErrorIsNotAllowed() {
        let course = FaultSeries.Course(thrown: .other, calls: calls(1, target: 1))
        #expect(series(after: 2).ending(after: course) == .throwsUnexpected)
    }

    @Test func anotherErrorAfterAFailureIsNoSecondFailure() {
        let course = FaultSeries.Course(thrown: .other, calls: calls(1, target: 1), hasFailures: true)
        #expect(series(after: 2).ending(after: course) == .failed)
    }

    @Test func theEndOfTheTestEndsEveryRun() {
        let course = FaultSeries.Course(thrown: .endOfTest, calls: calls(1, target: 1), hasFailures: true)
        #expect(FaultSeries().ending(after: course) == .throwsAsIs)
        #expect(series(after: 2).ending(after: course) == .throwsAsIs)
    }

    @Test func aChosenCallThatDoesNotComeEndsTheSeries() {
        for thrown in [FaultSeries.Thrown.nothing, .fault] {
            let course = FaultSeries.Course(thrown: thrown, calls: calls(0, target: 1))
            #expect(series(after: 2).ending(after: course) == .callMissing)
        }
    }

    @Test func aFailureExplainsAChosenCallThatDoesNotCome() {
        let course = FaultSeries.Course(calls: calls(0, target: 1), hasFailures: true)
        #expect(series(after: 2).ending(after: course) == .failed)
    }

    @Test func aFailureOfASeriesAroundExplainsItAsWell() {
        var series = series(after: 2)
        let course = FaultSeries.Course(calls: calls(0, target: 1), isDisturbed: true)
        #expect(series.ending(after: course) == nil)
        #expect(series.advance(after: course) == nil)
        var first = FaultSeries()
        #expect(first.advance(after: .init(calls: calls(0), isDisturbed: true)) == .passed)
    }

    @Test func theFirstFailureEndsTheSeries() {
        var first = FaultSeries()
        #expect(first.advance(after: .init(calls: calls(3), hasFailures: true)) == .failed)
        var second = series(after: 3)
        #expect(second.advance(after: .init(calls: calls(3, target: 1), hasFailures: true)) == .failed)
    }
}
