#if canImport(Testing)
    public import Testing

    /// A trait that registers default values for calls without an answer, for the tests that have it.
    public struct MockDefaultsTrait: TestTrait, SuiteTrait, TestScoping {
        private let defaults: MockDefaults

        fileprivate init(_ defaults: MockDefaults) {
            self.defaults = defaults
        }

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test with the registered values.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let all = MockDefaults.scope.overridden(by: defaults)
            try await MockDefaults.$scope.withValue(all, operation: function)
        }
    }

    extension MockDefaultsTrait: ExpectKitTrait {}

    extension Trait where Self == MockDefaultsTrait {
        /// Registers default values for calls without an answer, for a test or for all tests in a suite.
        ///
        /// ```swift
        /// @Test(.mockDefaults { $0.register(Task.self) { Task(id: "none") } })
        /// ```
        ///
        /// - Parameter register: Registers the values.
        public static func mockDefaults(_ register: (inout MockDefaults) -> Void) -> Self {
            var defaults = MockDefaults()
            register(&defaults)
            return Self(defaults)
        }
    }
#endif
