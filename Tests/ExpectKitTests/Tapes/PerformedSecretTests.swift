import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The secrets in the calls of a tape that are performed on another object.
struct PerformedSecretTests {
    private let folder = TapeFolder()

    @Test func theRulesOfTheRecordingRedactTheResults() async throws {
        try await folder.recordWeather(.redactingResult("token", of: "login"))
        #expect(folder.text()?.contains("t-12345678") == false)
        let tape = folder.tape()
        await tape.check(
            against: MockWeather.perform, on: FakeWeather(), .redactingResult("token", of: "login"))
        #expect(folder.texts == [])
        await tape.check(
            against: MockWeather.perform, on: FakeWeather(token: "another secret", degrees: 3),
            .redactingResult("token", of: "login"))
        #expect(folder.texts.map { $0.contains("returns.degrees") } == [true])
        #expect(folder.texts.allSatisfy { !$0.contains("secret") && !$0.contains("t-") })
    }

    @Test func withoutTheRulesARedactedResultDiffers() async throws {
        try await folder.recordWeather(.redactingResult("token", of: "login"))
        await folder.checkWeather()
        #expect(folder.texts.map { $0.contains("returns.token: expected \"<redacted>\"") } == [true])
    }

    @Test func theRulesRedactATapeThatWasRecordedWithoutThem() async throws {
        try await folder.recordWeather()
        let tape = folder.tape()
        await tape.check(
            against: MockWeather.perform, on: FakeWeather(token: "new secret"),
            .redactingResult("token", of: "login"))
        #expect(folder.texts == [])
        await tape.check(
            against: { (call: MockWeather.Invocation, real: FakeWeather) async throws -> Any in
                if case .login = call { return 5 }
                return try await MockWeather.perform(call, on: real)
            }, on: FakeWeather(), .redactingResult("token", of: "login"), .redacting("password", of: "login"))
        #expect(folder.texts.count == 1)
        #expect(folder.texts.allSatisfy { !$0.contains("12345678") }, "\(folder.texts)")
    }

    @Test func aResultInWhichARuleFindsNoSecretIsHidden() async throws {
        try await folder.recordWeather(.redactingResult("token", of: "login"))
        await folder.tape().check(
            against: { (call: MockWeather.Invocation, real: FakeWeather) async throws -> Any in
                if case .login = call { return ["user": "Ann", "key": "a renamed secret"] }
                return try await MockWeather.perform(call, on: real)
            }, on: FakeWeather(), .redactingResult("token", of: "login"))
        #expect(folder.texts.allSatisfy { !$0.contains("renamed secret") }, "\(folder.texts)")
        #expect(
            folder.texts.map {
                $0.contains(
                    "values of FakeWeather are hidden, because one may be a secret: a rule did not find what it redacts"
                )
            } == [true])
    }
}
