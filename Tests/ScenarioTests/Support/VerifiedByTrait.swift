import ExpectKit
import Testing

/// Runs a closure as the body of a test that has the trait, so that its end can be looked at.
func verifiedByTrait(_ body: @Sendable () async throws -> Void) async throws {
    let trait: MockVerificationTrait = .verifiesMocks
    try await trait.provideScope(
        for: #require(Test.current), testCase: Test.Case.current, performing: body)
}
