#if canImport(Testing)
    public import Testing

    /// A trait that sets what verifications make of unused stubs, for the tests that have it.
    public struct StubHygieneTrait: TestTrait, SuiteTrait, TestScoping {
        private let hygiene: StubHygiene

        fileprivate init(_ hygiene: StubHygiene) {
            self.hygiene = hygiene
        }

        /// Whether the tests in a suite have it too. They do.
        public var isRecursive: Bool { true }

        /// Runs a test with the setting.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await StubHygiene.$scope.withValue(hygiene, operation: function)
        }
    }

    extension StubHygieneTrait: ExpectKitTrait {}

    extension Trait where Self == StubHygieneTrait {
        /// Sets what verifications make of unused stubs, for the mocks of a test or of all tests in a suite.
        ///
        /// ```swift
        /// @Suite(.stubHygiene(.fail)) struct CartTests { … }
        /// ```
        ///
        /// - Parameter hygiene: What to make of them.
        public static func stubHygiene(_ hygiene: StubHygiene) -> Self { Self(hygiene) }
    }
#endif
