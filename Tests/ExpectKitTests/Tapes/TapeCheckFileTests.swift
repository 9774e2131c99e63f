import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Checking a tape: the file, the mocks, and calls that cannot be compared.
@Suite struct TapeCheckFileTests: ChecksTapes {
    let folder = TapeFolder()
    let live = ChangingWeather()

    @Test func aMissingTapeFailsWithoutCallingTheRealObject() {
        run(.check, calling: forecasts("Oslo"))
        #expect(
            folder.texts == [
                """
                weather.json: the tape does not exist, and the mode “check” does not record it
                  help: record it in the mode missing, on a machine that can reach the real object
                """
            ])
        #expect(live.callCount == 0)
        #expect(folder.text() == nil)
    }

    @Test func aTapeWithAFlawIsReportedAsEver() throws {
        try folder.write("no tape")
        run(.check, calling: forecasts("Oslo"))
        #expect(folder.texts.map { $0.hasPrefix("weather.json: it is not valid JSON") } == [true])
        folder.failures.drain()
        try folder.write(#"{"format": 1, "entries": [{"mock": "MockWeather", "call": {"nothing": {}}}]}"#)
        run(.check, calling: forecasts("Oslo"))
        #expect(
            folder.texts.map { $0.hasPrefix("weather.json: entry 1 is not a call of MockWeather") } == [true])
        #expect(live.callCount == 0)
    }

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

    @Test func anEmptyTapeIsTrueIfNothingIsCalled() throws {
        try folder.write(#"{"format": 1, "entries": []}"#)
        run(.check) { _ in }
        #expect(folder.texts == [])
        run(.check) { $0.forget() }
        #expect(folder.kinds == [.tape])
    }

    // MARK: Calls that cannot be compared

    @Test func anAnswerThatCannotBeEncodedIsReportedOnce() throws {
        final class MockBox: Mocking {
            enum Invocation: Codable { case open }
            struct Opaque {}
            let mock = Mock<Invocation>("Box")
            func open() -> Opaque { mock.call(.open) { Opaque() } }
        }
        try folder.write(#"{"format": 1, "entries": [{"mock": "Box", "call": {"open": {}}, "returns": 1}]}"#)
        let tape = folder.tape(.check)
        let box = MockBox()
        box.mock.reporter = folder.failures
        box.use(tape)
        _ = box.open()
        tape.finish()
        #expect(
            folder.texts == [
                """
                weather.json: open of Box cannot be compared with the tape: it returns Opaque, which is not Codable
                  help: make Opaque Codable, or stub the call
                """
            ])
    }

    @Test func aWrapperWithoutARealObjectIsReportedOnce() throws {
        final class MockBell: Mocking {
            enum Invocation: Codable { case ring }
            let mock = Mock<Invocation>("Bell")
            func ring() -> Int { mock.call(.ring) }
        }
        try folder.write(#"{"format": 1, "entries": [{"mock": "Bell", "call": {"ring": {}}, "returns": 7}]}"#)
        let tape = folder.tape(.check)
        let bell = MockBell()
        let others = FailureRecorder()
        bell.mock.reporter = others
        bell.use(tape)
        _ = bell.ring()
        tape.finish()
        #expect(
            folder.texts == [
                """
                weather.json: ring of Bell cannot be compared with the tape: it has no real object
                  help: forward it in the mock with call(_:) { real.… }
                """
            ])
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

    @Test func anErrorThatCouldNotBePlayedIsCompared() throws {
        struct Jam: Error {}
        final class MockDoor: Mocking {
            enum Invocation: Codable { case open }
            let mock = Mock<Invocation>("Door")
            func open() throws(Jam) -> Int {
                try mock.call(.open) { () throws(Jam) -> Int in throw Jam() }
            }
        }
        try folder.write(#"{"format": 1, "entries": [{"mock": "Door", "call": {"open": {}}, "returns": 7}]}"#)
        let tape = folder.tape(.check)
        let door = MockDoor()
        door.mock.reporter = folder.failures
        door.use(tape)
        #expect(throws: Jam.self) { try door.open() }
        tape.finish()
        #expect(folder.texts.count == 1)
        #expect(
            folder.texts[0].contains(
                "entry 1, open: returns: expected 7, got the error Jam() (ExpectKitTests.TapeCheckFileTests.Jam)"
            ))
    }
}
