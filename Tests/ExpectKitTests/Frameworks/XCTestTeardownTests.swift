// See `XCTestReporterTests`, whose suite it is part of: XCTest runs one test case at a time.
#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    @testable import ExpectKit

    /// What `verifiesMocks()` verifies when a test case ends, and when.
    extension XCTestReporterTests {
        /// Runs a test that looks at the test case it is a method of.
        private func run<Case: HearingTestCase>(
            of type: Case.Type, _ body: @escaping @Sendable (Case) throws -> Void
        ) async -> [HeardFailure] {
            await run(type) { try body(#require($0 as? Case)) }
        }

        /// The mock and the line of each failure.
        private func sightings(_ heard: [HeardFailure]) -> [String] {
            heard.map { failure in
                let words = failure.text.split(separator: "\n").first ?? ""
                return "\(words.replacing("failed - ", with: "")) \(failure.line)"
            }
        }

        @Test func aStoredMockIsVerifiedAtTheEndOfTheTest() async {
            let line = Lock(0)
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear); line.withLock { $0 = #line }
                #expect(test.heard == [])
            }
            #expect(sightings(heard) == ["Told store: missing clear \(line.withLock { $0 })"])
        }

        @Test func aTestCaseWithoutTheLineIsNotVerifiedWhileItLives() async {
            let heard = await run(of: ShelfTestCase.self) { $0.store.expect(.clear) }
            #expect(heard == [])
        }

        @Test func aMetExpectationIsNoFailure() async {
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                test.store.clear()
            }
            #expect(heard == [])
        }

        @Test func mocksAreFoundWhereverATestCaseStoresThem() async {
            let heard = await run(of: CrowdedTestCase.self) { test in
                test.verifiesMocks()
                test.late = PlainShelf("Told late")
                for shelf in test.all { shelf.expect(.clear) }
            }
            let names = heard.compactMap { $0.text.firstMatch(of: /Told (\w+): missing/)?.1 }
            #expect(
                names.map(String.init) == [
                    "given", "late", "first", "second", "pair", "nested", "named", "inherited",
                ])
        }

        @Test func aGivenMockIsVerifiedAtTheEnd() async {
            let heard = await run(of: HearingTestCase.self) { test in
                let shelf = PlainShelf("Told")
                shelf.expect(.clear)
                test.verifiesMocks(shelf)
                shelf.expect(.add("a"))
                #expect(test.heard == [])
            }
            #expect(
                heard.map { $0.text.prefix { $0 != "\n" } } == [
                    "failed - Told: missing clear", "failed - Told: missing add(\"a\")",
                ])
        }

        @Test func aLocalMockIsVerifiedWhenItGoes() async {
            let heard = await run(of: HearingTestCase.self) { test in
                test.verifiesMocks()
                do { PlainShelf("Told").expect(.clear) }
                // Until the end of the test nobody knows whether it is skipped.
                #expect(test.heard.isEmpty)
            }
            #expect(heard.count == 1)
        }

        @Test func whatTheTestHasVerifiedIsNotToldAgain() async {
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks(test.store)
                test.verifiesMocks()
                test.store.expect(.clear)
                test.store.verify()
                test.store.expect(.add("a"))
            }
            // The second is printed as a warning, as the first has failed the test.
            #expect(heard.map { $0.text.prefix { $0 != "\n" } } == ["failed - Told store: missing clear"])
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
                    reporter.letGo()
                }.start()
            }
            #expect(reported.value == ["Told store: unexpected clear"])
        }

        @Test func afterAFailureAMissingCallIsNoFailure() async {
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                XCTFail("Told by the test")
            }
            #expect(heard.map(\.text) == ["failed - Told by the test"])
        }

        @Test func afterAnErrorAMissingCallIsNoFailure() async {
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.clear)
                throw ToldError()
            }
            #expect(heard.count == 1)
            #expect(heard.first?.text.contains("ToldError") == true)
        }

        @Test func afterAFailureAWrongCallIsStillAFailure() async {
            let heard = await run(of: ShelfTestCase.self) { test in
                test.verifiesMocks()
                test.store.expect(.add("a"))
                test.store.expect(.add("b"))
                test.store.add("x")
                test.store.add("y")
            }
            #expect(
                heard.map { $0.text.prefix { $0 != "\n" } } == [
                    "failed - Told store: unexpected add(\"x\")",
                    "failed - Told store: unexpected add(\"y\")",
                ])
        }
    }

    private struct ToldError: Error {}

    private class ShelfTestCase: HearingTestCase {
        let store = PlainShelf("Told store")
    }

    private class FoundingTestCase: HearingTestCase {
        private let inherited = PlainShelf("Told inherited")
        var all: [PlainShelf] { [inherited] }
    }

    private final class CrowdedTestCase: FoundingTestCase {
        struct Nest { let shelf: PlainShelf }

        private let given: any AnyObject & Sendable = PlainShelf("Told given")
        var late: PlainShelf?
        private let list = [PlainShelf("Told first"), PlainShelf("Told second")]
        private let pair = (PlainShelf("Told pair"), 1)
        private let nest: Nest? = Nest(shelf: PlainShelf("Told nested"))
        private let named = ["a": PlainShelf("Told named")]
        // The same one again is verified once.
        private lazy var again = given

        override var all: [PlainShelf] {
            super.all
                + [given, again].compactMap { $0 as? PlainShelf }.prefix(1) + [late].compactMap(\.self)
                + list + [pair.0] + [nest?.shelf].compactMap(\.self) + named.values
        }
    }
#endif
