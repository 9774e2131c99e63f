import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Checking a tape: the file, the mocks, and calls that cannot be compared.
struct TapeCheckFileTests: ChecksTapes {
    let folder = TapeFolder()
    let live = ChangingWeather()

    @Test func aMockThatTheTestDidNotUseIsReported() throws {
        _ = try record(calling: forecasts("Oslo"))
        let tape = folder.tape(.check)
        let service = MockWeather(wrapping: live, folder.failures, named: "Other")
        service.use(tape)
        service.forget()
        tape.finish()
        #expect(folder.texts.count == 2)
        #expect(
            folder.texts[0].hasPrefix("weather.json: it has calls of MockWeather, but no mock of that name"))
        #expect(
            folder.texts[1] == """
                weather.json: 1 call of Other differs from the tape
                  before the first entry, forget: the tape does not have this call
                \(again)
                """)
    }

    @Test func eachMockHasItsOwnFailure() throws {
        func run(_ mode: TapeMode) {
            let tape = folder.tape(mode)
            let north = MockWeather(wrapping: live, folder.failures, named: "North")
            let south = MockWeather(wrapping: live, folder.failures, named: "South")
            north.use(tape)
            south.use(tape)
            _ = try? north.forecast(for: "Oslo", requestID: 0)
            _ = try? south.forecast(for: "Rome", requestID: 1)
            tape.finish()
        }
        run(.all)
        folder.failures.drain()
        run(.check)
        #expect(folder.texts == [])
        live.degrees = 5
        run(.check)
        #expect(
            folder.texts.map { $0.split(separator: "\n")[0] } == [
                "weather.json: 1 answer of North differs from the tape",
                "weather.json: 1 answer of South differs from the tape",
            ])
        #expect(folder.texts[1].contains("entry 2, forecast(city: \"Rome\""))
        let lines = folder.failures.reports.map(\.location.line)
        #expect(lines[0] + 1 == lines[1])
    }

    @Test(arguments: [false, true])
    func callsOfTwoMocksThatChangePlacesAreReported(isUnordered: Bool) {
        func run(_ mode: TapeMode, _ cities: String...) {
            let tape = folder.tape(mode)
            let north = MockWeather(wrapping: live, folder.failures, named: "North")
            let south = MockWeather(wrapping: live, folder.failures, named: "South")
            if isUnordered { _ = south.unordered() }
            north.use(tape)
            south.use(tape)
            for city in cities { _ = try? (city == "Rome" ? south : north).forecast(for: city, requestID: 0) }
            tape.finish()
        }
        run(.all, "Oslo", "Rome", "Riga")
        folder.failures.drain()
        run(.check, "Oslo", "Rome", "Riga")
        #expect(folder.texts == [])
        run(.check, "Rome", "Oslo", "Riga")
        func report(_ entry: Int, _ city: String, _ place: String) -> String {
            """
            weather.json: 1 call of North differs from the tape
              entry \(entry), forecast(city: "\(city)", requestID: 0): the test made this call \(place)
            \(again), or make the mock unordered()
            """
        }
        #expect(folder.texts == (isUnordered ? [] : [report(1, "Oslo", "after entry 2")]))
        folder.failures.drain()
        // A call that moved among those of both mocks is reported once.
        run(.check, "Riga", "Oslo", "Rome")
        #expect(
            folder.texts == [
                isUnordered
                    ? report(1, "Oslo", "after entry 3") : report(3, "Riga", "before the first entry")
            ])
    }

    @Test func anEmptyTapeIsTrueIfNothingIsCalled() throws {
        try folder.write(#"{"format": 1, "entries": []}"#)
        run(.check) { _ in }
        #expect(folder.texts == [])
        run(.check) { $0.forget() }
        #expect(folder.kinds == [.tape])
    }

    // MARK: Calls that cannot be compared

    struct Jam: Error {}

    private final class MockDoor: Mocking {
        enum Invocation: Codable { case open, ring, push }
        struct Opaque {}
        let mock = Mock<Invocation>("Door")
        func open() -> Opaque { mock.call(.open) { Opaque() } }
        func ring() -> Int { mock.call(.ring) }
        func push() throws(Jam) -> Int { try mock.call(.push) { () throws(Jam) -> Int in throw Jam() } }
    }

    /// Checks a tape with one call of a door.
    private func check(_ call: String, _ test: (MockDoor) -> Void) throws {
        try folder.write(
            #"{"format": 1, "entries": [{"mock": "Door", "call": {"\#(call)": {}}, "returns": 7}]}"#)
        let tape = folder.tape(.check)
        let (door, others) = (MockDoor(), FailureRecorder())
        // The mock itself reports that it cannot ring.
        door.mock.reporter = call == "ring" ? others : folder.failures
        door.use(tape)
        test(door)
        tape.finish()
    }

    @Test func anAnswerThatCannotBeEncodedIsReportedOnce() throws {
        try check("open") { _ = $0.open() }
        #expect(
            folder.report == """
                weather.json: open of Door cannot be compared with the tape: it returns Opaque, which is not Codable
                  help: make Opaque Codable, or stub the call
                """)
    }

    @Test func aWrapperWithoutARealObjectIsReportedOnce() throws {
        try check("ring") { _ = $0.ring() }
        #expect(
            folder.report == """
                weather.json: ring of Door cannot be compared with the tape: it has no real object
                  help: forward it in the mock with call(_:) { real.… }
                """)
    }

    @Test func anErrorThatCouldNotBePlayedIsCompared() throws {
        try check("push") { door in #expect(throws: Jam.self) { try door.push() } }
        #expect(folder.texts.count == 1)
        #expect(
            folder.texts[0].contains(
                "entry 1, push: returns: expected 7, got the error Jam() (ExpectKitTests.TapeCheckFileTests.Jam)"
            ))
    }

    @Test func aCallThatCannotBeEncodedIsReportedOnce() throws {
        try folder.write(
            #"""
            {"format": 1, "entries": [
              {"mock": "MockVault", "call": {"carve": {"what": {"text": "abc"}}}, "returns": 3},
              {"mock": "MockVault", "call": {"hint": {"text": "who?"}}, "returns": "no hint"}
            ]}
            """#)
        let tape = folder.tape(.check)
        let vault = MockVault("secret", folder.failures)
        vault.use(tape)
        _ = try vault.carve(Unwritable(text: "abc"))
        _ = vault.hint("who?")
        tape.finish()
        #expect(folder.texts.count == 2)
        #expect(
            folder.texts[0].hasPrefix(
                "weather.json: carve of MockVault cannot be compared with the tape: its"))
        // The other calls are compared, and the call itself does not count as missing.
        #expect(
            folder.texts[1] == """
                weather.json: 1 answer of MockVault differs from the tape
                  entry 2, hint(text: "who?"): returns: expected "no hint", got "a hint"
                \(again), or allow the difference with a rule: .ignoringResult(of: "hint")
                """)
    }
}
