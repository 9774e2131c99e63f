// The one file that knows the test frameworks.

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports to the test framework that is running: to Swift Testing inside one of its tests, else to XCTest.
///
/// Where no test is known, it reports to the test of Swift Testing that it was made in, if any.
struct TestFrameworkReporter: DeliveringReporter {
    /// The test that it was made in; nothing outside of the tests of Swift Testing.
    let context: (any TaskContext)?

    init() {
        context = Self.isInsideTest ? currentTaskContext() : nil
    }

    func report(_ failure: FailureReport) {
        _ = deliver(failure)
    }

    func deliver(_ failure: FailureReport) -> Delivery {
        #if canImport(Testing)
            if Test.current != nil {
                record(failure)
                return .received
            }
            if let context {
                context.perform { record(failure) }
                return .received
            }
        #endif
        #if canImport(XCTest)
            fail(failure)
            return .presumed
        #else
            return .lost
        #endif
    }

    #if canImport(Testing)
        /// Whether the current task belongs to a test of Swift Testing.
        static var isInsideTest: Bool { Test.current != nil }

        private func record(_ failure: FailureReport) {
            let location = SourceLocation(
                fileID: failure.location.fileID, filePath: failure.location.filePath,
                line: failure.location.line, column: failure.location.column)
            let comment = Comment(rawValue: failure.text)
            #if compiler(>=6.3)
                let severity: Issue.Severity = failure.severity == .warning ? .warning : .error
                Issue.record(comment, severity: severity, sourceLocation: location)
            #else
                // Swift Testing of 6.2 knows no issue that lets a test pass.
                if failure.severity == .warning { return printWarning(failure) }
                Issue.record(comment, sourceLocation: location)
            #endif
        }
    #else
        static var isInsideTest: Bool { false }
    #endif

    #if canImport(XCTest)
        /// XCTest drops what is reported while no test case runs, and does not say so.
        private func fail(_ failure: FailureReport) {
            switch failure.severity {
            case .error:
                XCTFail(failure.text, file: failure.staticPath, line: failure.staticLine)
            case .warning:
                printWarning(failure)
            }
        }
    #endif

    private func printWarning(_ failure: FailureReport) {
        print("\(failure.location.filePath):\(failure.location.line): warning: \(failure.text)")
    }
}
