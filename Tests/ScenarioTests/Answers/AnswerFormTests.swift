import ExpectKit
import Stories
import Testing

/// Answers that are results, that begin again, or that come after a time.
struct AnswerFormTests {
    let oven = MockBakingOven()
    let failures = FailureRecorder()

    init() { oven.mock.reporter = failures }

    @Test(arguments: [Result<Int, any Error>.success(5), .failure(OvenError.burnt)])
    func anAnswerCanBeAResult(result: Result<Int, any Error>) {
        oven.stub(.bake(.any, minutes: .any)).andAnswer(result)
        #expect((try? oven.bake("rye", minutes: 1)) == (try? result.get()))
    }

    @Test func severalResultsAnswerConsecutiveCalls() throws {
        oven.expect(.bake(.any, minutes: .any)).andAnswer(.success(1), .failure(OvenError.burnt), .success(3))
        #expect(try oven.bake("rye", minutes: 1) == 1)
        #expect(throws: OvenError.burnt) { try oven.bake("rye", minutes: 1) }
        oven.verify()
        #expect(failures.drain().map(\.kind) == [.missing])
        #expect(try oven.bake("rye", minutes: 1) == 3)
        oven.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func theAnswersOfAStubBeginAgain() {
        oven.stub(.temperature).andReturn(10, 20, 30).andRepeat()
        #expect((1...7).map { _ in oven.temperature } == [10, 20, 30, 10, 20, 30, 10])
    }

    @Test func theAnswersOfAnExpectationBeginAgainUpToItsCount() {
        oven.expect(.temperature).andReturn(10, 20).andRepeat().times(3)
        #expect((1...3).map { _ in oven.temperature } == [10, 20, 10])
        oven.verify()
        #expect(failures.reports.isEmpty)
        _ = oven.temperature
        #expect(failures.reports.map(\.kind) == [.surplus])
    }

    @Test func withoutAnswersThereIsNothingToRepeat() {
        oven.stub(.temperature).andRepeat()
        #expect(oven.temperature == 0)
        #expect(failures.reports.map(\.kind) == [.unanswered])
    }

    @Test func anAnswerCanTakeTimeOfAClock() async throws {
        let clock = ManualClock()
        // Safe, because a mock may be called on any thread.
        nonisolated(unsafe) let api = MockExchangeRates()
        api.stub(.rate(from: .any, to: .any)).andReturn(2, after: .seconds(5), clock: clock)
        async let rate = api.rate(from: "EUR", to: "NOK")
        await clock.waitForSleeper()
        #expect(api.completedCalls.isEmpty)
        clock.advance(by: .seconds(5))
        #expect(try await rate == 2)
    }

    /// Clocks trap on instants that they cannot count.
    @Test func aCallThatIsHeldOrDelayedForTheLongestTimeEndsWithItsTask() async {
        // Safe, because a mock may be called on any thread.
        nonisolated(unsafe) let api = MockExchangeRates()
        let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
        let pending = api.stub(.rate(from: "EUR", to: .any)).andSuspend(atMost: longest)
        api.stub(.rate(from: "NOK", to: .any)).andReturn(2, after: longest)
        for (currency, result) in [("EUR", nil), ("NOK", 2.0)] {
            let task = _Concurrency.Task { try await api.rate(from: currency, to: "SEK") }
            for _ in 0..<100 { await _Concurrency.Task.yield() }
            task.cancel()
            #expect((try? await task.value) == result)
        }
        withExtendedLifetime(pending) {}
    }
}

/// A sentence says why a call is expected, and the failure repeats it.
struct ReasonTests {
    let oven = MockBakingOven()
    let failures = FailureRecorder()

    init() { oven.mock.reporter = failures }

    @Test func aMissingCallSaysWhyItIsExpected() {
        oven.expect(.clean, "crumbs burn at the next bread")
        oven.verify()
        #expect(
            failures.texts == [
                """
                MockBakingOven: missing clean
                  expected: 1 of 1, once, never called
                  why:      crumbs burn at the next bread
                  got:      no call
                """
            ])
    }

    @Test func aWrongCallSaysWhyTheOtherIsExpected() {
        oven.expect(.setTemperature(200), "rye needs it hot")
        oven.temperature = 180
        #expect(failures.texts.first?.contains("\n  why:      rye needs it hot\n") == true)
    }

