// Only on Linux a test case can be created from a closure. Elsewhere the Objective-C runtime finds the test methods.
#if os(Linux)
    import Testing
    import XCTest

    @testable import ExpectKit

    /// Failures as XCTest receives them: the tests run a test case that records them.
    @Suite(.serialized) struct XCTestReporterTests {
        @Test func aMissingCallIsReportedOnceWithItsTextAndLocation() async {
            let noted = Lock(0)
            let recorded = await run { _ in
                let shelf = recordedShelf()
                shelf.expect(.add("a")); noted.withLock { $0 = #line }
                shelf.verify()
            }
            let line = noted.withLock { $0 }
            #expect(
                recorded == [
                    RecordedFailure(
                        text: """
                            failed - Recorded: missing add("a")
                              expected: 1 of 1, once, never called
                              got:      no call
                            """,
                        file: "\(#filePath)", line: line)
                ])
        }

        @Test func anUnexpectedCallIsReportedOnceDespiteVerifications() async {
            let noted = Lock(0)
            let recorded = await run { _ in
                let shelf = recordedShelf()
                shelf.expect(.add("a"))
                shelf.add("b"); noted.withLock { $0 = #line }
                shelf.verify()
                shelf.verify()
            }
            let line = noted.withLock { $0 }
            #expect(recorded.map(\.line) == [line])
            #expect(recorded.map(\.file) == ["\(#filePath)"])
        }

        @Test func aMissingCallOfADeallocatedMockIsReported() async {
            let recorded = await run { _ in
                let shelf = recordedShelf()
                shelf.expect(.add("a"))
            }
            #expect(recorded.count == 1)
        }

        @Test func aWarningIsNotAFailure() async {
            let recorded = await run { _ in
                let shelf = recordedShelf()
                shelf.mode = .naggy
                shelf.add("a")
            }
            #expect(recorded == [])
        }
    }

    /// A shelf whose failures the running test case records.
    func recordedShelf() -> MockShelf {
        let shelf = MockShelf(named: "Recorded")
        shelf.mock.reporter = TestFrameworkReporter()
        return shelf
    }
#endif
