import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealBench: Garden.Bench {
    func sit(on side: Garden.Side) -> Bool { side == .left }
}

private struct RealTrap: Trap {
    func hold(_ captor: FixtureProtocols.Captor) -> FixtureProtocols.Captor {
        FixtureProtocols.Captor(name: "held \(captor.name)")
    }
}

private struct RealSpeaker: Speaker {
    let log = Mock<String>("log", mode: .nice)
    func say(_ text: String) { log.call("text \(text)") }
    func say(_ number: Int) { log.call("number \(number)") }
    func say(_ text: String, to name: String) { log.call("\(text) to \(name)") }
    func say(_ text: String, at hour: Int) { log.call("\(text) at \(hour)") }
    func value() -> Int { 1 }
    func value() -> String { "one" }
    var volume = 5
    func setVolume(_ volume: Int) { log.call("setVolume \(volume)") }
    func `repeat`(_ times: Int, in place: String, self other: Int) { log.call("\(times) \(place) \(other)") }
    func `init`() { log.call("init") }
    func take(call: Int, real: String, mock: Bool, result: Int) {
        log.call("\(call) \(real) \(mock) \(result)")
    }
    func none(_ number: Int, _ text: String) { log.call("none \(number) \(text)") }
    func real() -> Int { 2 }
    func hash(_ some: Int) { log.call("hash \(some)") }
    func matches(_ any: Int) -> Bool { any == 3 }
}

/// Calls all requirements of `Speaker` that return nothing.
private func speak(to speaker: any Speaker) {
    speaker.say("a")
    speaker.say(1)
    speaker.say("b", to: "Ada")
    speaker.say("c", at: 9)
    speaker.setVolume(7)
    speaker.repeat(2, in: "Rome", self: 3)
    speaker.`init`()
    speaker.take(call: 1, real: "r", mock: true, result: 4)
    speaker.none(5, "n")
    speaker.hash(6)
}

struct NameTests {
    private let mock = MockSpeaker()
    private let failures = FailureRecorder()

    @Test func overloadsAndKeywordsHaveDistinctTokens() {
        mock.expect(.say("a"))
        mock.expect(.say(1))
        mock.expect(.say("b", to: "Ada"))
        mock.expect(.say("c", at: 9))
        mock.expect(.setVolumeInt(7))
        mock.expect(.repeat(2, in: "Rome", self: 3))
        mock.expect(.initCall)
        mock.expect(.take(call: 1, real: "r", mock: true, result: 4))
        mock.expect(.none(5, "n"))
        mock.expect(.hash(6))
        speak(to: mock)
        mock.verify()
    }

    @Test func overloadsByResultAreAnswered() {
        mock.expect(.value).andReturn(1)
        mock.expect(.valueString).andReturn("one")
        mock.expect(.volume).andReturn(5)
        mock.expect(.setVolume(6))
        mock.expect(.real).andReturn(2)
        mock.expect(.matches(3)).andReturn(true)
        var speaker: any Speaker = mock
        let (number, text): (Int, String) = (speaker.value(), speaker.value())
        #expect(number == 1)
        #expect(text == "one")
        #expect(speaker.volume == 5)
        speaker.volume = 6
        #expect(speaker.real() == 2)
        #expect(speaker.matches(3))
        mock.verify()
    }

    @Test func callsAndChangesAreForwardedToTheRealSpeaker() {
        let real = RealSpeaker()
        let mock = MockSpeaker(wrapping: real)
        var speaker: any Speaker = mock
        speak(to: speaker)
        #expect(
            real.log.calls == [
                "text a", "number 1", "b to Ada", "c at 9", "setVolume 7", "2 Rome 3", "init", "1 r true 4",
                "none 5 n", "hash 6",
            ])
        let (number, text): (Int, String) = (speaker.value(), speaker.value())
        #expect(number == 1)
        #expect(text == "one")
        speaker.volume += 1
        #expect(speaker.volume == 6)
        #expect(speaker.real() == 2)
        #expect([speaker.matches(3), speaker.matches(4)] == [true, false])
        mock.stub(.valueString).andReturn("stubbed")
        let (same, stubbed): (Int, String) = (speaker.value(), speaker.value())
        #expect(same == 1)
        #expect(stubbed == "stubbed")
    }

    @Test func aNestedProtocolIsMocked() {
        let mock = MockGardenBench()
        mock.expect(.sit(on: .left)).andReturn(true)
        mock.expect(.sit(on: .any)).andReturn(false)
        let bench: any Garden.Bench = mock
        #expect([bench.sit(on: .left), bench.sit(on: .left)] == [true, false])
        mock.verify()

        let wrapped = MockGardenBench(wrapping: RealBench())
        let real: any Garden.Bench = wrapped
        #expect([real.sit(on: .left), real.sit(on: .right)] == [true, false])
        wrapped.stub(.sit(on: .right)).andReturn(true)
        #expect([real.sit(on: .left), real.sit(on: .right)] == [true, true])
    }

    @Test func aTypeNamedLikeALibraryTypeIsAnArgument() {
        let (mock, captor) = (MockTrap(), FixtureProtocols.Captor(name: "a"))
        mock.expect(.hold(captor)).andReturn(FixtureProtocols.Captor(name: "b"))
        #expect((mock as any Trap).hold(captor) == FixtureProtocols.Captor(name: "b"))
        mock.verify()

        let wrapped = MockTrap(wrapping: RealTrap())
        #expect((wrapped as any Trap).hold(captor).name == "held a")
        wrapped.stub(.hold(captor)).andReturn(captor)
        #expect((wrapped as any Trap).hold(captor) == captor)
    }

    @Test func aCallOfADifferentOverloadIsReported() {
        mock.mock.reporter = failures
        mock.expect(.say("a", to: "Ada"))
        let speaker: any Speaker = mock
        speaker.say("a", at: 9)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.headlines.first
                == #"MockSpeaker: unexpected sayAt("a", at: 9), expected sayTo("a", to: "Ada")"#)
    }

    @Test func aDifferentSideIsReported() {
        let mock = MockGardenBench()
        mock.mock.reporter = failures
        mock.expect(.sit(on: .left)).andReturn(true)
        _ = (mock as any Garden.Bench).sit(on: .right)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockGardenBench: sit(…): on is right, expected left"])
        #expect(failures.onlyReportContains("got: sit(on: right)"))
    }
}