    @Test func aRejectedCallSaysWhy() {
        oven.reject(.clean, "water on a hot stone breaks it")
        oven.clean()
        #expect(failures.texts.first?.contains("\n  why:      water on a hot stone breaks it") == true)
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aMockByHandInTheQuickFormHasItToo() {
        let bell = MockDoorbell()
        bell.mock.reporter = failures
        bell.expect(.ring(door: 1), "the guest is waiting")
        bell.verify()
        #expect(failures.texts.first?.contains("\n  why:      the guest is waiting\n") == true)
    }
}

/// Each call and its answer is printed when it returns.
struct CallLogTests {
    @Test func theLinesAreThoseOfTheCalls() throws {
        let lines = Lines()
        let oven = MockBakingOven().logsCalls(to: lines.append)
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.expect(.bake("rye", minutes: 50)).andReturn(1)
        oven.stub(.bake("roll", minutes: .any)).andThrow(OvenError.burnt)
        oven.stub(.clean)
        oven.stub(.isHot).andDo { oven.label == nil }
        _ = try oven.bake("rye", minutes: 50)
        _ = try? oven.bake("roll", minutes: 1)
        oven.clean()
        _ = oven.isHot
        oven.reset()
        oven.mode = .nice
        _ = oven.temperature
        #expect(
            lines.all == [
                "MockBakingOven: bake(\"rye\", minutes: 50) → 1",
                "MockBakingOven: bake(\"roll\", minutes: 1) → throws burnt",
                "MockBakingOven: clean → nothing", "MockBakingOven: label → nil, unexpected",
                "MockBakingOven: isHot → true", "MockBakingOven: temperature → 0",
            ])
    }

    /// The description of the answer resets the mock, which then has no such call.
    @Test func aCallIsPrintedAfterAReset() {
        struct Answer: Equatable, CustomStringConvertible {
            let reset: Reset
            var description: String {
                reset.run()
                return "answer"
            }
        }
        final class Reset: Equatable, @unchecked Sendable {
            var run: () -> Void = {}
            static func == (left: Reset, right: Reset) -> Bool { left === right }
        }
        let (lines, reset) = (Lines(), Reset())
        let mock = Mock<String>("Oven").logsCalls(to: lines.append)
        reset.run = { mock.reset() }
        mock.stub("state").andReturn(Answer(reset: reset))
        #expect(mock.call("state") == Answer(reset: reset))
        #expect(lines.all == ["Oven: \"state\" → answer"])
    }

    @Test func theLogChangesNoVerdict() {
        let (lines, failures) = (Lines(), FailureRecorder())
        let oven = MockBakingOven().logsCalls(to: lines.append)
        oven.mock.reporter = failures
        oven.expect(.clean).times(2)
        oven.clean()
        oven.clean()
        oven.verify()
        #expect(failures.reports.isEmpty)
        oven.clean()
        #expect(failures.reports.map(\.kind) == [.surplus])
        #expect(lines.all.count == 3)
    }

    private final class Lines: @unchecked Sendable {
        private(set) var all: [String] = []
        func append(_ line: String) { all.append(line) }
    }
}

/// The calls of several mocks in the order of their declarations, declared in one block.
struct OrderBlockTests {
    let oven = MockBakingOven()
    let dimmer = MockDimmer()
    let failures = FailureRecorder()

    init() {
        for mock in [oven] { mock.mock.reporter = failures }
        dimmer.mock.reporter = failures
    }

    private func declare() {
        inOrder {
            dimmer.expect(.setLevel(1))
            oven.expect(.clean)
            dimmer.expect(.setLevel(0))
        }
    }

    @Test func theCallsComeInTheOrderOfTheBlock() {
        declare()
        oven.expect(.temperature).andReturn(1)
        dimmer.level = 1
        oven.clean()
        _ = oven.temperature
        dimmer.level = 0
        verify(oven, dimmer)
        #expect(failures.reports.isEmpty)
    }

    @Test func aCallInAnotherOrderFailsOnce() {
        declare()
        oven.clean()
        dimmer.level = 1
        dimmer.level = 0
        verify(oven, dimmer)
        #expect(failures.reports.map(\.kind) == [.outOfOrder, .outOfOrder])
        // The second says what the first one was, and is a warning.
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(
            failures.texts.first?.hasPrefix(
                "MockBakingOven: clean was called while MockDimmer.setLevel(1) was expected first\n") == true)
    }

    @Test func anInnerBlockIsAnOrderOfItsOwn() throws {
        let count = inOrder("evening") {
            dimmer.expect(.setLevel(1))
            inOrder("morning") {
                oven.expect(.clean)
                oven.expect(.setTemperature(1))
            }
            return 2
        }
        #expect(count == 2)
        oven.clean()
        oven.temperature = 1
        dimmer.level = 1
        verify(oven, dimmer)
        #expect(failures.reports.isEmpty)
    }

    @Test func stubsAndRejectionsHaveNoOrder() {
        inOrder {
            oven.stub(.clean)
            dimmer.expect(.setLevel(1))
            oven.reject(.setTemperature(.any))
        }
        oven.clean()
        dimmer.level = 1
        oven.clean()
        verify(oven, dimmer)
        #expect(failures.reports.isEmpty)
    }
}
