#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports to Swift Testing or to XCTest.
///
/// Inside of a test of Swift Testing, it reports to that test. Outside, it reports to the test of Swift Testing that
/// owns the mock: the one that last declared something on it, or else the one that created it. If there is none, it
/// reports to XCTest.
final class TestFrameworkReporter: TestFramework {
    private struct Tests {
        var owner: OwningTest?
        #if canImport(Testing)
            /// The test of Swift Testing that received a failure of the mock last.
            var failed: Test.ID?
        #endif
    }

    private let tests: Lock<Tests>

    init() { tests = Lock(Tests(owner: OwningTest(unlessIn: nil))) }

    /// The context of the test that owns the mock; nil outside of the tests of Swift Testing.
    var context: (any TaskContext)? { tests.withLock { $0.owner?.context } }

    /// The test that owns the mock, or the running test case of XCTest.
    var test: TestIdentity? {
        #if canImport(Testing)
            if let owner = tests.withLock({ $0.owner }) { return owner.identity }
            if isInsideTest { return nil }
        #endif
        #if canImport(XCTest)
            return RunningTestCase.identity
        #else
            return nil
        #endif
    }

    /// Makes the current test the owner of the mock.
    func join() -> Bool {
        let known = tests.withLock { $0.owner }
        guard let new = OwningTest(unlessIn: known) else { return false }
        let old = tests.withLock { tests in
            defer { tests.owner = new }
            return tests.owner
        }
        // The old context runs its last job when it is deallocated, which must not happen under the lock.
        return withExtendedLifetime(old) { true }
    }

    func noteExpectation(at site: CallSite) {}

    func report(_ failure: FailureReport) {
        _ = deliver(failure)
    }

    func deliver(_ failure: FailureReport) -> Delivery {
        if ProcessEnd.isReached { return ProcessEnd.deliver(failure) }
        return deliverToSwiftTesting(failure) ?? deliverToXCTest(failure)
    }

    func deliverUnlessSkipped(_ failure: FailureReport) -> Delivery {
        if ProcessEnd.isReached { return ProcessEnd.deliver(failure) }
        if let delivery = deliverToSwiftTesting(failure) { return delivery }
        #if canImport(XCTest)
            if RunningTestCase.postpone(failure) { return .presumed }
        #endif
        return deliverToXCTest(failure)
    }

    // MARK: Swift Testing

    private func deliverToSwiftTesting(_ failure: FailureReport) -> Delivery? {
        #if canImport(Testing)
            if isInsideTest { return recordInCurrentTest(failure) }
            guard let context else { return nil }
            // A context that runs closures later is assumed to deliver the failure.
            let delivery = Lock(Delivery.received)
            context.perform { [self] in
                let found = recordInCurrentTest(failure)
                delivery.withLock { $0 = found }
            }
            return delivery.withLock { $0 }
        #else
            return nil
        #endif
    }

    #if canImport(Testing)
        private func recordInCurrentTest(_ failure: FailureReport) -> Delivery {
            let delivery = record(failure)
            if delivery == .received, failure.severity == .error {
                let test = Test.current?.id
                tests.withLock { $0.failed = test }
            }
            return delivery
        }

        /// Whether the current test of Swift Testing has received a failure of the mock.
        var hasFailedCurrentTest: Bool {
            guard let test = Test.current?.id else { return false }
            return tests.withLock { $0.failed } == test
        }
    #endif

    // MARK: XCTest

    /// XCTest drops failures while no test case is running, and does not report that it does.
    private func deliverToXCTest(_ failure: FailureReport) -> Delivery {
        #if canImport(XCTest)
            failTestCase(failure)
            return .presumed
        #else
            return .lost
        #endif
    }
}

#if canImport(Testing)
    private func record(_ failure: FailureReport) -> Delivery {
        let location = SourceLocation(
            fileID: failure.location.fileID, filePath: failure.location.filePath,
            line: failure.location.line, column: failure.location.column)
        let comment = Comment(rawValue: failure.text)
        FailureOutput.print(failure, in: Test.current.map { "\($0.id)" })
        #if compiler(>=6.3)
            let severity: Issue.Severity = failure.severity == .warning ? .warning : .error
            let issue = Issue.record(comment, severity: severity, sourceLocation: location)
            return issue.isFailure ? .received : .suppressed
        #else
            // Swift Testing of 6.2 has no warnings.
            if failure.severity == .warning {
                printWarning(failure)
            } else {
                Issue.record(comment, sourceLocation: location)
            }
            // Nor does it say whether the issue is a known one.
            return .suppressed
        #endif
    }
#endif

#if canImport(XCTest)
    func failTestCase(_ failure: FailureReport) {
        FailureOutput.print(failure, in: RunningTestCase.name)
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
