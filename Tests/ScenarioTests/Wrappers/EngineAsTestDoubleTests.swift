import ExpectKit
import Testing

// An engine is a test double itself: a test can use it like a wrapper.

private protocol Lamp {
    func light() -> Bool
}

private final class MockLamp: Lamp, Mocking {
    enum Invocation: Equatable { case light }
    let mock = Mock<Invocation>()

    func light() -> Bool { mock.call(.light) }
}

/// An invocation that is not nested in its wrapper, so that the name of the wrapper does not follow from it.
private enum SignalCall: Equatable { case send(Int) }

private final class MockSignal: Mocking {
    typealias Invocation = SignalCall
    let mock = Mock<SignalCall>()

    func send(_ number: Int) { mock.call(.send(number)) }
}

struct EngineAsTestDoubleTests {
    let failures = FailureRecorder()

    @Test func anEngineIsVerifiedTogetherWithWrappers() {
        let (lamp, signal) = (MockLamp(), MockSignal())
        lamp.mock.reporter = failures
        signal.mock.reporter = failures
        lamp.mock.expect(.light).andReturn(true); let first = #line
        signal.expect(.send(1)); let second = #line
        verify(lamp.mock, signal)
        #expect(failures.sightings == [Sighting(.missing, line: first), Sighting(.missing, line: second)])
    }

    @Test func anEngineIsUsedLikeAWrapper() {
        let lamp = MockLamp()
        lamp.mock.nice().unordered().stub(.light).andReturn(true)
        lamp.mock.unordered { $0.expect(.light).andReturn(false) }
        #expect(!lamp.light())
        #expect(lamp.light())
        #expect(lamp.mock.calls == [.light, .light] && lamp.mock.completedCalls.count == 2)
        #expect(lamp.mock.callCount(.light) == 2 && lamp.mock.didCall(.light))
        lamp.mock.verifySequence(.light, .light)
        lamp.mock.verifyNoMoreCalls()
        lamp.mock.checkpoint()
        #expect(lamp.mock.mode == .nice)
    }

    @Test func anEngineHasTheNameOfTheInvocationUntilItsWrapperIsUsed() {
        let signal = MockSignal()
        signal.mock.reporter = failures
        signal.mock.stub(.send(1))
        #expect(signal.mock.name == "SignalCall")
        signal.stub(.send(2))
        #expect(signal.mock.name == "MockSignal")
    }
}
