// Part of the serialized suite `XCTestReporterTests`, because XCTest runs one test case at a time.
#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    @testable import ExpectKit

    /// What `verifiesMocks()` verifies at the end of a test case.
    extension XCTestReporterTests {
        /// Runs a test that uses its test case.
        private func run<Case: RecordingTestCase>(
            of type: Case.Type, _ body: @escaping @Sendable (Case) throws -> Void
        ) async -> [RecordedFailure] {
            await run(type) { try body(#require($0 as? Case)) }
        }

        /// The first line of each failure's text and the failure's line.
        private func sightings(_ recorded: [RecordedFailure]) -> [String] {
            recorded.map { failure in
                let words = failure.text.split(separator: "\n").first ?? ""
                return "\(words.replacing("failed - ", with: "")) \(failure.line)"
            }
        }

        @Test func aStoredMockIsVerifiedAtTheEndOfTheTest() async {
            let line = Lock(0)
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear); line.withLock { $0 = #line }
                #expect(test.recorded == [])
            }
            #expect(sightings(recorded) == ["Recorded store: missing clear \(line.withLock { $0 })"])
        }

        @Test func aTestCaseWithoutVerifiesMocksIsVerifiedAfterItsEnd() async throws {
            let counts = await runSuite { $0.store.expect(.clear) }
            #expect(counts == RunCounts(ownFailures: 0, failures: 1, tests: 2))
        }

        @Test func aTestCaseWhoseCallIsMadeInTearDownPasses() async throws {
            let counts = await runSuite { test in
                test.store.expect(.clear)
                test.tearDownBody = { test.store.clear() }
            }
            #expect(counts == RunCounts(ownFailures: 0, failures: 0, tests: 1))
        }

        @Test func aMetExpectationIsNoFailure() async {
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                test.store.clear()
            }
            #expect(recorded == [])
        }

        @Test func mocksAreFoundWhereverATestCaseStoresThem() async {
            let recorded = await run(of: ManyShelvesTestCase.self) { test in
                test.verifiesMocks()
                test.late = PlainShelf("Recorded late")
                for shelf in test.all { shelf.expect(.clear) }
            }
            let names = recorded.compactMap { $0.text.firstMatch(of: /Recorded (\w+): missing/)?.1 }
            #expect(
                names.map(String.init) == [
                    "given", "late", "first", "second", "pair", "nested", "named", "inherited",
                ])
        }

        /// XCTest keeps its test cases until the process ends.
        @Test func aPassedMockIsNotKeptByItsTestCase() async {
            final class Kept: @unchecked Sendable {
                var testCase: XCTestCase?
                weak var engine: AnyObject?
            }
            let kept = Kept()
            let recorded = await run(of: RecordingTestCase.self) { test in
                let shelf = PlainShelf("Recorded")
                test.verifiesMocks(shelf)
                (kept.testCase, kept.engine) = (test, shelf.mock.engine)
            }
            #expect(recorded == [])
            #expect(kept.testCase != nil)
            #expect(kept.engine == nil)
        }

        @Test func aPassedMockIsVerifiedAtTheEnd() async {
            let recorded = await run(of: RecordingTestCase.self) { test in
                let shelf = PlainShelf("Recorded")
                shelf.expect(.clear)
                test.verifiesMocks(shelf)
                shelf.expect(.add("a"))
                #expect(test.recorded == [])
            }
            #expect(
                recorded.map { $0.text.prefix { $0 != "\n" } } == [
                    "failed - Recorded: missing clear", "failed - Recorded: missing add(\"a\")",
                ])
        }

        @Test func aLocalMockIsVerifiedAtTheEnd() async {
            let recorded = await run(of: RecordingTestCase.self) { test in
                test.verifiesMocks()
                do { PlainShelf("Recorded").expect(.clear) }
                // The test might still be skipped, so nothing is reported before its end.
                #expect(test.recorded.isEmpty)
            }
            #expect(recorded.count == 1)
        }

        @Test func aFailureThatTheTestVerifiedIsNotReportedAgain() async {
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks(test.store)
                test.verifiesMocks()
                test.store.expect(.clear)
                test.store.verify()
                test.store.expect(.add("a"))
            }
            // The second missing call is printed as a warning, because the first one has failed the test.
            #expect(
                recorded.map { $0.text.prefix { $0 != "\n" } } == ["failed - Recorded store: missing clear"])
        }

        @Test func theTeardownWaitsForAFailureThatIsBeingReported() async {
            let reporter = HoldingReporter()
            let (isDone, reported) = (Shared(false), Shared([String]()))
            _ = await run(of: ShelfTestCase.self) { test in
                // Blocks run in reverse order, so this one runs after the verification.
                test.addTeardownBlock {
                    reported.change { $0 = reporter.failures.headlines }
                    isDone.change { $0 = true }
                }
                test.verifiesMocks()
                let store = test.store
                store.mock.reporter = reporter
                store.stub(.add("a"))
                Thread { store.clear() }.start()
                reporter.waitUntilHolding()
                Thread {
                    store.mock.engine.waitUntilAwaited { isDone.value }
                    reporter.release()
                }.start()
            }
            #expect(
                reported.value == ["Recorded store: unexpected clear"])
        }

        @Test func afterAFailureAMissingCallIsNoFailure() async {
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                XCTFail("Recorded by the test")
            }
            #expect(recorded.map(\.text) == ["failed - Recorded by the test"])
        }

        @Test func afterAnErrorAMissingCallIsNoFailure() async {
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                throw RecordedError()
            }
            #expect(recorded.count == 1)
            #expect(recorded.first?.text.contains("RecordedError") == true)
        }

        @Test func afterAFailureAWrongCallIsStillAFailure() async {
            let recorded = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.add("a"))
                test.store.expect(.add("b"))
                test.store.add("x")
                test.store.add("y")
            }
            #expect(
                recorded.map { $0.text.prefix { $0 != "\n" } } == [
                    "failed - Recorded store: add(…): got \"x\", expected \"a\"",
                    "failed - Recorded store: add(…): got \"y\", expected \"b\"",
                ])
        }
    }

    private struct RecordedError: Error {}

    /// The results of a suite with one test case.
    private struct RunCounts: Equatable {
        /// The failures of the test case itself.
        let ownFailures: Int?
        let failures: Int?
        let tests: Int?
    }

    extension XCTestReporterTests {
        /// Runs a test case in a suite.
        private func runSuite(_ body: @escaping @Sendable (ShelfTestCase) -> Void) async -> RunCounts {
            await withCheckedContinuation { continuation in
                Thread {
                    keepRunLoopWaiting()
                    let testCase = ShelfTestCase(name: "runs") { ($0 as? ShelfTestCase).map(body) }
                    let suite = XCTestSuite(name: "Recorded suite")
                    suite.addTest(testCase)
                    suite.run()
                    let result = suite.testRun
                    continuation.resume(
                        returning: RunCounts(
                            ownFailures: testCase.testRun?.totalFailureCount,
                            failures: result?.totalFailureCount, tests: result?.executionCount))
                }.start()
            }
        }
    }

    private class ShelfTestCase: RecordingTestCase {
        let store = PlainShelf("Recorded store")
        var tearDownBody: () -> Void = {}

        override func tearDown() { tearDownBody() }
    }

    private class BaseShelfTestCase: RecordingTestCase {
        private let inherited = PlainShelf("Recorded inherited")
        var all: [PlainShelf] { [inherited] }
    }

    private final class ManyShelvesTestCase: BaseShelfTestCase {
        struct Nest { let shelf: PlainShelf }

        private let given: any AnyObject & Sendable = PlainShelf("Recorded given")
        var late: PlainShelf?
        private let list = [PlainShelf("Recorded first"), PlainShelf("Recorded second")]
        private let pair = (PlainShelf("Recorded pair"), 1)
        private let nest: Nest? = Nest(shelf: PlainShelf("Recorded nested"))
        private let named = ["a": PlainShelf("Recorded named")]
        // The same mock again, which is verified once.
        private lazy var again = given

        override var all: [PlainShelf] {
            var all: [PlainShelf] = super.all
            let both: [any AnyObject & Sendable] = [given, again]
            all += both.compactMap { $0 as? PlainShelf }.prefix(1)
            if let late { all.append(late) }
            all += list
            all.append(pair.0)
            if let nest { all.append(nest.shelf) }
            all += named.values
            return all
        }
    }
#endif
