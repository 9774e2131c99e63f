#if canImport(XCTest)
    import Foundation
    import XCTest

    /// Keeps the missing calls of deallocated mocks until XCTest knows whether the test was skipped.
    ///
    /// The locals of a test are deallocated while `XCTSkip` is being thrown, before XCTest has caught it. XCTest passes the
    /// running test case only to observers that were registered when the test started. The first mock of the process
    /// registers one; missing calls in a test that was already running then are reported at once.
    enum RunningTestCase {
        private struct State {
            weak var testCase: XCTestCase?
            var isOpen = false
            var postponed: [FailureReport] = []
        }

        // Process-wide, because XCTest runs one test case at a time in a process and has one list of observers.
        private static let state = Lock(State())
        private static let registration: Void = {
            XCTestObservationCenter.shared.addTestObserver(Observer())
        }()

        /// Registers the observer, once in a process.
        static func observe() {
            #if canImport(ObjectiveC)
                // XCTest of Apple's platforms accepts observers only on the main thread.
                guard Thread.isMainThread else { return }
            #endif
            registration
        }

        /// Whether the running test has failed, as far as is known.
        static var mayHaveFailed: Bool { state.withLock { $0.testCase }?.hasFailed ?? true }

        /// Keeps a failure until the end of the running test.
        ///
        /// - Returns: Whether it was kept, or dropped because the test was skipped.
        static func postpone(_ failure: FailureReport) -> Bool {
            guard failure.kind == .missing else { return false }
            let (isKept, testCase) = state.withLock { state in
                if state.isOpen { state.postponed.append(failure) }
                return (state.isOpen, state.testCase)
            }
            return isKept || testCase?.testRun?.hasBeenSkipped ?? false
        }

        fileprivate static func start(_ testCase: XCTestCase) {
            state.withLock { $0 = State(testCase: testCase, isOpen: true) }
            // Teardown blocks run in reverse order, so this one runs after those that deallocate mocks.
            testCase.addTeardownBlock { flush() }
        }

        private static func flush() {
            let (postponed, testCase) = state.withLock { state in
                state.isOpen = false
                defer { state.postponed = [] }
                return (state.postponed, state.testCase)
            }
            if testCase?.testRun?.hasBeenSkipped ?? false { return }
            for failure in postponed { failTestCase(failure) }
        }

        private final class Observer: NSObject, XCTestObservation, Sendable {
            func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.start(testCase) }
        }
    }
#endif
