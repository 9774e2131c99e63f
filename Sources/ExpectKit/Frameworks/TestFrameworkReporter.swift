#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports to the current test of Swift Testing, or else to the one that owns the mock: the last one that declared
/// something on it, or the one that created it. If there is none, it reports to XCTest.
package final class TestFrameworkReporter: TestFramework {
    private struct Tests {
        var owner: OwningTest?
        var declaring = DeclaringTests()
        var isWatched = false
        #if canImport(Testing)
            var failed: Test.ID?
        #endif
    }

    private let tests: Lock<Tests>
    #if canImport(Testing)
        /// That of the body of an exit test. After the body, only its context passes an issue to the parent process.
        private let exitTest: (any TaskContext)? = isInsideExitTest ? currentTaskContext() : nil
    #endif

    package init() { tests = Lock(Tests(owner: OwningTest(unlessIn: nil))) }

    /// nil outside of the tests of Swift Testing.
    var context: (any TaskContext)? { tests.withLock { $0.owner?.context } }

    var test: TestIdentity? { owner ?? (isInsideTest ? nil : RunningTestCase.identity) }

    var declaredMocks: [any SelfVerifying] { owner.map { ProcessEnd.mocks(ownedBy: $0) } ?? RunningTestCase.mocks }

    var owner: TestIdentity? { tests.withLock { $0.owner }?.identity }

    var isInOtherTest: Bool { tests.withLock { $0.owner }?.isOtherThanCurrent ?? false }

    func join() {
        let known = tests.withLock { $0.owner }
        guard let new = OwningTest(unlessIn: known) else { return }
        let old = tests.withLock { exchange(&$0.owner, with: new) }
        // The old context runs its last job when it is deallocated, which must not happen under the lock.
        withExtendedLifetime(old) {}
    }

    func watch(_ engine: any SelfVerifying, declaredIn phase: Int?) {
        let (isNew, isNewInTestCase, isShared) = tests.withLock { tests in
            let test = tests.owner.map { DeclaringTests.Test(name: $0.name) }
            let isNewInTestCase = phase.map { tests.declaring.insert(test ?? RunningTestCase.current, in: $0) } ?? false
            return (!exchange(&tests.isWatched, with: true), isNewInTestCase, tests.declaring.isShared)
        }
        if isNew { ProcessEnd.watch(engine) }
        if isNewInTestCase { RunningTestCase.watch(engine, isShared: isShared) }
    }

    package func report(_ failure: FailureReport) { _ = deliver(failure, unlessSkipped: false) }

    func deliver(_ failure: FailureReport, unlessSkipped: Bool) -> Delivery {
        if ProcessEnd.isReached { return deliverAtProcessEnd(failure) }
        #if canImport(Testing)
            // The task in which a mock is deallocated may be that of another test.
            if isInsideTest, !(unlessSkipped && isInOtherTest) { return recordInCurrentTest(failure) }
            if let context { return recordInTest(of: context, failure) }
        #endif
        if unlessSkipped, RunningTestCase.postpone(failure) { return .presumed }
        #if canImport(XCTest)
            // XCTest drops failures while no test case is running, and does not report that it does.
            if failure.severity == .warning || !RunningTestCase.isNone {
                if RunningTestCase.hold(failure) { return .received }
                RunningTestCase.fail(failure)
                return .presumed
            }
        #endif
        // The mock is being deallocated, so no later verification reports the failure.
        return unlessSkipped ? deliverToProcess(failure) : .lost
    }

    private func deliverToProcess(_ failure: FailureReport, isWritten: Bool = false) -> Delivery {
        ProcessEnd.deliver(failure, of: tests.withLock { $0.declaring.words }, isWritten: isWritten)
    }

    private func deliverAtProcessEnd(_ failure: FailureReport) -> Delivery {
        guard failure.severity == .error else { return .suppressed }
        #if canImport(Testing)
            // A known issue remains one.
            if let context, context.isImmediate {
                let delivery = recordInTest(of: context, failure)
                if delivery == .received { ProcessEnd.fail() }
                if delivery != .lost { return delivery }
            }
            if let exitTest, exitTest.isImmediate {
                let delivery = recordInTest(of: exitTest, failure)
                if delivery == .suppressed { return .suppressed }
                return deliverToProcess(failure, isWritten: delivery == .received)
            }
        #endif
        return deliverToProcess(failure)
    }

    #if canImport(Testing)
        private func recordInTest(of context: any TaskContext, _ failure: FailureReport) -> Delivery {
            // A context that runs closures later is assumed to deliver the failure.
            let delivery = Lock(Delivery.received)
            context.perform { [self] in
                // The process would fail without a report.
                let isHidden = ProcessEnd.isReached && mayHideFailures
                let found = isHidden ? .lost : recordInCurrentTest(failure)
                delivery.withLock { $0 = found }
            }
            return delivery.withLock { $0 }
        }

        private func recordInCurrentTest(_ failure: FailureReport) -> Delivery {
            let delivery = recordIssue(failure)
            if delivery == .received {
                let test = Test.current?.id
                tests.withLock { $0.failed = test }
            }
            return delivery
        }
    #endif

    /// `Test.cancel` and `XCTSkip` add no second failure to a failed test, as any other error does (Swift 6.3, Linux).
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        #if canImport(Testing) && compiler(>=6.3)
            if let test = Test.current?.id {
                guard tests.withLock({ $0.failed }) == test else { return nil }
                do { try Test.cancel(Comment(rawValue: reason), sourceLocation: sourceLocation(.init(site))) } catch {
                    return error
                }
            }
        #endif
        // An error of XCTest would be a second failure in a test of Swift Testing.
        guard context == nil, !isInsideTest else { return nil }
        #if canImport(XCTest)
            return RunningTestCase.mayHaveFailed ? XCTSkip(reason, file: site.filePath, line: site.line) : nil
        #else
            return nil
        #endif
    }

    #if canImport(Testing)
        /// Whether Swift Testing receives a failure here. The process of an exit test has no current test.
        package var isInsideTest: Bool { Test.current != nil || Self.isInsideExitTest }

        static var isInsideExitTest: Bool {
            #if os(macOS) || os(Linux)
                ExitTest.current != nil
            #else
                false
            #endif
        }

        /// Whether the current test was cancelled, so that its missing calls are no failures. A cancelled task may also
        /// be one that the test has started. That of the test has a known name, or the test framework as its first caller.
        var isTestCancelled: Bool {
            guard Task.isCancelled, Test.current != nil else { return false }
            if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
                Task.name?.hasPrefix("[Swift Testing]") ?? false
            {
                return true
            }
            return CapturedTrace().isInTaskOfTest
        }

        var mayHideFailures: Bool { Test.current?.mayHideFailures(in: .current) ?? false }
    #else
        package var isInsideTest: Bool { false }
        var isTestCancelled: Bool { false }
        var mayHideFailures: Bool { false }
    #endif
}

