#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports to Swift Testing or to XCTest. Inside of a test of Swift Testing, it reports to that test. Outside, it
/// reports to the test of Swift Testing that owns the mock: the one that last declared something on it, or else the one
/// that created it. If there is none, it reports to XCTest.
package final class TestFrameworkReporter: TestFramework {
    private struct Tests {
        var owner: OwningTest?
        var declaring = DeclaringTests()
        #if canImport(Testing)
            /// The test of Swift Testing that received a failure of the mock last.
            var failed: Test.ID?
        #endif

        /// Notes that the current test declares something.
        mutating func noteDeclaration(in phase: Int) -> Bool {
            let test = owner.map { DeclaringTests.Test(name: $0.name) }
            return declaring.insert(test ?? RunningTestCase.current, in: phase)
        }
    }

    private let tests: Lock<Tests>
    #if canImport(Testing)
        /// The context of the body of an exit test. When the process ends, the body has ended, and Swift Testing passes an
        /// issue to the parent process only in its context.
        private let exitTest: (any TaskContext)? = isInsideExitTest ? currentTaskContext() : nil
    #endif

    package init() { tests = Lock(Tests(owner: OwningTest(unlessIn: nil))) }

    /// The context of the test that owns the mock; nil outside of the tests of Swift Testing.
    var context: (any TaskContext)? { tests.withLock { $0.owner?.context } }

    /// The test that owns the mock, or the running test case of XCTest.
    var test: TestIdentity? { owner ?? (isInsideTest ? nil : RunningTestCase.identity) }

    var declaredMocks: [any SelfVerifying] { owner.map { ProcessEnd.mocks(ownedBy: $0) } ?? RunningTestCase.mocks }

    var owner: TestIdentity? { tests.withLock { $0.owner }?.identity }

    var isInOtherTest: Bool { tests.withLock { $0.owner }?.isOtherThanCurrent ?? false }

    /// Makes the current test the owner of the mock.
    func join() {
        let known = tests.withLock { $0.owner }
        guard let new = OwningTest(unlessIn: known) else { return }
        let old = tests.withLock { tests in
            defer { tests.owner = new }
            return tests.owner
        }
        // The old context runs its last job when it is deallocated, which must not happen under the lock.
        withExtendedLifetime(old) {}
    }

    func watch(_ engine: any SelfVerifying, declaredIn phase: Int?) {
        let (isNew, isNewInTestCase, isShared) = tests.withLock { tests in
            let isNewInTestCase = phase.map { tests.noteDeclaration(in: $0) } ?? false
            return (tests.declaring.noteWatching(), isNewInTestCase, tests.declaring.isShared)
        }
        if isNew { ProcessEnd.watch(engine) }
        if isNewInTestCase { RunningTestCase.watch(engine, isShared: isShared) }
    }

    package func report(_ failure: FailureReport) { _ = deliver(failure, unlessSkipped: false) }

    func deliver(_ failure: FailureReport, unlessSkipped: Bool) -> Delivery {
        if ProcessEnd.isReached { return deliverAtProcessEnd(failure) }
        #if canImport(Testing)
            if isInsideTest { return recordInCurrentTest(failure) }
            if let context { return recordInTest(of: context, failure) }
        #endif
        if unlessSkipped, RunningTestCase.postpone(failure) { return .presumed }
        let delivery = deliverToXCTest(failure)
        // The mock is being deallocated, so no later verification reports the failure.
        return unlessSkipped && delivery == .lost ? deliverToProcess(failure) : delivery
    }

    /// - Parameter isWritten: Whether the outputs for tools have the failure already.
    private func deliverToProcess(_ failure: FailureReport, isWritten: Bool = false) -> Delivery {
        let test = tests.withLock { $0.declaring.words }
        if !isWritten { FailureOutput.write(FailureLine(failure: failure, test: test)) }
        return ProcessEnd.deliver(failure, of: test)
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
        /// Records a failure in the test that owns the mock.
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
            if delivery == .received, failure.severity == .error {
                let test = Test.current?.id
                tests.withLock { $0.failed = test }
            }
            return delivery
        }
    #endif

    /// Tried with Swift 6.3 on Linux: after a failure, `Test.cancel` and `XCTSkip` leave the test failed and add no second
    /// failure. Any other error is recorded as one, also a `CancellationError`.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        #if canImport(Testing) && compiler(>=6.3)
            if let test = Test.current?.id {
                guard tests.withLock({ $0.failed }) == test else { return nil }
                do {
                    try Test.cancel(Comment(rawValue: reason), sourceLocation: sourceLocation(.init(site)))
                } catch {
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

    /// XCTest drops failures while no test case is running, and does not report that it does.
    private func deliverToXCTest(_ failure: FailureReport) -> Delivery {
        #if canImport(XCTest)
            if failure.severity == .error, RunningTestCase.isNone { return .lost }
            if RunningTestCase.hold(failure) { return .received }
            failTestCase(failure)
            return .presumed
        #else
            return .lost
        #endif
    }
}

#if canImport(Testing)
    extension FailureReport: CustomTestStringConvertible {
        /// The headline, which Swift Testing shows first. The other lines are the comment of the issue.
        public var testDescription: String { title }
    }

    /// Records a failure in the current test.
    func recordIssue(_ failure: FailureReport) -> Delivery {
        let location = sourceLocation(failure.location)
        if failure.severity == .warning {
            #if compiler(>=6.3)
                // Only an issue with a comment can be a warning.
                Issue.record(Comment(rawValue: failure.comment), severity: .warning, sourceLocation: location)
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
        // A failure that the scope of the test holds now is recorded again, and written, when it is final.
        let isHeld = failure.held?.isHeld == true
        #if compiler(>=6.3)
            // An error is no failure only if it is known.
            if !isHeld { writeToOutputs(failure, isKnown: !issue.isFailure) }
            return issue.isFailure ? .received : .suppressed
        #else
            // Swift Testing of 6.2 does not say whether the issue is a known one.
            _ = (issue, isHeld)
            writeToOutputs(failure)
            return .suppressed
        #endif
    }

    private func sourceLocation(_ location: FailureReport.Location) -> SourceLocation {
        SourceLocation(
            fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
    }

    /// Writes a failure that the current test has received to the outputs for tools. A known failure is expected.
    private func writeToOutputs(_ failure: FailureReport, isKnown: Bool? = nil) {
        let testCase = Test.Case.current.flatMap { $0.isParameterized ? $0 : nil }
        FailureOutput.write(
            FailureLine(
                failure: failure, test: Test.current.map { "\($0.id)" },
                arguments: testCase.map(argumentsInWords), isKnown: isKnown))
    }
#endif

#if canImport(XCTest)
    func failTestCase(_ failure: FailureReport) {
        // A failure that is collected comes again.
        if failure.severity == .error, RunningTestCase.collect(failure) { return }
        FailureOutput.write(FailureLine(failure: failure, test: RunningTestCase.name))
        switch failure.severity {
        case .error:
            // `XCTFail` finds the test case itself, but accepts only static paths.
            if !failure.isAtStaticPlace, RunningTestCase.record(failure) { return }
            XCTFail(failure.textForStaticPlace, file: failure.staticPath, line: failure.staticLine)
        case .warning: printWarning(failure)
        }
    }
#endif

private func printWarning(_ failure: FailureReport) {
    print("\(failure.location.filePath):\(failure.location.line): warning: \(failure.text)")
}
