#if canImport(Testing)
    public import Testing

    /// A trait that sets what verifications do about unused stubs, for the tests that have it.
    public struct UnusedStubsTrait: TestTrait, SuiteTrait, TestScoping {
        private let unusedStubs: UnusedStubs

        fileprivate init(_ unusedStubs: UnusedStubs) {
            self.unusedStubs = unusedStubs
        }

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test with the setting.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await UnusedStubs.$scope.withValue(unusedStubs, operation: function)
        }
    }

    extension UnusedStubsTrait: ExpectKitTrait {}

    extension Trait where Self == UnusedStubsTrait {
        /// Sets what verifications do about unused stubs, for the mocks of a test or of all tests in a suite.
        ///
        /// ```swift
        /// @Suite(.unusedStubs(.fail)) struct CartTests { … }
        /// ```
        ///
        /// - Parameter unusedStubs: What to do about them.
        public static func unusedStubs(_ unusedStubs: UnusedStubs) -> Self { Self(unusedStubs) }
    }
#endif
