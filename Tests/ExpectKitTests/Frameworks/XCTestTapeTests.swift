#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    @testable import ExpectKit

    /// A tape of a test case is finished when the test ends, and tells it.
    extension XCTestReporterTests {
        @Test func aTapeThatIsMissingFailsTheTestCaseAtItsLine() async {
            let noted = Lock(0)
            let heard = await run { test in
                let tape = test.tape("Told", mode: .never); noted.withLock { $0 = #line }
                XCTAssertTrue(tape.path.hasSuffix("/__Tapes__/XCTestTapeTests/Told.json"))
                let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                service.use(tape)
                service.forget()
            }
            #expect(
                heard.map { $0.text.split(separator: "\n").first } == [
                    "failed - Told.json: there is no such tape, and none is recorded in the mode never"
                ])
            #expect(heard.map(\.line) == [noted.withLock { $0 }])
        }

        @Test func aTapeIsFinishedWhenTheTestCaseEnds() async throws {
            let kept = Lock<Tape?>(nil)
            let heard = await run { test in
                let tape = test.tape("Told again", mode: .all)
                kept.withLock { $0 = tape }
                let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                service.use(tape)
                service.forget()
                XCTAssertTrue(tape.isRecording)
            }
            let tape = try #require(kept.withLock { $0 })
            // The only tapes of this target that lie beside its tests, and not for long.
            defer {
                try? FileManager.default.removeItem(
                    at: URL(fileURLWithPath: tape.place.folder).deletingLastPathComponent())
            }
            #expect(!tape.isRecording)
            #expect(FileManager.default.fileExists(atPath: tape.path))
            // It is a warning in this mode.
            #expect(heard == [])
        }

        @Test func aTestCaseThatHasFailedReplacesNoTape() async throws {
            let folder = "/tmp/ExpectKitCaseTapes"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            struct Told: Error {}
            func runCase(_ city: String, fails: Bool, throwing: Bool = false) async -> [String] {
                await run { test in
                    let tape = test.tape("kept", mode: .all, filePath: "/tmp/ExpectKitCaseTapes/T.swift")
                    let service = MockWeather(wrapping: LiveWeather(), FailureRecorder())
                    service.use(tape)
                    _ = try? service.forecast(for: city, requestID: 0)
                    if throwing { throw Told() }
                    if fails { XCTFail("Told: the test fails") }
                }.map(\.text)
            }
            let path = "\(folder)/__Tapes__/T/kept.json"
            #expect(await runCase("Oslo", fails: false) == [])
            let first = try String(contentsOfFile: path, encoding: .utf8)
            let texts = await runCase("Rome", fails: true)
            #expect(texts == ["failed - Told: the test fails"], "\(texts)")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
            #expect(await runCase("Rome", fails: true, throwing: true).count == 1)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == first)
            #expect(await runCase("Rome", fails: false) == [])
            #expect(try String(contentsOfFile: path, encoding: .utf8) != first)
        }
    }
#endif
