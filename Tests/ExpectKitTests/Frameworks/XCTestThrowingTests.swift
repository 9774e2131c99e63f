// Part of the serialized suite `XCTestReporterTests`, because XCTest runs one test case at a time.
#if os(Linux)
    import ExpectKit
    import Testing
    import XCTest

    /// Calls of throwing requirements in a test of XCTest.
    extension XCTestReporterTests {
        @Test func aThrowingCallTooManyIsOneFailureOfXCTest() async {
            let line = Shared(0)
            let recorded = await run { _ in
                let archive = RecordedArchive()
                archive.expect(.load(id: 1)).andReturn("one")
                _ = try archive.load(id: 1)
                _ = try archive.load(id: 1); line.change { $0 = #line }
                archive.verify()
            }
            #expect(recorded.map(\.line) == [line.value])
            #expect(
                recorded.first?.text.hasPrefix(
                    "failed - Recorded: load(id: 1) was called twice, expected once\n") == true)
        }

        @Test func aThrowingVoidCallTooManyIsOneFailureOfXCTest() async {
            let line = Shared(0)
            let recorded = await run { _ in
                let archive = RecordedArchive()
                try archive.save("a"); line.change { $0 = #line }
                archive.verify()
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.hasPrefix("failed - Recorded: unexpected save(\"a\")\n") == true)
        }

        /// Without any answer of its case, the call throws, and the error points at the failure.
        @Test func aThrowingCallWithoutAnyAnswerEndsATestOfXCTest() async {
            let hasEnded = Shared(true)
            let recorded = await run { _ in
                let archive = RecordedArchive()
                archive.expect(.save("a")).anyTimes()
                _ = try archive.load(id: 7)
                hasEnded.change { $0 = false }
            }
            #expect(hasEnded.value)
            #expect(recorded.count == 2)
            #expect(
                recorded.last?.text.contains(
                    "follows from the failure at Tests/ExpectKitTests/Frameworks/XCTestThrowingTests.swift:"
                        + "\(recorded.first?.line ?? 0): Recorded has no answer for load(id: 7)"
                ) == true)
        }
    }

    private final class RecordedArchive: Mocking {
        enum Invocation: Equatable { case load(id: Int), save(String) }
        let mock = Mock<Invocation>("Recorded")

        func load(id: Int) throws -> String { try mock.call(.load(id: id), throwing: (any Error).self) }
        func save(_ text: String) throws { try mock.call(.save(text), throwing: (any Error).self) }
    }
#endif
