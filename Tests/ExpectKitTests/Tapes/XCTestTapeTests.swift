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
    }
#endif
