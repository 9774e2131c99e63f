import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The choices of one run.
struct AnswerChoicesTests {
    /// Makes choices among calls that all wait from the start.
    private func choices(_ plan: AnswerChoices.Plan, of count: Int) -> AnswerChoices {
        var choices = AnswerChoices(plan)
        _ = AnswerProgram.independent(count).answered { choices.choose(among: $0.map { $0 + 1 }) }
        return choices
    }

    @Test func withoutAPlanTheCallThatArrivedFirstIsChosen() {
        #expect(choices(.positions([]), of: 3).made.map(\.chosen) == [1, 2, 3])
    }

    @Test func plannedPositionsAreChosen() {
        let choices = choices(.positions([2, 1]), of: 3)
        #expect(choices.made.map(\.chosen) == [3, 2, 1])
        #expect(choices.made.map { Array($0.overtaken) } == [[1, 2], [1], []])
        #expect(!choices.hasDeviated)
    }

    @Test func plannedCallsAreChosen() {
        let choices = choices(.calls([3, 1]), of: 3)
        #expect(choices.made.map(\.chosen) == [3, 1, 2])
        #expect(!choices.hasDeviated && choices.missing == 0)
    }

    @Test func aPositionThatDoesNotExistIsADeviation() {
        #expect(choices(.positions([5]), of: 2).hasDeviated)
    }

    @Test func aCallThatDoesNotWaitIsADeviation() {
        #expect(choices(.calls([5]), of: 2).hasDeviated)
    }

    @Test func plannedChoicesThatWereNotMadeAreMissing() {
        #expect(choices(.positions([0, 0, 1]), of: 2).missing == 1)
        #expect(choices(.calls([1, 2, 3]), of: 2).missing == 1)
    }

    @Test(arguments: [
        ([], "1 2 3"), ([1], "2 1"), ([0, 1], "1 3 2"), ([2], "3 1 2"), ([1, 1], "2 3 1"), ([2, 1], "3 2 1"),
    ])
    func theReplayEndsWithTheLastOvertakenCall(positions: [Int], replay: String) {
        #expect(choices(.positions(positions), of: 3).replay == replay)
    }

    @Test func replaysRepeatEachOrder() throws {
        for order in AnswerProgram.independent(4).allOrders {
            let replay = choices(.positions(order.positions), of: 4).replay
            let plan = try #require(AnswerChoices.Plan(replaying: replay))
            #expect(choices(plan, of: 4).made.map(\.chosen) == order.calls.map { $0 + 1 })
        }
    }

    // MARK: Waiting for another call

    /// One call waits. After each wait, another one waits as well.
    private func waitingChoices(_ plan: AnswerChoices.Plan) -> AnswerChoices {
        var (choices, waiting, next) = (AnswerChoices(plan), [1], 2)
        while !waiting.isEmpty {
            let position = choices.choose(among: waiting)
            if position >= 0 {
                waiting.remove(at: position)
            } else {
                while waiting.count < -position {
                    waiting.append(next)
                    next += 1
                }
            }
        }
        return choices
    }

    @Test(arguments: [([-2], "wait 1"), ([-2, 1], "wait 2 1"), ([-2, -3, 2], "wait wait 3 1 2")])
    func waitsArePlannedAndRepeated(positions: [Int], replay: String) throws {
        let choices = waitingChoices(.positions(positions))
        #expect(!choices.hasDeviated && choices.missing == 0)
        #expect(choices.replay == replay)
        let plan = try #require(AnswerChoices.Plan(replaying: replay))
        #expect(waitingChoices(plan).made == choices.made)
    }

    @Test func afterAWaitInVainTheCallThatArrivedFirstIsChosen() {
        var choices = AnswerChoices(.positions([-3, 1]))
        #expect(choices.choose(among: [1, 2]) == -3)
        choices.noteMissingCall()
        #expect(choices.choose(among: [1, 2]) == 0)
        #expect(choices.hasDeviated && choices.hasWaitedInVain)
    }

    @Test(arguments: ["2 1", "2,1", " 2 , 1 "]) func numbersOfCallsAreRead(text: String) {
        #expect(AnswerChoices.Plan(replaying: text) == .calls([2, 1]))
    }

    @Test(arguments: ["", " ", "a", "1 b", "0", "-1", "1 1", "1.5", "99999999999999999999"])
    func otherTextsAreRefused(text: String) {
        #expect(AnswerChoices.Plan(replaying: text) == nil)
    }
}
