import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Checking a tape: redacted values are compared, and no report contains a secret.
struct TapeCheckSecretTests: ChecksTapes {
    let folder = TapeFolder()
    let live = ChangingWeather()

    private let secrets: [TapeRule] = [
        .redacting("password", of: "login"), .redactingResult("token", of: "login"),
    ]

    @Test func redactedValuesAreComparedInTheirRedactedForm() throws {
        _ = try record(secrets) { _ = $0.login(user: "ada", password: "secret") }
        run(.check, secrets[0], secrets[1]) { _ = $0.login(user: "ada", password: "another secret") }
        #expect(folder.texts == [])
        run(.check, secrets[0], secrets[1]) { _ = $0.login(user: "eve", password: "another secret") }
        #expect(folder.texts.count == 1)
        #expect(folder.texts[0].contains(#"user: expected "ada", got "eve""#))
        #expect(!folder.texts[0].contains("another"))
    }

    @Test func noReportContainsASecret() throws {
        _ = try record(secrets) { service in
            _ = service.login(user: "ada", password: "secret-one")
            _ = try? service.forecast(for: "Oslo", requestID: 1)
        }
        live.error = WeatherError.unknown(city: "t-secret-two")
        run(.check, secrets[0], secrets[1]) { service in
            _ = service.login(user: "ada", password: "secret-two")
            _ = try? service.forecast(for: "Oslo", requestID: 1)
        }
        #expect(folder.texts.count == 1)
        #expect(folder.texts[0].contains("got      the error unknown"))
        #expect(!folder.texts[0].contains("secret"))
    }

    /// A list whose type accepts no empty list is redacted member by member.
    @Test func aRedactedListMayKeepItsMembers() async throws {
        struct Keyring: Codable {
            var keys: [String]
            init(_ keys: String...) { self.keys = keys }
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                keys = try container.decode([String].self)
                if !keys.isEmpty { return }
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no keys")
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(keys)
            }
        }
        final class MockPorter: Mocking {
            enum Invocation: Codable { case keys }
            let mock = Mock<Invocation>()
            func keys(_ real: Keyring) -> Keyring { mock.call(.keys) { real } }
        }
        let rule = TapeRule.redactingResult(of: "keys")
        func run(_ mode: TapeMode, _ real: Keyring) -> Keyring {
            let (tape, porter) = (folder.tape(mode), MockPorter())
            porter.mock.reporter = folder.failures
            porter.use(tape, rule)
            defer { tape.finish() }
            return porter.keys(real)
        }
        func perform(_ real: Keyring) async {
            await folder.tape().check(
                against: { (_: MockPorter.Invocation, real: Keyring) throws -> Any in real }, on: real, rule)
        }
        _ = run(.all, Keyring("secret one", "secret two"))
        folder.failures.drain()
        #expect(run(.never, Keyring()).keys == ["<redacted>", "<redacted>"])
        _ = run(.check, Keyring("secret three", "secret four"))
        await perform(Keyring("secret five", "secret six"))
        #expect(folder.texts == [])

        _ = run(.check, Keyring("secret three"))
        await perform(Keyring("secret five"))
        #expect(folder.texts.count == 2)
        for text in folder.texts {
            #expect(text.contains(#"returns[1]: "<redacted>" is missing"#), "\(text)")
            #expect(!text.contains("secret"))
        }
    }

    private final class MockBank: Mocking {
        enum Invocation: Codable { case login(Int) }
        let mock = Mock<Invocation>("Bank")
        let results: [[String: String]]
        init(_ results: [[String: String]]) { self.results = results }
        func login(_ number: Int) -> [String: String] { mock.call(.login(number)) { results[number] } }
    }

    private func run(_ mode: TapeMode, isOptional: Bool, _ results: [String: String]...) {
        let tape = folder.tape(mode)
        let bank = MockBank(results)
        bank.mock.reporter = folder.failures
        bank.use(tape, .redactingResult("token", of: "login", isOptional: isOptional))
        for number in results.indices { _ = bank.login(number) }
        tape.finish()
        if mode == .all { folder.failures.drain() }
    }

    /// A secret that the real object returns in another field would be in no rule.
    @Test func theValuesAreHiddenIfARuleDoesNotFindTheSecret() throws {
        run(.all, isOptional: false, ["token": "one-secret", "user": "ada"])
        run(.check, isOptional: false, ["token": "two-secret", "user": "ada"])
        #expect(folder.texts == [])
        run(.check, isOptional: false, ["accessToken": "two-secret", "user": "ada"])
        #expect(
            folder.report == """
                weather.json: 1 answer of Bank differs from the tape
                  entry 1, login(0): returns.accessToken: a string (hidden) is not expected
                  entry 1, login(0): returns.token: "<redacted>" is missing
                  values of the real object are hidden, because one may be a secret: a rule did not find what it redacts
                \(again), or allow the difference with a rule: .ignoringResult("accessToken", of: "login")
                """)
    }

    @Test func aMistypedRuleHidesTheValues() throws {
        _ = try record { _ = $0.login(user: "ada", password: "one") }
        live.token = "new-secret"
        run(.check, .redactingResult("tokn", of: "login")) { _ = $0.login(user: "ada", password: "one") }
        #expect(folder.texts.count == 1)
        #expect(folder.texts[0].contains(#"returns.token: expected "t-one", got a string (hidden)"#))
        #expect(!folder.texts[0].contains("new-secret"))
    }

    @Test func anOptionalSecretThatIsMissingHidesTheValuesOfItsCall() throws {
        run(.all, isOptional: true, ["token": "one-secret"], ["token": "two-secret"], ["user": "ada"])
        run(
            .check, isOptional: true,
            ["token": "another-secret"], ["accessToken": "second-secret"], ["user": "eve"])
        #expect(
            folder.report == """
                weather.json: 2 answers of Bank differ from the tape
                  entry 2, login(1): returns.accessToken: a string (hidden) is not expected
                  entry 2, login(1): returns.token: "<redacted>" is missing
                  entry 3, login(2): returns.user: expected "ada", got "eve"
                  values of the real object are hidden, because one may be a secret: a rule did not find what it redacts
                \(again), or allow the difference with a rule: .ignoringResult("accessToken", of: "login")
                """)
    }

    @Test func aTapeRecordedWithoutTheRulesIsComparedInItsRedactedForm() throws {
        _ = try record { _ = $0.login(user: "ada", password: "secret") }
        run(.check, secrets[0], secrets[1]) { _ = $0.login(user: "ada", password: "secret") }
        #expect(folder.failures.reports.map(\.severity) == [.warning])
        #expect(folder.texts[0].contains("it was recorded without these rules"))
    }
}
