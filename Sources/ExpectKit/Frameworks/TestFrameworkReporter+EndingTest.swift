#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

extension TestFrameworkReporter {
    /// Tried with Swift 6.3 on Linux: after a failure, `Test.cancel` and `XCTSkip` leave the test failed and add no second
    /// failure. Any other error is recorded as one, also a `CancellationError`.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? {
        #if canImport(Testing)
            if Test.current != nil { return hasFailedCurrentTest ? cancellation(reason, at: site) : nil }
        #endif
        // An error of XCTest would be a second failure in a test of Swift Testing.
        guard context == nil, !isInsideTest else { return nil }
        #if canImport(XCTest)
            return RunningTestCase.mayHaveFailed
                ? XCTSkip(reason, file: site.filePath, line: site.line) : nil
        #else
            return nil
        #endif
    }
}

#if canImport(Testing)
    /// Cancels the current test of Swift Testing, and returns the error to throw.
    private func cancellation(_ reason: String, at site: CallSite) -> (any Error)? {
        #if compiler(>=6.3)
            do {
                try Test.cancel(
                    Comment(rawValue: reason),
                    sourceLocation: SourceLocation(
                        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
                        column: Int(site.column)))
            } catch {
                return error
            }
        #else
            return nil
        #endif
    }
#endif
