import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// When a tape is recorded, and when it is played.
struct TapeModeTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    private func run(_ tape: Tape, _ cities: String...) {
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        for (number, city) in cities.enumerated() { _ = try? service.forecast(for: city, requestID: number) }
        service.verify()
        tape.finish()
    }

    private func record(_ cities: String) throws -> String {
        run(folder.tape(.all), cities)
        folder.failures.drain()
        return try #require(folder.text())
    }

    @Test func missingRecordsOnlyOnce() throws {
        run(folder.tape(.missing), "Oslo")
        #expect(folder.texts.map { $0.contains("it was missing, and was recorded with 1 call") } == [true])
        let first = try #require(folder.text())
        folder.failures.drain()
        run(folder.tape(.missing), "Rome")
        #expect(folder.kinds == [.unexpected])
        #expect(folder.text() == first)
    }

    @Test func allRecordsAgainAndWarnsOfChanges() throws {
        let first = try record("Oslo")
        run(folder.tape(.all), "Oslo")
        #expect(folder.texts == [])
        run(folder.tape(.all), "Rome")
        #expect(folder.failures.reports.map(\.severity) == [.warning])
        #expect(folder.texts[0].contains("it was recorded again with 1 call, and it changed"))
        #expect(folder.text() != first)
        #expect(live.callCount == 3)
    }

    @Test(arguments: [TapeMode.never, .check])
    func aModeThatDoesNotRecordFailsWithoutATape(mode: TapeMode) {
        let tape = folder.tape(mode); let line = #line
        run(tape, "Oslo", "Rome")
        #expect(
            folder.report == """
                weather.json: the tape does not exist, and the mode “\(mode)” does not record it
                  help: record it in the mode missing, on a machine that can reach the real object
                """)
        #expect(folder.failures.reports[0].location.line == line)
        #expect(live.callCount == 0)
        #expect(folder.text() == nil)
    }

    @Test func failedRecordsAgainInTheRunAfterAFailedOne() throws {
        let first = try record("Oslo")
        run(folder.tape(.failed), "Oslo")
        #expect(folder.texts == [])
        run(folder.tape(.failed), "Rome")
        #expect(folder.kinds == [.unexpected])
        #expect(folder.text() == first)
        folder.failures.drain()

        run(folder.tape(.failed), "Rome")
        #expect(
            folder.texts.map { $0.contains("its last run failed, so it was recorded again with 1 call") }
                == [true])
        folder.failures.drain()
        run(folder.tape(.failed), "Rome")
        #expect(folder.texts == [])
        #expect(live.callCount == 2)
    }

    @Test func theMarkOfAFailedRunIsSetAndRemoved() throws {
        _ = try record("Oslo")
        run(folder.tape(.failed))
        #expect(folder.kinds == [.missing])
        #expect(folder.place().isMarkedAsFailed)
        // The mode never records nothing and keeps the mark. The mode all records and removes it.
        run(folder.tape(.never), "Oslo")
        #expect(live.callCount == 1)
        run(folder.tape(.all), "Oslo")
        #expect(!folder.place().isMarkedAsFailed)
    }

    @Test func aScopeSetsTheMode() async throws {
        withTapeMode(.never) { run(folder.tape(), "Oslo") }
        #expect(folder.texts.map { $0.contains("the mode “never” does not record it") } == [true])
        folder.failures.drain()
        await withTapeMode(.all) {
            await Task.yield()
            run(folder.tape(), "Oslo")
        }
        #expect(folder.text() != nil)
        // The tape's own mode comes first.
        folder.failures.drain()
        withTapeMode(.all) { run(folder.tape(.never), "Oslo") }
        #expect(folder.texts == [])
    }

    @Test func theEnvironmentSetsTheMode() throws {
        #expect(try TapeMode.ofEnvironment([:]) == nil)
        #expect(try TapeMode.ofEnvironment(["EXPECTKIT_TAPES": ""]) == nil)
        for mode in TapeMode.allCases {
            #expect(try TapeMode.ofEnvironment(["EXPECTKIT_TAPES": mode.rawValue]) == mode)
        }
        #expect(
            throws: TapeProblem.unknownMode("nevr", known: ["missing", "all", "failed", "never", "check"])
        ) {
            try TapeMode.ofEnvironment(["EXPECTKIT_TAPES": "nevr"])
        }
    }

    @Test func oneTapeIsUsedByOneTestAtATime() throws {
        let first = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(first)
        _ = try service.forecast(for: "Oslo", requestID: 0)
        let second = folder.tape(); let line = #line
        run(second, "Rome")
        #expect(
            folder.report == """
                weather.json: another test that has not ended uses it
                  help: give each test its own name with Tape("…") or .tape("…"), also each case of a parameterized test
                """)
        #expect(folder.failures.reports[0].location.line == line)
        first.finish()
        #expect(live.callCount == 1)
        folder.failures.drain()
        run(folder.tape(), "Oslo")
        #expect(folder.texts == [])
    }

    @Test func anUnfinishedTapeIsFinishedWhenItIsDeallocated() throws {
        do {
            let service = MockWeather(wrapping: live, folder.failures)
            service.use(folder.tape())
            _ = try service.forecast(for: "Oslo", requestID: 0)
        }
        #expect(folder.kinds == [.tape])
        #expect(folder.text()?.contains("Oslo") == true)
    }

    @Test func anUnusedTapeIsNeitherReadNorWritten() throws {
        try folder.write("no tape")
        folder.tape().finish()
        #expect(folder.texts == [])
        #expect(folder.text() == "no tape")
    }

    // MARK: Replacing a tape

    private static let kept = "the old file was kept"

    @Test(arguments: [TapeMode.all, .failed]) func aRunWithoutACallReplacesNoTape(mode: TapeMode) throws {
        let first = try record("Oslo")
        if mode == .failed { folder.place().markAsFailed(true) }
        let tape = folder.tape(mode); let line = #line
        run(tape)
        #expect(
            folder.report == """
                weather.json: it was not recorded again because the test made no call: \(tape.path)
                  help: make the calls in the test, or remove the tape; \(Self.kept)
                """)
        #expect(folder.failures.reports.map(\.severity) == [.error])
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(folder.text() == first)
    }

    @Test(arguments: [TapeMode.all, .failed]) func aFailedRunReplacesNoTape(mode: TapeMode)
        throws
    {
        let first = try record("Oslo")
        if mode == .failed { folder.place().markAsFailed(true) }
        let tape = folder.tape(mode)
        let service = MockWeather(wrapping: live, folder.failures)
        service.reject(.forget)
        service.use(tape)
        _ = try service.forecast(for: "Rome", requestID: 0)
        service.forget()
        tape.finish()
        #expect(folder.kinds == [.rejected, .tape])
        #expect(
            folder.texts[1] == """
                weather.json: it was not recorded again because the test failed: \(tape.path)
                  help: correct the test, and record the tape again; \(Self.kept)
                """)
        #expect(folder.failures.reports[1].severity == .warning)
        #expect(folder.text() == first)
        // The next run that passes records it.
        folder.failures.drain()
        run(folder.tape(mode), "Rome")
        #expect(folder.texts.map { $0.contains("was recorded again with 1 call") } == [true])
        #expect(folder.text() != first)
    }

    @Test func anEmptyTapeMayStayEmpty() throws {
        run(folder.tape(.missing))
        folder.failures.drain()
        run(folder.tape(.all))
        #expect(folder.texts == [])
        #expect(folder.text()?.contains("\"entries\" : [") == true)
    }
}
