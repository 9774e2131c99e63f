import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Which calls of which tape are performed on another object.
struct PerformedTapeTests {
    private let folder = TapeFolder()

    // MARK: Which calls

    @Test func onlyTheCallsOfTheMockArePerformedInTheirOrder() async throws {
        let tape = folder.tape(.all)
        let north = MockWeather(wrapping: LiveWeather(), folder.failures, named: "North")
        let south = MockWeather(wrapping: LiveWeather(), folder.failures, named: "South")
        north.use(tape)
        south.use(tape)
        for city in ["Oslo", "Rome", "Bern"] {
            _ = try (city == "Rome" ? south : north).forecast(for: city, requestID: 1)
        }
        tape.finish()
        folder.failures.drain()

        let live = LiveWeather()
        await folder.tape().check(against: MockWeather.perform, on: live, mock: "North")
        #expect(folder.texts == [])
        #expect(live.callCount == 2)

        let line = #line + 1
        await folder.tape().check(against: MockWeather.perform, on: live)
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(
            folder.report == """
                weather.json: it has no calls of MockWeather, but of North, South
                  help: name one of these mocks with mock: "…"
                """)
        #expect(live.callCount == 2)
    }

    @Test func aCallThatTheWrapperCannotPerformIsReported() async throws {
        try await folder.recordWeather()
        await folder.tape().check(
            against: { (call: MockWeather.Invocation, _: Int) throws -> Any in
                throw InvocationError("\(call) cannot be performed")
            }, on: 1)
        let lines = folder.texts.first?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.count == 8)
        #expect(lines.dropLast().last == "  entry 6, forget: forget cannot be performed")
        #expect(
            lines.last
                == "  help: handle the call in perform(_:on:) of MockWeather, or record a tape without it")
    }

    // MARK: The tape

    @Test func aTapeThatIsPlayedIsCheckedInTheSameTest() async throws {
        try await folder.recordWeather()
        let text = folder.text()
        let tape = folder.tape(.never)
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(tape)
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        await folder.callAll(service)
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        service.verify()
        tape.finish()
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.texts == [])
        #expect(folder.text() == text)
    }

    @Test func aCheckDoesNotReserveTheFile() async throws {
        try await folder.recordWeather()
        let tape = folder.tape(.never)
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(folder.tape(.never))
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        await folder.callAll(service)
        service.verify()
        #expect(folder.texts == [])
        #expect(!tape.isRecording)
    }

    @Test func aTapeThatIsBeingRecordedIsCheckedWithTheCallsSoFar() async throws {
        let tape = folder.tape(.all)
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(tape)
        _ = try service.forecast(for: "Oslo", requestID: 1)
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.texts == [])
        await tape.check(against: MockWeather.perform, on: FakeWeather(degrees: 3))
        #expect(folder.texts.map { $0.contains("in the only call of MockWeather") } == [true])
        #expect(folder.text() == nil)
        tape.finish()
        #expect(folder.text()?.contains("Oslo") == true)
    }

    @Test func aMissingTapeIsOneFailure() async {
        let line = #line + 1
        await folder.checkWeather()
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(
            folder.report == """
                weather.json: the tape does not exist, so there are no calls to perform
                  help: record it with a mock that uses it, or correct its name or its mode
                """)
        #expect(folder.text() == nil)
    }

    @Test(arguments: [
        ("", "it is empty"),
        ("{\"format\": 1, \"entr", "it is not valid JSON"),
        ("{\"format\": 1, \"entries\": []}", "it has no calls, and so none of MockWeather"),
        (
            #"{"format": 1, "entries": [{"mock": "MockWeather", "call": {"nothing": {}}}]}"#,
            "entry 1 is not a call of MockWeather"
        ),
    ])
    func aTapeWithAFlawIsOneFailureAndNothingIsPerformed(text: String, words: String) async throws {
        try folder.write(text)
        let live = LiveWeather()
        let line = #line + 1
        await folder.tape().check(against: MockWeather.perform, on: live)
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(folder.texts.first?.contains(words) == true, "\(folder.texts)")
        #expect(folder.text() == text)
        #expect(live.callCount == 0)
    }

    @Test func aTapeThatWasReportedAsUnusableIsNotReportedAgain() async throws {
        try folder.write("")
        let tape = folder.tape(.never)
        MockWeather(wrapping: LiveWeather(), folder.failures).use(tape)
        await tape.check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.texts.map { $0.contains("it is empty") } == [true])
    }

    @Test func aCallThatHadNotReturnedIsReported() async throws {
        try folder.write(
            #"{"format": 1, "entries": [{"mock": "MockWeather", "call": {"forget": {}}, "open": true}]}"#)
        await folder.checkWeather()
        #expect(
            folder.texts.first?.hasSuffix(
                """
                  entry 1, forget: it had not returned when it was recorded, so the tape has no answer
                  help: record the tape again, in a test that waits for the end of the call
                """) == true, "\(folder.texts)")
    }

    @Test func anOldTapeIsCheckedWithAWarning() async throws {
        try await folder.recordWeather()
        folder.today = CalendarDay(number: folder.today.number + 31)
        await folder.tape(expiresAfter: .days(31)).check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.texts == [])
        await folder.tape(expiresAfter: .days(30)).check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.failures.reports.map(\.severity) == [.warning])
        #expect(folder.texts.map { $0.contains("31 days") } == [true], "\(folder.texts)")
        folder.failures.drain()
        await folder.tape(expiresAfter: .days(0)).check(against: MockWeather.perform, on: FakeWeather())
        #expect(folder.failures.reports.map(\.severity) == [.error])
    }
}
