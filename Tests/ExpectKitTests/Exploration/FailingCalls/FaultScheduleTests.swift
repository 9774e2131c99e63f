import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

struct FaultScheduleTests {
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

    // MARK: Runs that differ from the first one

    /// The calls that fail if each call of a first run is chosen in turn, by their places in the later runs.
    private func failing(_ first: String, _ later: String) -> [Int?] {
        let planned = first.map { FaultSchedule.Key(words: "\($0)") }
        return planned.indices.map { index in
            var schedule = FaultSchedule(target: index + 1, planned: planned)
            let place = later.map { schedule.arrive(.canFail, FaultSchedule.Key(words: "\($0)")) }
                .firstIndex(of: true)
            #expect(schedule.hasFailed == (place != nil))
            #expect(schedule.candidates == later.count)
            return place.map { $0 + 1 }
        }
    }

    @Test func aCallIsRecognizedInAnotherOrder() {
        #expect(failing("abc", "abc") == [1, 2, 3])
        #expect(failing("abc", "cab") == [2, 3, 1])
        #expect(failing("aba", "aab") == [1, 3, 2])
    }

    @Test func callsWithOtherArgumentsAreRecognizedByTheirPlaces() {
        #expect(failing("abc", "xyz") == [1, 2, 3])
        #expect(failing("abc", "xbz") == [1, 2, 3])
        #expect(failing("abc", "bxc") == [2, 1, 3])
    }

    @Test func aCallThatDoesNotComeFailsInNoRun() {
        #expect(failing("ab", "b") == [nil, 1])
        #expect(failing("abc", "ac") == [1, nil, 2])
        #expect(failing("ab", "") == [nil, nil])
    }

    @Test func moreCallsThanInTheFirstRunChangeNothing() {
        #expect(failing("ab", "abcd") == [1, 2])
        #expect(failing("ab", "bacd") == [2, 1])
    }

    @Test func theCallsOfTwoMocksAreToldApart() {
        let keys = [0, 1].map { FaultSchedule.Key(mock: $0, words: "a") }
        var schedule = FaultSchedule(target: 1, planned: keys)
        let fails = keys.reversed().map { schedule.arrive(.canFail, $0) }
        #expect(fails == [false, true])
    }
}
