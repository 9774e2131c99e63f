import ExpectKit
import Testing

/// The test triggers the code under test first, and then declares what it waits for.
struct EarlyCallTests {
    let bell = MockDoorbell().nice()
    let clock = ManualClock()

    @Test func aCallThatCameBeforeItsExpectationCounts() async {
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        await bell.verify(within: .seconds(1), clock: clock)
        #expect(!clock.hasSleepers)
    }

    @Test func itDoesNotMatterWhenTheCallComes() async {
        Courier(bell).deliverOnQueue(to: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        await bell.verify(within: .seconds(600))
        #expect(bell.didCall(.ring(door: 1)))
    }

    /// The test cannot see when the call comes.
    @Test func aCallBetweenTwoClausesCountsAsWell() {
        let expected = bell.expect(.ring(door: 1))
        bell.ring(door: 1)
        expected.orAlreadyCalled()
        bell.ring(door: 1)
        expected.times(2)
        bell.verify()
    }

    @Test(arguments: 0...3) func earlyAndLaterCallsCountTogether(early: Int) {
        for _ in 0..<early { bell.ring(door: 1) }
        bell.expect(.ring(door: 1)).orAlreadyCalled().times(3)
        for _ in early..<3 { bell.ring(door: 1) }
        bell.verify()
        bell.verifyNoMoreCalls()
    }

    @Test func anEarlyCallCountsForOneExpectationOnly() {
        bell.ring(door: 1)
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        bell.verify()
        bell.verifyNoMoreCalls()
    }

    @Test func earlyCallsInTheOrderOfTheMockCount() {
        bell.ring(door: 1)
        bell.ring(door: 2)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        bell.expect(.ring(door: 2)).orAlreadyCalled()
        bell.expect(.alarm)
        bell.alarm()
        bell.verify()
    }

    @Test func earlyCallsInAnyOrderCountWithoutAnOrder() {
        bell.unordered()
        bell.ring(door: 2)
        bell.ring(door: 1)
        bell.expect(.ring(door: 1)).orAlreadyCalled()
        bell.expect(.ring(door: 2)).orAlreadyCalled()
        bell.verify()
    }

    @Test func aCaptorCapturesAnEarlyCall() {
        let (thermometer, rooms) = (MockThermometer(), Captor<String>())
        thermometer.ignore("hall")
        thermometer.ignore("attic")
        thermometer.expect(.ignore(.capture(rooms))).orAlreadyCalled().times(2...)
        thermometer.ignore("cellar")
        #expect(rooms.all == ["hall", "attic", "cellar"])
        thermometer.verify()
    }

    @Test func aStrictMockAllowsEarlyCallsThatAStubAnswered() async {
        let thermometer = MockThermometer(.strict)
        thermometer.stub(.read).andReturn(20)
        #expect(thermometer.read() == 20)
        thermometer.expect(.read).orAlreadyCalled()
        await thermometer.verify(within: .seconds(1), clock: clock)
        #expect(!clock.hasSleepers)
    }

    /// An early call has its answer, so it uses up the first of the expectation's answers.
    @Test func laterCallsGetTheRemainingAnswers() {
        let thermometer = MockThermometer()
        #expect(thermometer.read() == 0)
        thermometer.expect(.read).orAlreadyCalled().andReturn(20, 21)
        #expect(thermometer.read() == 21)
        thermometer.verify()
    }

    @Test func aLaterCallOfAnotherMockMayDependOnAnEarlyCall() {
        let other = MockDoorbell()
        bell.ring(door: 1)
        let first = bell.expect(.ring(door: 1)).orAlreadyCalled()
        other.expect(.alarm).after(first)
        other.alarm()
        verify(bell, other)
    }

    @Test func wrongCallsElsewhereDoNotHideAnEarlyCall() {
        let failures = FailureRecorder()
        let thermometer = MockThermometer(.strict)
        thermometer.mock.reporter = failures
        thermometer.stub(.read).andReturn(20)
        _ = thermometer.read()
        thermometer.ignore("hall")
        thermometer.expect(.read).orAlreadyCalled()
        thermometer.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}

final class MockThermometer: Mocking {
    enum Invocation { case read, ignore(Arg<String>) }
    let mock = Mock<Invocation>()

    init(_ mode: MockMode = .nice) {
        self.mode = mode
    }

    func read() -> Int { mock.call(.read) }
    func ignore(_ room: String) { mock.call(.ignore(.value(room))) }
}
