import Testing

@testable import ExpectKit

/// What is redacted, and what a call need not repeat.
@Suite struct TapeRuleTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    private func run(_ tape: Tape, password: String = "secret", _ rules: TapeRule...) -> Session {
        let service = MockWeather(wrapping: live, folder.failures)
        service.mock.engine.use(tape, rules, [], at: tape.site)
        defer { tape.finish() }
        let session = service.login(user: "ada", password: password)
        service.verify()
        return session
    }

    private let secrets: [TapeRule] = [
        .redacting("password", of: "login"), .redactingResult("token", of: "login"),
    ]

    @Test func aSecretReachesNeitherTheDiskNorAReport() throws {
        let session = run(folder.tape(), secrets[0], secrets[1])
        // The code under test and the real object have the true ones.
        #expect(session.token == "t-secret")
        let text = try #require(folder.text())
        #expect(!text.contains("secret"))
        #expect(text.contains(#""password" : "<redacted>""#))
        #expect(text.contains(#""token" : "<redacted>""#))
        #expect(text.contains(#""user" : "ada""#))
        folder.failures.drain()

        // Any password is the one on the tape.
        #expect(run(folder.tape(), password: "another secret", secrets[0], secrets[1]).token == "<redacted>")
        #expect(folder.texts == [])
    }

    @Test func aReportOfAPlayedCallHasNoSecret() throws {
        _ = run(folder.tape(), secrets[0], secrets[1])
        folder.failures.drain()
        let tape = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape, secrets[0], secrets[1])
        _ = service.login(user: "eve", password: "secret")
        #expect(!"\(service.calls)".contains("secret"))
        service.verify()
        tape.finish()
        #expect(folder.kinds == [.unexpected])
        #expect(folder.texts[0].contains("user: expected \"ada\", got \"eve\""))
        #expect(!folder.texts[0].contains("secret"))
        #expect(!folder.texts[0].contains("password: expected"))
    }

    @Test func aSecretIsFoundInAnyText() throws {
        _ = run(folder.tape(), .redactingTexts { $0.replacing("secret", with: "…") })
        let text = try #require(folder.text())
        #expect(!text.contains("secret"))
        #expect(text.contains(#""token" : "t-…""#))
    }

    @Test func aNameThatFindsNothingKeepsTheTapeFromBeingWritten() {
        let tape = folder.tape(); let line = #line
        _ = run(tape, .redacting("pasword", of: "login"))
        #expect(
            folder.texts == [
                """
                weather.json: redacting("pasword") found nothing to redact in the calls of MockWeather
                  name the argument by its label, or by its position where it has none; the tape is left as it was
                """
            ])
        #expect(folder.failures.reports[0].location.line == line)
        #expect(folder.text() == nil)
    }

    @Test func aRuleOfACaseThatDidNotComeFindsNothingAndNeedNot() {
        _ = run(folder.tape(), secrets[0], secrets[1], .redacting("city", of: "forecast"))
        #expect(folder.texts.map { $0.contains("has been recorded with 1 call") } == [true])
    }

    @Test func anArgumentIsIgnoredOrMatched() throws {
        func run(_ requestID: Int, _ rules: TapeRule...) throws {
            let tape = folder.tape()
            let service = MockWeather(wrapping: live, folder.failures)
            service.mock.engine.use(tape, rules, [], at: tape.site)
            _ = try? service.forecast(for: "Oslo", requestID: requestID)
            service.verify()
            tape.finish()
        }
        try run(1)
        folder.failures.drain()
        try run(7, .ignoring("requestID"))
        try run(7, .ignoring("requestID", of: "forecast"))
        try run(7, .matching("requestID", .within(5...9)))
        #expect(folder.texts == [])
        try run(70, .matching("requestID", .within(5...9)))
        try run(7, .ignoring("requestID", of: "login"))
        #expect(folder.kinds == [.unexpected, .unexpected])
        #expect(folder.texts[0].contains("requestID: expected 1, got 70"))
        folder.failures.drain()
        // What is ignored is no difference beside another one either.
        let tape = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape, .ignoring("requestID"))
        _ = try? service.forecast(for: "Rome", requestID: 8)
        tape.finish()
        #expect(folder.texts[0].contains("city: expected \"Oslo\", got \"Rome\""))
        #expect(!folder.texts[0].contains("requestID: expected"))
        folder.failures.drain()
        service.verify()
    }
}
