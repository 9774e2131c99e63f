import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Recording a tape and playing it.
struct TapeRecordingTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    private func run(_ tape: Tape) async throws -> [String] {
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        var found = [service.login(user: "ada", password: "secret").token]
        found.append("\(try service.forecast(for: "Oslo", requestID: 1).degrees)")
        do { _ = try service.forecast(for: "Atlantis", requestID: 2) } catch { found.append("\(error)") }
        do { _ = try service.forecast(for: "Moon", requestID: 3) } catch { found.append("\(error)") }
        found += try await service.stations()
        service.forget()
        service.verify()
        return found
    }

    @Test func aRunIsRecordedOnceAndThenPlayed() async throws {
        let tape = folder.tape(); let line = #line
        let recorded = try await run(tape)
        #expect(tape.isRecording)
        tape.finish()
        #expect(folder.kinds == [.tape])
        #expect(folder.failures.reports[0].location.line == line)
        #expect(
            folder.report == """
                weather.json: it was missing, and was recorded with 6 calls: \(tape.path)
                  help: review it, commit it, and run the test again
                """)
        #expect(live.callCount == 6)
        folder.failures.drain()

        let again = folder.tape()
        let played = try await run(again)
        again.finish()
        #expect(folder.texts == [])
        #expect(live.callCount == 6)
        // An error that is not Codable is played as its description.
        #expect(recorded[3] == "the station is down")
        #expect(played[3] == "the station is down (a ExpectKitTests.Outage in words, as it stands on a tape)")
        #expect(played[..<3] == recorded[..<3])
        #expect(played[4...] == recorded[4...])
    }

    @Test func theFileIsReadable() async throws {
        let tape = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        _ = try service.forecast(for: "Oslo", requestID: 1)
        _ = try? service.forecast(for: "Atlantis", requestID: 2)
        service.forget()
        tape.finish()
        #expect(
            folder.text() == """
                {
                  "entries" : [
                    {
                      "call" : {
                        "forecast" : {
                          "city" : "Oslo",
                          "requestID" : 1
                        }
                      },
                      "mock" : "MockWeather",
                      "returns" : {
                        "city" : "Oslo",
                        "degrees" : 4.5
                      }
                    },
                    {
                      "call" : {
                        "forecast" : {
                          "city" : "Atlantis",
                          "requestID" : 2
                        }
                      },
                      "mock" : "MockWeather",
                      "throws" : {
                        "description" : "unknown(city: \\"Atlantis\\")",
                        "type" : "ExpectKitTests.WeatherError",
                        "value" : {
                          "unknown" : {
                            "city" : "Atlantis"
                          }
                        }
                      }
                    },
                    {
                      "call" : {
                        "forget" : {

                        }
                      },
                      "mock" : "MockWeather"
                    }
                  ],
                  "format" : 2,
                  "recorded" : "2026-11-23"
                }

                """)
    }

    @Test func aDifferentCallIsReportedWithTheEntryOfTheTape() async throws {
        let tape = folder.tape()
        _ = try await run(tape)
        tape.finish()
        folder.failures.drain()
        let again = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(again); let line = #line
        _ = service.login(user: "eve", password: "secret")
        service.verify()
        again.finish()
        #expect(folder.kinds.first == .unexpected)
        #expect(
            folder.texts[0].contains(
                "expected: 1 of 6, login(user: \"ada\", …), once, never called "
                    + "(weather.json, entry 1)"), "\(folder.texts[0])")
        #expect(folder.texts[0].hasPrefix("MockWeather: login(…): user is \"eve\", expected \"ada\"\n"))
        #expect(!folder.texts[0].contains("answered: nothing"))
        // The remaining calls are missing, at the line that uses the tape.
        #expect(folder.kinds.dropFirst().allSatisfy { $0 == .missing })
        #expect(folder.failures.reports.dropFirst().allSatisfy { $0.location.line == line })
        #expect(folder.texts[1].contains("(weather.json, entry 2)"))
        #expect(live.callCount == 6)
    }

    @Test func severalMocksShareATapeAndTheirOrder() throws {
        func run(_ tape: Tape, inOrder isInOrder: Bool) throws {
            let north = MockWeather(wrapping: live, folder.failures, named: "North")
            let south = MockWeather(wrapping: live, folder.failures, named: "South")
            north.use(tape)
            south.use(tape)
            if !isInOrder { _ = try? south.forecast(for: "Rome", requestID: 2) }
            _ = try? north.forecast(for: "Oslo", requestID: 1)
            if isInOrder { _ = try? south.forecast(for: "Rome", requestID: 2) }
            north.forget()
            verify(north, south)
            tape.finish()
        }
        try run(folder.tape(), inOrder: true)
        folder.failures.drain()
        try run(folder.tape(), inOrder: true)
        #expect(folder.texts == [])
        try run(folder.tape(), inOrder: false)
        #expect(folder.failures.errors.map(\.kind) == [.outOfOrder])
        #expect(
            folder.texts[0].contains(
                "expected: North.forecast(city: \"Oslo\", requestID: 1), once, never called "
                    + "(weather.json, entry 1)"), "\(folder.texts)")
    }

    @Test func theCallsOfAMockThatIsNotUsedAreMissing() throws {
        let first = folder.tape()
        let (north, south) = (
            MockWeather(wrapping: live, folder.failures, named: "North"),
            MockWeather(wrapping: live, folder.failures, named: "South")
        )
        north.use(first)
        south.use(first)
        for service in [south, north, south] { service.forget() }
        first.finish()
        folder.failures.drain()

        let tape = folder.tape(); let line = #line
        let alone = MockWeather(wrapping: live, folder.failures, named: "North")
        alone.use(tape)
        alone.forget()
        alone.verify()
        tape.finish()
        #expect(
            folder.report == """
                weather.json: it has calls of South, but no mock of that name used it
                  help: make the mock use the tape, or record the tape again without it
                """)
        #expect(folder.failures.reports.map(\.location.line) == [line])
    }

    @Test func anUnorderedMockPlaysTheCallsInAnyOrder() throws {
        for numbers in [[0, 1], [1, 0]] {
            folder.failures.drain()
            let tape = folder.tape()
            let service = MockWeather(wrapping: live, folder.failures).unordered()
            service.use(tape)
            for number in numbers {
                _ = try service.forecast(for: ["Oslo", "Rome"][number], requestID: number)
            }
            service.verify()
            tape.finish()
        }
        #expect(folder.texts == [])
    }
}
