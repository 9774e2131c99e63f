import ExpectKit
import Testing

/// Runs a closure as the body of a test with the trait, so that the caller sees what is reported at its end.
func verifiedByTrait(_ body: @Sendable () async throws -> Void) async throws {
    let trait: MockVerificationTrait = .verifiesMocks
    try await trait.provideScope(
        for: #require(Test.current), testCase: Test.Case.current, performing: body)
}
