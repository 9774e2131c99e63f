import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The day of a recording, and warnings of old tapes.
struct TapeAgeTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    private func run(_ mode: TapeMode, expiresAfter age: TapeAge? = nil, _ city: String = "Oslo") -> UInt {
        let tape = folder.tape(mode, expiresAfter: age); let line = #line as UInt
        for name in ["North", "South"] {
            let service = MockWeather(wrapping: live, folder.failures, named: name)
            service.use(tape)
            _ = try? service.forecast(for: city, requestID: 1)
            service.verify()
        }
        tape.finish()
        return line
    }

    private func record(_ city: String = "Oslo") throws -> String {
        _ = run(.all, city)
        folder.failures.drain()
        return try #require(folder.text())
    }

    private func advance(days: Int) { folder.today = CalendarDay(number: folder.today.number + days) }

    // MARK: The day of the recording

    @Test func aTapeHasTheDayOfItsRecording() throws {
        #expect(try record().hasSuffix("  \"format\" : 2,\n  \"recorded\" : \"2026-11-23\"\n}\n"))
        guard case .tape(let file) = folder.place().read() else {
            Issue.record("the tape cannot be read")
            return
        }
        #expect(file.recorded == folder.today)
    }

    @Test func recordingAgainRenewsTheDayWithoutAWarning() throws {
        let first = try record()
        advance(days: 8)
        _ = run(.all)
        #expect(folder.texts == [])
        #expect(folder.text() == first.replacing("2026-11-23", with: "2026-12-01"))
        // Other entries are a change, as ever.
        _ = run(.all, "Rome")
        #expect(
            folder.texts.map { $0.contains("it was recorded again with 2 calls, and it changed") } == [true])
    }

    @Test func anOlderTapeGetsItsDayWhenItIsRecordedAgain() throws {
        let text = try record()
        let older = text.replacing("\"format\" : 2,\n  \"recorded\" : \"2026-11-23\"", with: "\"format\" : 1")
        #expect(older != text)
        try folder.write(older)
        _ = run(.never)
        #expect(folder.texts == [])
        #expect(folder.text() == older)
        _ = run(.all)
        #expect(folder.texts == [])
        #expect(folder.text() == text)
    }

    @Test func playingAndCheckingDoNotChangeTheDay() throws {
        let text = try record()
        advance(days: 100)
        for mode in [TapeMode.missing, .never, .failed, .check] { _ = run(mode) }
        #expect(folder.texts == [])
        #expect(folder.text() == text)
    }

    // MARK: Old tapes

    @Test func anOldTapeIsAWarning() throws {
        _ = try record()
        advance(days: 30)
        _ = run(.never, expiresAfter: .days(30))
        #expect(folder.texts == [])
        advance(days: 1)
        let line = run(.never, expiresAfter: .days(30))
        #expect(
            folder.report == """
                weather.json: it was recorded on 2026-11-23, 31 days ago, and expires after 30 days
                  help: record it again with EXPECTKIT_TAPES=all, or check it with EXPECTKIT_TAPES=check and raise the age
                """)
        #expect(folder.failures.reports.map(\.severity) == [.warning])
        #expect(folder.failures.reports.map(\.location.line) == [Int(line)])
        folder.failures.drain()
        _ = run(.failed, expiresAfter: .weeks(5))
        #expect(folder.texts == [])
        // The warning is no failure of the test.
        #expect(!folder.place().isMarkedAsFailed)
    }

    @Test func aTapeWithoutADayIsAWarningOnlyIfAnAgeIsDemanded() throws {
        let text = try record()
        try folder.write(
            text.replacing("\"format\" : 2,\n  \"recorded\" : \"2026-11-23\"", with: "\"format\" : 1"))
        _ = run(.never)
        #expect(folder.texts == [])
        _ = run(.never, expiresAfter: .weeks(1))
        #expect(
            folder.report == """
                weather.json: it does not say when it was recorded, and expires after 7 days
                  help: record it again with EXPECTKIT_TAPES=all, which adds the day
                """)
        #expect(folder.failures.reports.map(\.severity) == [.warning])
    }

    /// A tape that is recorded or checked, a tape from the future, and huge ages.
    @Test(
        arguments: [
            (100, .check, .days(1)), (100, .all, .days(1)), (-100, .never, .days(1)),
            (0, .never, .weeks(.max)), (0, .never, .days(.max)),
        ] as [(Int, TapeMode, TapeAge)])
    func anotherTapeIsNotOld(days: Int, mode: TapeMode, limit: TapeAge) throws {
        _ = try record()
        advance(days: days)
        _ = run(mode, expiresAfter: limit)
        #expect(folder.texts == [])
    }

    @Test(arguments: [TapeAge.days(0), .days(-3), .weeks(.min)]) func anAgeIsAtLeastOneDay(age: TapeAge)
        throws
    {
        _ = try record()
        let line = run(.never, expiresAfter: age)
        #expect(folder.texts.count == 1)
        #expect(
            folder.texts[0].contains(
                "but an age must be at least one day\n  help: give it an age such as .days(30)"))
        #expect(folder.failures.reports.map(\.severity) == [.error])
        #expect(folder.failures.reports.map(\.location.line) == [Int(line)])
        #expect(live.callCount == 2)
    }

    @Test func theEnvironmentSetsTheAge() throws {
        #expect(try TapeAge.ofEnvironment([:]) == nil)
        #expect(try TapeAge.ofEnvironment(["EXPECTKIT_TAPES_MAX_AGE": ""]) == nil)
        #expect(try TapeAge.ofEnvironment(["EXPECTKIT_TAPES_MAX_AGE": "30"]) == .days(30))
        #expect(try TapeAge.ofEnvironment(["EXPECTKIT_TAPES_MAX_AGE": "7"]) == .weeks(1))
        for word in ["0", "-1", "30d", "1.5", "a month", "99999999999999999999"] {
            #expect(throws: TapeProblem.invalidMaximumAge(word)) {
                try TapeAge.ofEnvironment(["EXPECTKIT_TAPES_MAX_AGE": word])
            }
        }
    }
}
