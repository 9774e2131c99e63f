#if canImport(XCTest)
    public import XCTest
#endif
#if canImport(Testing)
    public import Testing
#endif

/// The settings of mocks that do not choose them themselves. The setting of a mock comes first, then that of its test,
/// of the suite, and of the test target. The idea of a mode for a whole test comes from Mockito's strictness and Moq's
/// `MockRepository`.
struct MockSettings: Sendable {
    var mode: MockMode?
    var ordering: MockOrdering?
    var unusedStubs: UnusedStubs?

    /// The settings for mocks that are made in the current scope.
    @TaskLocal static var scope = MockSettings()

    /// Returns these settings, and others where these have none.
    func before(_ others: MockSettings) -> MockSettings {
        MockSettings(
            mode: mode ?? others.mode, ordering: ordering ?? others.ordering,
            unusedStubs: unusedStubs ?? others.unusedStubs)
    }
}

/// Sets the mode, the order and what is done about unused stubs, for the mocks that are made in a scope.
///
/// ```swift
/// withMocks(.nice, ordering: .unordered) {
///     let store = MockTaskStore()
///     // …
///     store.verify()
/// }
/// ```
///
/// A mock that chooses a mode or an order itself keeps it. Without an argument, the setting of the outer scope holds.
///
/// - Parameters:
///   - mode: What the mocks do with a call that no declaration allows.
///   - ordering: Whether expectations must be met in the order of their declaration.
///   - unusedStubs: What verifications do about stubs that answered no call.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withMocks<Result>(
    _ mode: MockMode? = nil, ordering: MockOrdering? = nil, unusedStubs: UnusedStubs? = nil, _ body: () throws -> Result
) rethrows -> Result {
    let settings = MockSettings(mode: mode, ordering: ordering, unusedStubs: unusedStubs)
    return try MockSettings.$scope.withValue(settings.before(MockSettings.scope), operation: body)
}

/// Sets the mode, the order and what is done about unused stubs, for the mocks that are made in an `async` scope.
///
/// - Parameters:
///   - mode: What the mocks do with a call that no declaration allows.
///   - ordering: Whether expectations must be met in the order of their declaration.
///   - unusedStubs: What verifications do about stubs that answered no call.
///   - body: Makes the mocks.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
nonisolated(nonsending) public func withMocks<Result>(
    _ mode: MockMode? = nil, ordering: MockOrdering? = nil, unusedStubs: UnusedStubs? = nil,
    _ body: () async throws -> Result
) async rethrows -> Result {
    let settings = MockSettings(mode: mode, ordering: ordering, unusedStubs: unusedStubs)
    return try await MockSettings.$scope.withValue(settings.before(MockSettings.scope), operation: body)
}

#if canImport(Testing)
    /// A trait that sets the mode, the order and what is done about unused stubs, for the mocks of the tests that have it.
    public struct MockSettingsTrait: TestTrait, SuiteTrait, TestScoping, ExpectKitTrait {
        fileprivate let settings: MockSettings

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test with the settings.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await MockSettings.$scope.withValue(settings.before(MockSettings.scope), operation: function)
        }
    }

    extension Trait where Self == MockSettingsTrait {
        /// Sets the mode, the order and what is done about unused stubs, for the mocks of a test or of all tests in a suite.
        ///
        /// ```swift
        /// @Suite(.verifiesMocks, .mocks(.nice, ordering: .unordered)) struct CartTests { … }
        /// ```
        ///
        /// A mock that chooses a mode or an order itself keeps it. The settings of a test come before those of its suite.
        ///
        /// - Parameters:
        ///   - mode: What the mocks do with a call that no declaration allows.
        ///   - ordering: Whether expectations must be met in the order of their declaration.
        ///   - unusedStubs: What verifications do about stubs that answered no call.
        public static func mocks(
            _ mode: MockMode? = nil, ordering: MockOrdering? = nil, unusedStubs: UnusedStubs? = nil
        ) -> Self { Self(settings: MockSettings(mode: mode, ordering: ordering, unusedStubs: unusedStubs)) }
    }
#endif

#if canImport(XCTest)
    extension XCTestCase {
        /// Sets the mode, the order and what is done about unused stubs, for the mocks of a test.
        ///
        /// ```swift
        /// override func setUp() { usesMocks(.nice, ordering: .unordered) }
        /// ```
        ///
        /// It changes the mocks that the stored properties of the test case contain, and sets the mocks that are made later in the
        /// test. A mock that chooses a mode or an order itself keeps it. The limits of ``verifiesMocks(_:fileID:filePath:line:column:)``
        /// for stored mocks hold here, too.
        ///
        /// - Parameters:
        ///   - mode: What the mocks do with a call that no declaration allows.
        ///   - ordering: Whether expectations must be met in the order of their declaration.
        ///   - unusedStubs: What verifications do about stubs that answered no call.
        public func usesMocks(_ mode: MockMode? = nil, ordering: MockOrdering? = nil, unusedStubs: UnusedStubs? = nil) {
            let settings = MockSettings(mode: mode, ordering: ordering, unusedStubs: unusedStubs)
            RunningTestCase.use(settings, for: self)
            var stored = StoredMocks()
            stored.collect(propertiesOf: self)
            for engine in stored.engines { engine.use(settings) }
        }
    }
#endif
