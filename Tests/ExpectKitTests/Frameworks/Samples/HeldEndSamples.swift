#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing
    import XCTest

    /// Tests that end their process, or do not come to their end, while the failure of a call is held.
    ///
    /// ``HeldFailureEndTests`` runs them in separate processes. Otherwise they are disabled.
    @Suite(.enabled(if: KeptSampleRun.isRunning), .verifiesMocks) struct HeldEndSamples {
        private let shelf = PlainShelf(isTraced: false)

        private func makeWrongCall() {
            shelf.expect(.add("a"))
            shelf.expect(.add("b"))
            if KeptSampleRun.makesCalls { shelf.add("a") }
            shelf.add("b")
        }

        @Test func exits() {
            makeWrongCall()
            exit(0)
        }

        @Test func traps() {
            makeWrongCall()
            let none = Int(ProcessInfo.processInfo.environment["EXPECTKIT_NO_NUMBER"] ?? "none")
            _ = none!
        }

        @Test func aborts() {
            makeWrongCall()
            abort()
        }

        @Test func readsAnInvalidAddress() {
            makeWrongCall()
            _ = UnsafePointer<Int>(bitPattern: 8)?.pointee
        }

        @Test func isKilledBySIGTERM() {
            makeWrongCall()
            kill(getpid(), SIGTERM)
            sleep(600)
        }

        @Test func isKilledBySIGSEGV() {
            makeWrongCall()
            kill(getpid(), SIGSEGV)
            sleep(600)
        }

        @Test func handlesSIGTERM() {
            signal(SIGTERM) { _ in _exit(7) }
            makeWrongCall()
            kill(getpid(), SIGTERM)
            sleep(600)
        }

        @Test func ignoresSIGTERM() {
            signal(SIGTERM, SIG_IGN)
            makeWrongCall()
            kill(getpid(), SIGTERM)
        }

        /// As a time limit does, before a test that hangs is killed.
        @Test func isCancelledAndKilled() {
            makeWrongCall()
            withUnsafeCurrentTask { $0?.cancel() }
            kill(getpid(), SIGKILL)
        }

        /// It has failed, so its cancellation must not make it a skipped test.
        @Test func isCancelledByItself() throws {
            makeWrongCall()
            #if compiler(>=6.3)
                try Test.cancel("not today")
            #endif
        }

        @Test func ends() { makeWrongCall() }

        /// More failures than the table of a signal handler has places.
        @Test func hasManyMocks() {
            for number in 0..<70 {
                let shelf = PlainShelf("Shelf \(number)", isTraced: false)
                shelf.expect(.add("a"))
                shelf.expect(.add("b"))
                if KeptSampleRun.makesCalls { shelf.add("a") }
                shelf.add("b")
            }
        }
    }

    /// The same with XCTest.
    final class HeldXCSamples: XCTestCase {
        private let shelf = PlainShelf(isTraced: false)

        override func setUp() { verifiesMocks() }

        private func makeWrongCall() -> Bool {
            guard KeptSampleRun.isRunning else { return false }
            shelf.expect(.add("a"))
            shelf.expect(.add("b"))
            if KeptSampleRun.makesCalls { shelf.add("a") }
            shelf.add("b")
            return true
        }

        func testExit() { if makeWrongCall() { exit(0) } }

        func testAbort() { if makeWrongCall() { abort() } }

        func testEnd() { _ = makeWrongCall() }
    }
#endif
