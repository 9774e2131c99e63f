// A test case made of closures is how XCTest runs on Linux; elsewhere it is found by the runtime.
#if os(Linux)
    import Testing
    import XCTest

    @testable import ExpectKit

    /// Failures as XCTest receives them: a test case is run by hand, and what it is told is recorded.
    @Suite(.serialized) struct XCTestReporterTests {
        @Test func aMissingCallIsToldOnceWithItsTextAndPlace() async {
            let noted = Lock(0)
            let heard = await run { _ in
                let shelf = toldShelf()
                shelf.expect(.add("a")); noted.withLock { $0 = #line }
                shelf.verify()
            }
            let line = noted.withLock { $0 }
            #expect(
                heard == [
                    HeardFailure(
                        text: """
                            failed - Told: missing add("a")
                              declared: 1 of 1, expected once, never called (XCTestReporterTests.swift:\(line))
                            """,
                        file: "\(#filePath)", line: line)
                ])
        }

        @Test func anUnexpectedCallIsToldOnceThoughItIsVerified() async {
            let noted = Lock(0)
            let heard = await run { _ in
                let shelf = toldShelf()
                shelf.expect(.add("a"))
                shelf.add("b"); noted.withLock { $0 = #line }
                shelf.verify()
                shelf.verify()
            }
            let line = noted.withLock { $0 }
            #expect(heard.map(\.line) == [line])
            #expect(heard.map(\.file) == ["\(#filePath)"])
        }

        @Test func aMockThatGoesAwayIsTold() async {
            let heard = await run { _ in
                let shelf = toldShelf()
                shelf.expect(.add("a"))
            }
            #expect(heard.count == 1)
        }

        @Test func aWarningIsNoFailure() async {
            let heard = await run { _ in
                let shelf = toldShelf()
                shelf.mode = .naggy
                shelf.add("a")
            }
            #expect(heard == [])
        }
    }

    /// A shelf that fails the test case that runs.
    func toldShelf() -> MockShelf {
        let shelf = MockShelf(named: "Told")
        shelf.mock.reporter = TestFrameworkReporter()
        return shelf
    }
#endif
