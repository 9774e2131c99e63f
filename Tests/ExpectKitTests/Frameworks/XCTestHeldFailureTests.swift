// Part of the serialized suite `XCTestReporterTests`, because XCTest runs one test case at a time.
#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    @testable import ExpectKit

    /// The first wrong call of a mock is recorded once, with the verdict, if `verifiesMocks()` verifies the mock.
    extension XCTestReporterTests {
        /// Expects two calls, the second of which comes first.
        private func swap(_ shelf: PlainShelf) {
            shelf.expect(.add("a"))
            shelf.expect(.add("b"))
            shelf.add("b")
        }

        /// The first line of each failure's text and the failure's line.
        private func sightings(_ recorded: [RecordedFailure]) -> [String] {
            recorded.map { failure in
                "\(failure.line) \(failure.text.prefix { !$0.isNewline }.replacing("failed - ", with: ""))"
            }
        }

        @Test func aWrongCallHasTheVerdictAtTheEndOfTheTest() async {
            let line = Lock(0)
            let recorded = await run(HeldTestCase.self) { test in
                let test = try #require(test as? HeldTestCase)
                test.verifiesMocks()
                swap(test.shelf); line.withLock { $0 = #line }
                #expect(test.recorded == [])
                #expect(test.hasFailed)
                test.shelf.add("a")
            }
            #expect(
                sightings(recorded) == [
                    "\(line.withLock { $0 }) Recorded: add(\"b\") was called too early: before add(\"a\")"
                ])
        }

        @Test func aVerificationOfTheTestRecordsTheVerdictOfAnXCTest() async {
            let recorded = await run(HeldTestCase.self) { test in
                let test = try #require(test as? HeldTestCase)
                test.verifiesMocks()
                swap(test.shelf)
                test.shelf.add("a")
                test.shelf.verify()
                #expect(test.recorded.count == 1)
                test.shelf.verify()
            }
            #expect(recorded.map { $0.text.contains("was called too early") } == [true])
        }

        @Test func aWrongCallOfALocalMockHasTheVerdictWhenItIsDeallocated() async {
            let recorded = await run(HeldTestCase.self) { test in
                test.verifiesMocks()
                let shelf = PlainShelf("Recorded local")
                swap(shelf)
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.contains("Recorded local: add(\"a\") was never called") == true)
        }

        @Test func aWrongCallOfAMockThatNobodyVerifiesIsRecordedAsItWas() async {
            let kept = Shared<PlainShelf?>(nil)
            let recorded = await run(HeldTestCase.self) { test in
                test.verifiesMocks()
                let shelf = PlainShelf("Recorded kept")
                swap(shelf)
                shelf.add("a")
                kept.change { $0 = shelf }
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.contains("was called while add(\"a\") was expected") == true)
        }

        /// Its missing calls are no failures, and so no verdict.
        @Test func aWrongCallOfASkippedTestIsRecordedAsItWas() async {
            let recorded = await run(HeldTestCase.self) { test in
                let test = try #require(test as? HeldTestCase)
                test.verifiesMocks()
                swap(test.shelf)
                throw XCTSkip("not today")
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.contains("was called while add(\"a\") was expected") == true)
        }

        @Test func withoutVerifiesMocksAWrongCallIsRecordedAtOnce() async {
            let recorded = await run(HeldTestCase.self) { test in
                let test = try #require(test as? HeldTestCase)
                swap(test.shelf)
                #expect(test.recorded.count == 1)
                test.shelf.add("a")
                test.shelf.verify()
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.contains("was called while add(\"a\") was expected") == true)
        }
    }

    private final class HeldTestCase: RecordingTestCase {
        let shelf = PlainShelf("Recorded")
    }
#endif
