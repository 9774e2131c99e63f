#if os(Linux)
    import ExpectKit
    import Foundation
    import XCTest

    /// XCTests with mocks that outlive them, which miss a call or not.
    ///
    /// ``KeptMockTests`` runs them in separate processes. Otherwise they do nothing.
    final class KeptXCSamples: XCTestCase {
        private let inline = PlainShelf("Inline")
        private var made: PlainShelf?

        override func setUp() { made = PlainShelf("SetUp") }

        private func run(_ keeping: Keeping) {
            if KeptSampleRun.isRunning { keeping.run() }
        }
        private func run(_ shelf: PlainShelf?) {
            guard KeptSampleRun.isRunning else { return }
            shelf?.expect(.clear)
            if KeptSampleRun.makesCalls { shelf?.clear() }
        }

        func testInline() { run(inline) }
        func testSetUp() { run(made) }
        func testStaticLet() { run(.staticLet) }
        func testGlobal() { run(.global) }
        func testSingleton() { run(.singleton) }
        func testEndlessTask() { run(.endlessTask) }
        func testDelegate() { run(.delegate) }
        func testObjectCycle() { run(.objectCycle) }
        func testActionCycle() { run(.actionCycle) }
        func testActionAndArgument() { run(.actionAndArgument) }
        func testAsync() async { run(inline) }
    }

    /// A mock of the suite, which misses a call, and a last test that is skipped.
    final class SkippedLastXCSamples: XCTestCase {
        nonisolated(unsafe) private static var shelf: PlainShelf?

        override class func setUp() {
            guard KeptSampleRun.isRunning else { return }
            shelf = PlainShelf("Of the suite")
            shelf?.expect(.clear)
        }

        override class func tearDown() { shelf = nil }

        func testASkippedTest() throws { throw XCTSkip("not today") }
    }

    /// A test that fails with its first wrong call. Its mock is verified after it.
    final class RepeatedMistakeXCSamples: XCTestCase {
        private let shelf = PlainShelf("Repeated", isTraced: false)

        func testTwoCallsWithOneMistake() {
            guard KeptSampleRun.isRunning else { return }
            shelf.expect(.add("a"))
            shelf.add("a")
            shelf.clear()
            shelf.clear()
        }
    }

    /// Tests that pass, although a mock that outlives them has an unmet expectation when the test method returns.
    final class RightXCSamples: XCTestCase {
        private let shelf = PlainShelf("Stored")
        private var syncCall = false
        private var asyncCall = false
        private var isVerified = false

        override func tearDown() async throws {
            if asyncCall { shelf.clear() }
        }

        override func tearDown() {
            if syncCall { shelf.clear() }
            if isVerified { shelf.verify() }
        }

        private func expect() {
            if KeptSampleRun.isRunning { shelf.expect(.clear) }
        }

        func testACallInTearDown() {
            expect()
            syncCall = KeptSampleRun.isRunning
        }

        func testAVerificationInTearDown() {
            testACallInTearDown()
            isVerified = true
        }

        func testACallInAsyncTearDown() {
            expect()
            asyncCall = KeptSampleRun.isRunning
        }

        func testACallInATeardownBlock() {
            expect()
            addTeardownBlock { [shelf] in if KeptSampleRun.isRunning { shelf.clear() } }
        }

        func testAVerificationOfTheTest() {
            expect()
            if KeptSampleRun.isRunning { shelf.clear() }
            shelf.verify()
        }

        func testASharedMockThatIsReset() {
            guard KeptSampleRun.isRunning else { return }
            Kept.shared.expect(.clear)
            Kept.shared.reset()
        }
        func testASharedMock() {
            guard KeptSampleRun.isRunning else { return }
            Kept.shared.expect(.add("b"))
            Kept.shared.add("b")
        }
    }

    /// Tests that make the calls of a mock of their suite together, so that they need one process.
    final class CountedXCSamples: XCTestCase {
        private static let counted = PlainShelf("Counted")

        override class func setUp() {
            guard KeptSampleRun.isRunning else { return }
            counted.expect(.clear).times(2)
        }

        override class func tearDown() {
            guard KeptSampleRun.isRunning else { return }
            counted.verify()
        }

        func testAFirstOfTwoCalls() { if KeptSampleRun.isRunning { Self.counted.clear() } }
        func testASecondOfTwoCalls() { if KeptSampleRun.isRunning { Self.counted.clear() } }
    }

    /// Skipped tests, whose missing calls are no failures.
    final class SkippedXCSamples: XCTestCase {
        private static let shared = PlainShelf("Shared by skipped tests")
        private let shelf = PlainShelf("Stored")

        func testASkippedTest() throws {
            guard KeptSampleRun.isRunning else { return }
            shelf.expect(.clear)
            throw XCTSkip("not today")
        }

        func testASharedMock() throws {
            guard KeptSampleRun.isRunning else { return }
            Self.shared.expect(.clear)
            Self.shared.clear()
        }

        func testASkippedTestWithASharedMock() throws {
            guard KeptSampleRun.isRunning else { return }
            Self.shared.expect(.clear)
            throw XCTSkip("not today")
        }
    }

    /// Failed tests, whose missing calls are warnings, and tests that share a mock.
    final class FailedXCSamples: XCTestCase {
        private static let shared = PlainShelf("Shared")
        private let shelf = PlainShelf("Stored")

        func testAFailedTest() {
            guard KeptSampleRun.isRunning else { return }
            shelf.expect(.clear)
            XCTFail("by itself")
        }

        func testBSharedMockIsResetByTheNextTest() {
            guard KeptSampleRun.isRunning else { return }
            Self.shared.reset()
            Self.shared.expect(.clear)
        }

        func testCSharedMock() {
            guard KeptSampleRun.isRunning else { return }
            Self.shared.reset()
            Self.shared.expect(.add("c"))
        }

        func testDSharedMockWithoutAReset() {
            guard KeptSampleRun.isRunning else { return }
            Self.shared.expect(.add("d"))
        }
    }

    /// Calls that fail after the end of their test.
    final class LateXCSamples: XCTestCase {
        func testACallBeforeTheLastVerification() { makeLateCall { LateCall.prepare() } }
        func testACallAfterTheLastVerification() {
            guard KeptSampleRun.isRunning else { return }
            LateCall.prepare()
            makeLateCall {}
        }

        private func makeLateCall(_ prepare: () -> Void) {
            guard KeptSampleRun.isRunning else { return }
            let shelf = PlainShelf("Late", isTraced: false)
            shelf.expect(.add("a"))
            shelf.add("a")
            shelf.verify()
            prepare()
            LateCall.set { shelf.clear() }
        }
    }
#endif
