#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    @testable import ExpectKit
    @testable import ExpectKitTapes

    /// The tape of a test case is finished when the test ends, and its failures fail that test.
    extension XCTestReporterTests {
        @Test func aMissingTapeFailsTheTestCaseAtItsLine() async {
            let noted = Lock(0)
            let recorded = await run { test in
                let tape = test.tape("Recorded", mode: .never); noted.withLock { $0 = #line }
                XCTAssertTrue(tape.path.hasSuffix("/__Tapes__/XCTestTapeTests/Recorded.json"))
                let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                service.use(tape)
                service.forget()
            }
            #expect(
                recorded.map { $0.text.split(separator: "\n").first } == [
                    "failed - Recorded.json: the tape does not exist, and the mode “never” does not record it"
                ])
            #expect(recorded.map(\.line) == [noted.withLock { $0 }])
        }

        @Test func aTapeIsFinishedWhenTheTestCaseEnds() async throws {
            let kept = Lock<Tape?>(nil)
            let recorded = await run { test in
                let tape = test.tape("Recorded again", mode: .all)
                kept.withLock { $0 = tape }
                let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                service.use(tape)
                service.forget()
                XCTAssertTrue(tape.isRecording)
            }
            let tape = try #require(kept.withLock { $0 })
            // Only this test writes a tape beside its file, so it removes the folder.
            defer {
                try? FileManager.default.removeItem(
                    at: URL(fileURLWithPath: tape.place.folder).deletingLastPathComponent())
            }
            #expect(!tape.isRecording)
            #expect(FileManager.default.fileExists(atPath: tape.path))
            // In this mode the report is a warning.
            #expect(recorded == [])
        }

        @Test func aFailedTestCaseReplacesNoTape() async throws {
            let folder = "/tmp/ExpectKitCaseTapes"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            struct RecordedError: Error {}
            func runCase(_ city: String, fails: Bool, throwing: Bool = false) async -> [String] {
                await run { test in
                    let tape = test.tape("kept", mode: .all, filePath: "/tmp/ExpectKitCaseTapes/T.swift")
                    let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                    service.use(tape)
                    _ = try? service.forecast(for: city, requestID: 0)
                    if throwing { throw RecordedError() }
                    if fails { XCTFail("Recorded: the test fails") }
                }.map(\.text)
            }
            let path = "\(folder)/__Tapes__/T/kept.json"
            #expect(await runCase("Oslo", fails: false) == [])
            let first = try String(contentsOfFile: path, encoding: .utf8)
            let texts = await runCase("Rome", fails: true)
            #expect(texts == ["failed - Recorded: the test fails"], "\(texts)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
            #expect(await runCase("Rome", fails: true, throwing: true).count == 1)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
            #expect(await runCase("Rome", fails: false) == [])
            #expect(try String(contentsOfFile: path, encoding: .utf8) != first)
        }
    }
#endif