#if canImport(Testing)
    extension FailureReport: CustomTestStringConvertible {
        /// The headline, which Swift Testing shows first. The other lines are the comment of the issue.
        public var testDescription: String { title }
    }

    func recordIssue(_ failure: FailureReport) -> Delivery {
        let location = sourceLocation(failure.location)
        if failure.severity == .warning {
            #if compiler(>=6.3)
                // Only an issue with a comment can be a warning.
                Issue.record(Comment(rawValue: failure.text), severity: .warning, sourceLocation: location)
            #else
                // Swift Testing of 6.2 has no warnings.
                printWarning(failure)
            #endif
            writeToOutputs(failure)
            return .suppressed
        }
        // An error, because tools show the description of an error first, and comments below "Issue recorded".
        let details = failure.details.isEmpty ? nil : Comment(rawValue: failure.details)
        let issue = Issue.record(failure, details, sourceLocation: location)
        #if compiler(>=6.3)
            // A failure that the scope of the test holds now is recorded again, and written, when it is final. An error is
            // no failure only if it is known.
            if failure.held?.isHeld != true { writeToOutputs(failure, isKnown: !issue.isFailure) }
            return issue.isFailure ? .received : .suppressed
        #else
            // Swift Testing of 6.2 does not say whether the issue is a known one.
            _ = issue
            writeToOutputs(failure)
            return .suppressed
        #endif
    }

    private func sourceLocation(_ location: FailureReport.Location) -> SourceLocation {
        SourceLocation(
            fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
    }

    private func writeToOutputs(_ failure: FailureReport, isKnown: Bool? = nil) {
        let testCase = Test.Case.current.flatMap { $0.isParameterized ? $0 : nil }
        FailureOutput.write(
            FailureLine(
                failure: failure, test: Test.current.map { "\($0.id)" },
                arguments: testCase.map(argumentsInWords), isKnown: isKnown))
    }
#endif

func printWarning(_ failure: FailureReport) {
    print("\(failure.location.filePath):\(failure.location.line): warning: \(failure.text)")
}

extension FailureReport {
    package init(
        _ problem: any ReportableProblem, of name: String, at site: CallSite, severity: Severity,
        note: FailureNote? = nil
    ) {
        var violation = Violation(mock: name, problem: .other(problem), place: FailurePlace(site))
        if let note { violation.notes.append(.other(note)) }
        self.init(violation, severity: severity)
    }
}
