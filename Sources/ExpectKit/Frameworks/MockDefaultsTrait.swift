#if canImport(Testing)
    public import Testing

    /// A trait that registers values for calls without an answer, for the tests that have it.
    public struct MockDefaultsTrait: TestTrait, SuiteTrait, TestScoping {
        private let defaults: MockDefaults

        fileprivate init(_ defaults: MockDefaults) {
            self.defaults = defaults
        }

        /// Whether the tests in a suite have it too. They do.
        public var isRecursive: Bool { true }

        /// Runs a test with the values registered.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let all = MockDefaults.scope.overridden(by: defaults)
            try await MockDefaults.$scope.withValue(all, operation: function)
        }
    }

    extension MockDefaultsTrait: ExpectKitTrait {}

    extension Trait where Self == MockDefaultsTrait {
        /// Registers values for calls without an answer, for a test or for all tests in a suite.
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
