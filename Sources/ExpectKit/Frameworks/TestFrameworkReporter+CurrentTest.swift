#if canImport(Testing)
    import Testing
#endif

extension TestFrameworkReporter {
    #if canImport(Testing)
        /// Whether Swift Testing can receive a failure here: in a test, or in the body of an exit test, whose process has no
        /// current test.
        var isInsideTest: Bool { Test.current != nil || Self.isInsideExitTest }

        static var isInsideExitTest: Bool {
            #if os(macOS) || os(Linux)
                ExitTest.current != nil
            #else
                false
            #endif
        }

        /// Whether the current test was cancelled, so that its missing calls are no failures. A cancelled task may also
        /// be one that the test itself has started. The task of a test is identified by its name, or by the test
        /// framework in its call stack. If there is neither, the test counts as not cancelled.
        var isTestCancelled: Bool {
            guard Task.isCancelled, Test.current != nil else { return false }
            if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
                Task.name?.hasPrefix("[Swift Testing]") ?? false
            {
                return true
            }
            return CapturedTrace().isCalledByTestFramework
        }

        /// Whether a trait in client code may suppress failures of the current test.
        var mayHideFailures: Bool { Test.current?.mayHideFailures(in: .current) ?? false }
    #else
        var isInsideTest: Bool { false }
        var isTestCancelled: Bool { false }
        var mayHideFailures: Bool { false }
    #endif
}

#if canImport(Testing)
    extension Test {
        /// Whether a trait in client code may suppress failures of the test.
        func mayHideFailures(in testCase: Test.Case?) -> Bool {
            traits.contains { mayChangeIssues($0, of: self, testCase) }
        }
    }

    /// Whether a trait runs a test in its own scope, where it can catch thrown errors and change recorded issues.
    func mayChangeIssues(_ trait: some Trait, of test: Test, _ testCase: Test.Case?) -> Bool {
        if trait is any ExpectKitTrait { return false }
        if trait is IssueHandlingTrait { return true }
        // First, because it is nil for most traits, and the name of a type takes longer.
        guard trait.scopeProvider(for: test, testCase: testCase) != nil else { return false }
        return !_typeName(type(of: trait), qualified: true).hasPrefix("Testing.")
    }

    /// A trait of the library, which suppresses no thrown error and no issue.
    package protocol ExpectKitTrait: Trait {}

    /// Returns the arguments of a case of a parameterized test, each with its label, such as `city: "Oslo"`. By
    /// reflection, because Swift Testing does not offer them. The list is empty if reflection finds none.
    package func argumentsInWords(of testCase: Test.Case) -> [String] {
        func child(_ label: String, of value: Any) -> Any? {
            Mirror(reflecting: value).children.first { $0.label == label }?.value
        }
        guard let kind = child("_kind", of: testCase), let values = child("parameterized", of: kind),
            let arguments = child("arguments", of: values)
        else { return [] }
        return Mirror(reflecting: arguments).children.compactMap { _, argument in
            guard let value = child("value", of: argument) else { return nil }
            let label = child("parameter", of: argument).flatMap { child("firstName", of: $0) }
            return (label.map { "\($0): " } ?? "") + describe(value)
        }
    }
#endif
