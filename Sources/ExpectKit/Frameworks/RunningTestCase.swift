#if canImport(XCTest)
    import Foundation
    import XCTest

    /// The test case of XCTest that is running.
    ///
    /// It records failures at lines that are known only at run time, and keeps the missing calls of deallocated mocks until
    /// XCTest knows whether the test was skipped: the locals of a test are deallocated while `XCTSkip` is being thrown,
    /// before XCTest has caught it.
    ///
    /// XCTest passes the running test case only to observers that were registered when the test started. On Linux, one is
    /// registered when the process starts; elsewhere, the first mock of the process registers it. For a test that was
    /// already running then, missing calls are reported at once, and all failures stand at lines that the compiler knew.
    enum RunningTestCase {
        private struct State {
            weak var testCase: XCTestCase?
            /// Whether it can record failures. A failure after its end would stop the process.
            var isRunning = false
            var isOpen = false
            var postponed: [FailureReport] = []
            /// The run of the test's body that is told of failures.
            var bodyRun: BodyRun?
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

        /// The name of the running test, such as `CartTests.testPaying`, if it is known.
        static var name: String? { state.withLock { $0.testCase }?.name }

        /// Whether the running test has failed, as far as is known.
        static var mayHaveFailed: Bool { state.withLock { $0.testCase }?.hasFailed ?? true }

        /// The running test case, if it is known.
        static var identity: TestIdentity? {
            state.withLock { $0.isRunning ? $0.testCase : nil }.map {
                TestIdentity(test: ObjectIdentifier($0).hashValue)
            }
        }

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

        /// Records a failure at its line.
        ///
        /// - Returns: Whether a test case is known that has recorded it.
        static func record(_ failure: FailureReport) -> Bool {
            guard let testCase = state.withLock({ $0.isRunning ? $0.testCase : nil }) else { return false }
            let (path, line) = (failure.location.filePath, failure.location.line)
            // `XCTFail` begins its description like this.
            let words = "failed - \(failure.text)"
            #if canImport(ObjectiveC)
                let location = XCTSourceCodeLocation(filePath: path, lineNumber: line)
                testCase.record(
                    XCTIssue(
                        type: .assertionFailure, compactDescription: words,
                        sourceCodeContext: XCTSourceCodeContext(location: location)))
            #else
                testCase.recordFailure(withDescription: words, inFile: path, atLine: line, expected: true)
            #endif
            return true
        }

        /// Tells a run of the test's body of failures, until another call.
        ///
        /// - Returns: The run that was told before.
        @discardableResult
        static func noteFailures(in run: BodyRun?) -> BodyRun? {
            observe()
            return state.withLock { state in
                defer { state.bodyRun = run }
                return state.bodyRun
            }
        }

        fileprivate static func noteFailure(_ text: String, at path: String?, _ line: Int?) {
            guard let note = state.withLock({ $0.bodyRun })?.noteFailure(), !note.isSaid(in: [text]) else {
                return
            }
            print("\(path ?? "unknown"):\(line ?? 0): warning: \(note.lines.joined(separator: "\n"))")
        }

        fileprivate static func start(_ testCase: XCTestCase) {
            state.withLock { $0 = State(testCase: testCase, isRunning: true, isOpen: true) }
            // Teardown blocks run in reverse order, so this one runs after those that deallocate mocks.
            testCase.addTeardownBlock { flush() }
        }

        fileprivate static func finish(_ testCase: XCTestCase) {
            state.withLock { if $0.testCase === testCase { $0.isRunning = false } }
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
            func testCaseDidFinish(_ testCase: XCTestCase) { RunningTestCase.finish(testCase) }
            #if canImport(ObjectiveC)
                func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
                    let place = issue.sourceCodeContext.location
                    RunningTestCase.noteFailure(
                        issue.compactDescription, at: place?.fileURL.path, place?.lineNumber)
                }
            #else
                func testCase(
                    _ testCase: XCTestCase, didFailWithDescription description: String, inFile path: String?,
                    atLine line: Int
                ) { RunningTestCase.noteFailure(description, at: path, line) }
            #endif
        }
    }

    #if compiler(>=6.3) && os(Linux)
        /// Registers the observer when the process starts, which calls the functions in this section.
        ///
        /// Often the first mock of a process is made in a running test, above all if only one test is run.
        @section(".init_array")
        @used
        private let registration: @convention(c) () -> Void = { RunningTestCase.observe() }
    #endif
#endif
