#if canImport(XCTest)
    import Foundation
    import XCTest

    /// The test case of XCTest that is running.
    ///
    /// It keeps the missing calls of deallocated mocks until XCTest knows whether the test was skipped: the locals of a test
    /// are deallocated while `XCTSkip` is being thrown, before XCTest has caught it.
    ///
    /// XCTest passes the running test case only to observers that were registered when the test started. On Linux, one is
    /// registered when the process starts; elsewhere, the first mock of the process registers it. For a test that was
    /// already running then, missing calls are reported at once, and all failures stand at lines that the compiler knew.
    package enum RunningTestCase {
        private struct State {
            weak var testCase: XCTestCase?
            var name: String?
            /// How many test cases have started.
            var number = 0
            /// Whether it can record failures. A failure after its end would stop the process.
            var isRunning = false
            var isOpen = false
            var postponed: [FailureReport] = []
            /// Whether all failures are kept, because the test case has ended.
            var isCollecting = false
            /// The mocks on which the test case has declared something.
            var mocks = WatchedMocks()
            /// The mocks on which code outside of the test case has declared something as well.
            var sharedMocks = WatchedMocks()
            /// The suites that are running, from the outermost one on.
            var suites: [XCTestSuite] = []
            var held: HeldFailures?
            var settings = MockSettings()
            var annotator: (any FailureAnnotator)?
        }

        // Process-wide, because XCTest runs one test case at a time in a process and has one list of observers.
        private static let state = Lock(State())
        private static let registration: Void = { XCTestObservationCenter.shared.addTestObserver(Observer()) }()

        static func observe() {
            #if canImport(ObjectiveC)
                // XCTest of Apple's platforms accepts observers only on the main thread.
                guard Thread.isMainThread else { return }
            #endif
            registration
        }

        static var current: DeclaringTests.Test {
            state.withLock { $0.isRunning ? .init(name: $0.name, testCase: $0.number) : .init() }
        }

        /// Whether it is certain that no test case is running, so that XCTest would drop a failure.
        static var isNone: Bool {
            #if compiler(>=6.3) && os(Linux)
                state.withLock { !$0.isRunning && !$0.isCollecting }
            #else
                // A test case may have been running before the observer was registered.
                false
            #endif
        }

        static var mocks: [any SelfVerifying] {
            state.withLock { $0.isRunning ? $0.mocks.alive + $0.sharedMocks.alive : [] }
        }

        /// Verifies a mock after `tearDown()`. Code outside of the test case has declared something on a shared one as well.
        static func watch(_ engine: any SelfVerifying, isShared: Bool) {
            state.withLock { state in isShared ? state.sharedMocks.insert(engine) : state.mocks.insert(engine) }
        }

        /// Holds the failures of calls until `flush()`, because a test case verifies its mocks before. Not on Apple's
        /// platforms, where it would escape from `XCTExpectFailure`, and would not stop a test with
        /// `continueAfterFailure = false`.
        static func holdFailures(of testCase: XCTestCase) {
            #if !canImport(ObjectiveC)
                state.withLock { state in
                    guard state.isRunning, state.testCase === testCase, state.held == nil else { return }
                    state.held = HeldFailures(of: state.name, record: fail)
                }
            #endif
        }

        /// Holds a failure until its mock is verified, if that is certain. Returns whether it did.
        static func hold(_ failure: FailureReport) -> Bool { state.withLock { $0.held }?.hold(failure) ?? false }

        static func use(_ settings: MockSettings, for testCase: XCTestCase) {
            state.withLock { if $0.testCase === testCase { $0.settings = settings.before($0.settings) } }
        }

        static var settings: MockSettings { state.withLock { $0.isRunning ? $0.settings : MockSettings() } }

        static func hasHeld(of testCase: XCTestCase) -> Bool {
            state.withLock { $0.testCase === testCase ? $0.held : nil }?.isEmpty == false
        }

        static var mayHaveFailed: Bool { state.withLock { $0.testCase }?.hasFailed ?? true }

        static var identity: TestIdentity? {
            state.withLock { $0.isRunning ? $0.testCase : nil }
                .map { TestIdentity(test: ObjectIdentifier($0).hashValue) }
        }

        /// Keeps a missing call until the end of the test, or drops it if the test that ends now was skipped. Returns
        /// whether it did.
        static func postpone(_ failure: FailureReport) -> Bool {
            guard failure.kind == .missing else { return false }
            let (isKept, testCase) = state.withLock { state in
                if state.isOpen { state.postponed.append(failure) }
                return (state.isOpen, state.isRunning ? state.testCase : nil)
            }
            return isKept || testCase?.testRun?.hasBeenSkipped ?? false
        }

        /// Fails the test case, or prints a warning. If the test case has ended, and its mocks are being verified, the
        /// failure is kept, and comes again.
        static func fail(_ failure: FailureReport) {
            let (isKept, testCase) = state.withLock { state in
                let isKept = state.isCollecting && failure.severity == .error
                if isKept { state.postponed.append(failure) }
                return (isKept, state.testCase)
            }
            if isKept { return }
            FailureOutput.write(FailureLine(failure: failure, test: testCase?.name))
            if failure.severity == .warning { return printWarning(failure) }
            // `XCTFail` finds the test case itself, but accepts only static paths.
            if !failure.isAtStaticPlace, record(failure) { return }
            XCTFail(failure.textForStaticPlace, file: failure.staticPath, line: failure.staticLine)
        }

        /// Records a failure at its line. Returns false if no running test case is known.
        static func record(_ failure: FailureReport) -> Bool {
            guard let testCase = state.withLock({ $0.isRunning ? $0.testCase : nil }) else { return false }
            let (path, line) = (failure.location.filePath, failure.location.line)
            // `XCTFail` begins its description like this.
            let words = "failed - \(failure.text)"
            #if canImport(ObjectiveC)
                let location = XCTSourceCodeLocation(filePath: path, lineNumber: line)
                let context = XCTSourceCodeContext(location: location)
                testCase.record(
                    XCTIssue(type: .assertionFailure, compactDescription: words, sourceCodeContext: context))
            #else
                testCase.recordFailure(withDescription: words, inFile: path, atLine: line, expected: true)
            #endif
            return true
        }

        /// Tells an annotator of failures from now on, and returns the one that was told before.
        @discardableResult
        package static func noteFailures(in annotator: (any FailureAnnotator)?) -> (any FailureAnnotator)? {
            observe()
            return state.withLock { exchange(&$0.annotator, with: annotator) }
        }

        fileprivate static func noteFailure(_ text: String, at path: String?, _ line: Int?) {
            guard let note = state.withLock({ $0.annotator })?.noteFailure(), !note.isSaid(in: [text]) else { return }
            print("\(path ?? "unknown"):\(line ?? 0): warning: \(note.lines.joined(separator: "\n"))")
        }

        fileprivate static func start(_ testCase: XCTestCase) {
            let name = testCase.name
            state.withLock { state in
                state = State(
                    testCase: testCase, name: name, number: state.number + 1, isRunning: true,
                    isOpen: true, suites: state.suites)
            }
            // Teardown blocks run in reverse order, so this one runs after those that deallocate mocks.
            testCase.addTeardownBlock { flush() }
        }

        /// Verifies the mocks of a test case that are still alive after `tearDown()`, such as stored ones. A mock that
        /// other code shares may be verified later, unless the test was skipped or has failed.
        fileprivate static func finish(_ testCase: XCTestCase) {
            let mocks = state.withLock { state -> (own: [any SelfVerifying], shared: [any SelfVerifying])? in
                guard state.testCase === testCase else { return nil }
                (state.isRunning, state.isCollecting) = (false, true)
                return (state.mocks.alive, state.sharedMocks.alive)
            }
            guard let (own, shared) = mocks else { return }
            // A failure that is still being reported decides the outcome.
            for mock in own { mock.awaitReports() }
            let outcome = testCase.outcome
            for mock in outcome == .passed ? own : own + shared { mock.verifyItself(after: outcome, at: nil) }
            let (failures, suite) = state.withLock { state in
                state.isCollecting = false
                return (state.postponed.takeAll(), state.suites.last)
            }
            if failures.isEmpty { return }
            #if !canImport(ObjectiveC)
                // A failure of a test case that has ended would stop the process.
                if let run = suite?.testRun as? XCTestSuiteRun {
                    let ended = EndedTestCase(of: testCase) { for failure in failures { fail(failure) } }
                    ended.run()
                    if let result = ended.testRun { run.addTestRun(result) }
                    return
                }
            #endif
            for failure in failures { ProcessEnd.deliver(failure, of: testCase.name) }
        }

        private static func flush() {
            let (postponed, testCase, held) = state.withLock { state in
                state.isOpen = false
                return (state.postponed.takeAll(), state.testCase, state.held)
            }
            held?.end()
            if testCase?.testRun?.hasBeenSkipped ?? false { return }
            for failure in postponed { fail(failure) }
        }

        private final class Observer: NSObject, XCTestObservation, Sendable {
            func testSuiteWillStart(_ suite: XCTestSuite) { state.withLock { $0.suites.append(suite) } }
            func testSuiteDidFinish(_ suite: XCTestSuite) { state.withLock { $0.suites.removeAll { $0 === suite } } }
            func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.start(testCase) }
            func testCaseDidFinish(_ testCase: XCTestCase) { RunningTestCase.finish(testCase) }
            #if canImport(ObjectiveC)
                func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
                    let place = issue.sourceCodeContext.location
                    RunningTestCase.noteFailure(issue.compactDescription, at: place?.fileURL.path, place?.lineNumber)
                }
            #else
                func testCase(
                    _ testCase: XCTestCase, didFailWithDescription description: String, inFile path: String?,
                    atLine line: Int
                ) { RunningTestCase.noteFailure(description, at: path, line) }
            #endif
        }
    }

    #if !canImport(ObjectiveC)
        /// The failures of a test case that were found after `tearDown()`, as another test case of its suite.
        private final class EndedTestCase: XCTestCase {
            private var endedName = ""

            convenience init(of testCase: XCTestCase, _ body: @escaping () -> Void) {
                self.init(name: "", testClosure: { _ in body() })
                endedName = "\(testCase.name) (mocks that are still alive)"
            }

            override var name: String { endedName }
        }
    #endif

    #if compiler(>=6.3) && os(Linux)
        /// The process calls the functions of this section when it starts. Often the first mock is made in a test.
        @section(".init_array")
        @used
        private let registration: @convention(c) () -> Void = { RunningTestCase.observe() }
    #endif

    extension XCTestCase {
        /// Runs a closure when the test ends, with the test case, or nil if it was deallocated. The test case is not
        /// `Sendable` as a teardown block must be, and it must not be kept alive by the blocks that it keeps.
        package func addTeardown(_ body: @escaping (XCTestCase?) -> Void) {
            // XCTest runs the teardown blocks one after the other, so that no two threads use these variables at once.
            nonisolated(unsafe) weak var testCase = self
            nonisolated(unsafe) var action: ((XCTestCase?) -> Void)? = body
            addTeardownBlock {
                action?(testCase)
                // XCTest keeps its test cases, and on Linux their teardown blocks, until the process ends.
                (action, testCase) = (nil, nil)
            }
        }

        var outcome: TestOutcome {
            if testRun?.hasBeenSkipped ?? false { return .cancelled }
            return hasFailed ? .failed : .passed
        }

        package var hasFailed: Bool { (testRun?.totalFailureCount ?? 0) > 0 || RunningTestCase.hasHeld(of: self) }
    }
#else
    enum RunningTestCase {
        static var current: DeclaringTests.Test { DeclaringTests.Test() }
        static var identity: TestIdentity? { nil }
        static var mocks: [any SelfVerifying] { [] }
        static var settings: MockSettings { MockSettings() }
        static func observe() {}
        static func watch(_ engine: any SelfVerifying, isShared: Bool) {}
        static func postpone(_ failure: FailureReport) -> Bool { false }
    }
#endif
