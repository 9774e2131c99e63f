#if canImport(Testing)
    import Testing
#endif

// What can be known of the test that is running.

extension TestFrameworkReporter {
    func watch(_ engine: any SelfVerifying) { ProcessEnd.watch(engine) }

    #if canImport(Testing)
        /// Whether Swift Testing can be told of a failure right here: in a test, or in the body of an exit test, which
        /// runs in a process without a current test.
        var isInsideTest: Bool { Test.current != nil || Self.isInsideExitTest }

        private static var isInsideExitTest: Bool {
            #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
                switch ExitTest.current {
                case .some: true
                case .none: false
                }
            #else
                false
            #endif
        }

        /// Whether the current test was cancelled, so that what it expected need not have come.
        ///
        /// The task at hand may also be one that the test has started and cancelled. The task of a test has a name, and
        /// is called by the test framework; where neither can be seen, the test is not taken for cancelled.
        var isTestCancelled: Bool {
            guard Task.isCancelled, Test.current != nil else { return false }
            if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
                Task.name?.hasPrefix("[Swift Testing]") ?? false
            {
                return true
            }
            return CapturedTrace().isCalledByTestFramework
        }

        /// Whether something around the current test may keep a failure from it, as a trait of the client can.
        var mayHideFailures: Bool {
            guard let test = Test.current else { return false }
            return test.traits.contains { mayChangeIssues($0, of: test) }
        }
    #else
        var isInsideTest: Bool { false }
        var isTestCancelled: Bool { false }
        var mayHideFailures: Bool { false }
    #endif
}

#if canImport(Testing)
    /// Whether a trait runs a test in a scope of its own, in which it can catch what the test throws and handle the
    /// issues that it records.
    func mayChangeIssues(_ trait: some Trait, of test: Test) -> Bool {
        if trait is any ExpectKitTrait { return false }
        if trait is IssueHandlingTrait { return true }
        let isOfSwiftTesting = String(reflecting: type(of: trait)).hasPrefix("Testing.")
        return !isOfSwiftTesting && trait.scopeProvider(for: test, testCase: Test.Case.current) != nil
    }

    /// A trait of the library, which passes on what its test throws and records.
    protocol ExpectKitTrait: Trait {}
#endif
