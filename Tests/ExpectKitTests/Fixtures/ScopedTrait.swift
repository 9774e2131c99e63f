import Testing

/// A custom trait that runs each test inside of a function.
struct ScopedTrait: TestTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
    }
}

extension Trait where Self == ScopedTrait {
    static var scoped: Self { Self() }
}
