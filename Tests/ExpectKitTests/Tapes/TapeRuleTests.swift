import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Rules that redact values, and rules that ignore or match arguments.
struct TapeRuleTests {
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
        // The code under test and the real object get the original values.
        #expect(session.token == "t-secret")
        let text = try #require(folder.text())
        #expect(!text.contains("secret"))
        #expect(text.contains(#""password" : "<redacted>""#))
        #expect(text.contains(#""token" : "<redacted>""#))
        #expect(text.contains(#""user" : "ada""#))
        folder.failures.drain()

        // Any password matches the redacted one on the tape.
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
        #expect(folder.texts[0].contains("MockWeather: login(…): user is \"eve\", expected \"ada\"\n"))
        #expect(!folder.texts[0].contains("secret"))
        #expect(!folder.texts[0].contains("password: expected"))
    }

    @Test func aTextRuleRedactsAllTexts() throws {
        _ = run(folder.tape(), .redactingTexts { $0.replacing("secret", with: "…") })
        let text = try #require(folder.text())
        #expect(!text.contains("secret"))
        #expect(text.contains(#""token" : "t-…""#))
    }

    @Test(arguments: [("pasword", "login"), ("", nil), (".", nil)] as [(String, String?)])
    func aRuleThatFindsNothingPreventsWriting(part: String, caseName: String?) {
        let tape = folder.tape(); let line = #line
        _ = run(tape, .redacting(part, of: caseName))
        #expect(
            folder.report == """
                weather.json: redacting("\(part)") found nothing to redact in the calls of MockWeather
                  help: name the argument by its label, or by its position where it has none; the tape was not changed
                """)
        #expect(folder.failures.reports[0].location.line == line)
        #expect(folder.text() == nil)
    }

    @Test func aRuleForACaseThatWasNotCalledIsAccepted() {
        _ = run(folder.tape(), secrets[0], secrets[1], .redacting("city", of: "forecast"))
        #expect(folder.texts.map { $0.contains("was recorded with 1 call") } == [true])
    }

    // MARK: Rules that find something only in some calls

    private final class MockBank: Mocking {
        enum Invocation: Codable { case charge(pin: String?, items: [Item]), pay(pin: String?), list }
        struct Item: Codable, Equatable { var card: String? }
        let mock = Mock<Invocation>()
        func charge(_ pin: String?, _ items: [Item] = []) { mock.call(.charge(pin: pin, items: items)) {} }
        func pay(_ pin: String?) { mock.call(.pay(pin: pin)) {} }
        func list(_ items: [Item]) -> [Item] { mock.call(.list) { items } }
    }

    private func record(_ rules: TapeRule..., run: (MockBank) -> Void) -> [String] {
        let tape = folder.tape(.all)
        let bank = MockBank()
        bank.mock.reporter = folder.failures
        bank.mock.engine.use(tape, rules, [], at: tape.site)
        run(bank)
        tape.finish()
        #expect(folder.failures.reports.allSatisfy { $0.location.line == tape.site.line })
        return folder.failures.drain().map(\.unwrappedText)
    }

    private func complaint(_ rule: String, _ count: String) -> String {
        """
        weather.json: \(rule) found nothing to redact in \(count) of MockBank
          help: redact these with another rule too, or add isOptional: true to the rule if they contain no secret; \
        the tape was not changed
        """
    }

    @Test func aRuleThatFindsNothingInACallOfItsCasePreventsWriting() {
        for rule in [TapeRule.redacting("pin", of: "charge"), .redacting("pin")] {
            let texts = record(rule) {
                $0.charge("1234")
                $0.charge(nil)
                $0.charge("12345")
            }
            #expect(texts == [complaint(#"redacting("pin")"#, "1 of 3 calls of charge")])
            #expect(folder.text() == nil)
        }
    }

    @Test func anOptionalRuleMayFindNothing() {
        let texts = record(.redacting("pin", of: "charge", isOptional: true)) {
            $0.charge("1234")
            $0.charge(nil)
        }
        #expect(texts.map { $0.contains("was recorded again with 2 calls") } == [true])
        #expect(folder.text()?.contains("1234") == false)
        // Even in all calls.
        let others = record(.redacting("pin", of: "charge", isOptional: true)) { $0.charge(nil) }
        #expect(others.map { $0.contains("was recorded again with 1 call,") } == [true])
    }

    @Test func anOptionalRuleWithAMistypedNameIsRefused() {
        let texts = record(.redacting("pim", of: "charge", isOptional: true)) { $0.charge("1234") }
        #expect(
            texts.map { $0.contains(#"redacting("pim") found nothing to redact in the calls of"#) } == [true])
        #expect(folder.text() == nil)
    }

    @Test func aRuleForAllCasesNeedNotMatchEachCase() {
        let texts = record(.redacting("items")) {
            $0.charge("1", [.init(card: "4")])
            $0.pay("2")
        }
        #expect(texts.map { $0.contains("was recorded again with 2 calls") } == [true])
    }

    @Test func aRuleThatFindsNothingInAnElementPreventsWriting() {
        for _ in 0..<2 {
            let texts = record(.redacting("items.card"), .redactingResult("card", of: "list")) {
                $0.charge("1", [.init(card: "4"), .init(card: nil)])
                // An empty list has no elements to redact.
                $0.charge("1", [])
                _ = $0.list([.init(card: "5")])
                _ = $0.list([.init(card: nil)])
            }
            #expect(
                texts == [
                    complaint(#"redacting("items.card")"#, "1 of 1 call of charge"),
                    complaint(#"redactingResult("card")"#, "1 of 2 calls of list"),
                ])
        }
        #expect(folder.text() == nil)
        let texts = record(
            .redacting("items.card", isOptional: true), .redactingResult("card", isOptional: true)
        ) {
            $0.charge("1", [.init(card: "4"), .init(card: nil)])
            _ = $0.list([.init(card: "5"), .init(card: nil)])
        }
        #expect(texts.map { $0.contains("was recorded again with 2 calls") } == [true])
    }

    private func forecast(_ city: String = "Oslo", _ requestID: Int = 1, _ rules: TapeRule...) {
        let tape = folder.tape()
        let service = MockWeather(wrapping: live, folder.failures)
        service.mock.engine.use(tape, rules, [], at: tape.site)
        _ = try? service.forecast(for: city, requestID: requestID)
        service.verify()
        tape.finish()
    }

    @Test func anArgumentIsIgnoredOrMatched() {
        forecast()
        folder.failures.drain()
        forecast("Oslo", 7, .ignoring("requestID"))
        forecast("Oslo", 7, .ignoring("requestID", of: "forecast"))
        forecast("Oslo", 7, .matching("requestID", .within(5...9)))
        #expect(folder.texts == [])
        forecast("Oslo", 70, .matching("requestID", .within(5...9)))
        forecast("Oslo", 7, .ignoring("requestID", of: "login"))
        #expect(folder.kinds == [.unexpected, .unexpected])
        #expect(folder.texts[0].contains("MockWeather: forecast(…): requestID is 70, expected 1"))
        folder.failures.drain()
        // An ignored argument is not named beside another difference either.
        forecast("Rome", 8, .ignoring("requestID"))
        #expect(folder.texts[0].contains("MockWeather: forecast(…): city is \"Rome\", expected \"Oslo\"\n"))
        #expect(!folder.texts[0].contains("requestID: expected"))
    }

    private final class MockTransport: Mocking {
        enum Invocation: Codable { case send(body: Data, note: String) }
        let mock = Mock<Invocation>()
        func send(_ body: String, _ note: String = "") {
            mock.call(.send(body: Data(body.utf8), note: note)) {}
        }
    }

    private func send(_ body: String, _ note: String = "", _ rules: TapeRule...) -> [String] {
        let tape = folder.tape()
        let transport = MockTransport()
        transport.mock.reporter = folder.failures
        transport.mock.engine.use(tape, rules, [], at: tape.site)
        transport.send(body, note)
        transport.verify()
        tape.finish()
        defer { folder.failures.drain() }
        return folder.texts.map { String($0.prefix { $0 != "\n" }) }
    }

    @Test func anArgumentIsComparedAsJSON() {
        let json = #"{"a": 1, "b": [true, "x"]}"#
        _ = send(json, json)
        let other = #"{ "b":[true,"x"], "a":1.0 }"#
        #expect(send(other, other, .json("body"), .json("note", of: "send")) == [])

        // The failing counterparts: without a rule, with another content, and with a text that is no JSON.
        #expect(send(json, other).count == 1)
        #expect(send(json, #"{"a": 2}"#, .json("note")).count == 1)
        #expect(send(#"{"a": 1, "b": ["x", true]}"#, json, .json("body")).count == 1)
        #expect(send(json, "no JSON", .json("note")).count == 1)
    }

    private final class MockSanta: Mocking {
        struct Wish: Codable, Equatable {
            var name: String
            var size: Int?
        }
        enum Invocation: Codable { case grant(Wish) }
        let mock = Mock<Invocation>()
        func grant(_ size: Int?) { mock.call(.grant(Wish(name: "doll", size: size))) {} }
    }

    /// An encoder leaves out a property that is nil.
    @Test(arguments: [(nil, 1), (1, nil), (1, 2), (nil, nil)] as [(Int?, Int?)])
    func aPropertyThatIsNilMayDiffer(recorded: Int?, replayed: Int?) {
        func grant(_ size: Int?, _ rules: TapeRule...) -> [FailureReport.Kind] {
            let (tape, santa) = (folder.tape(), MockSanta())
            santa.mock.reporter = folder.failures
            santa.mock.engine.use(tape, rules, [], at: tape.site)
            santa.grant(size)
            santa.verify()
            tape.finish()
            return folder.failures.drain().map(\.kind)
        }
        _ = grant(recorded)
        #expect(grant(replayed, .ignoring("0.size", of: "grant")) == [])
        #expect(grant(replayed, .matching("0.size", of: "grant", Arg<Int?>.any)) == [])
        #expect(grant(replayed, .ignoring("0.weight", of: "grant")).isEmpty == (recorded == replayed))
    }

    @Test func textsWithoutJSONAreComparedAsTheyAre() {
        _ = send("plain", "1")
        #expect(send("plain", "1", .json("body"), .json("note")) == [])
        #expect(send("other", "1", .json("body")).count == 1)
    }

    /// A mistake in a rule must not accept every argument.
    @Test(arguments: ["", ".", "..", "city.", ".city", "City", " "])
    func aPartThatDoesNotExistAllowsNothing(part: String) {
        forecast()
        folder.failures.drain()
        for rule in [
            TapeRule.ignoring(part), .ignoring(part, of: "forecast"), .matching(part, Arg<String>.any),
            .json(part),
        ] {
            forecast("Rome", 1, rule)
            #expect(folder.kinds == [.unexpected])
            #expect(
                folder.texts.first?.contains(
                    "MockWeather: forecast(…): city is \"Rome\", expected \"Oslo\"\n") == true)
            folder.failures.drain()
            forecast("Oslo", 1, rule)
            #expect(folder.texts == [])
        }
    }

    @Test func aRuleMayLetAnotherMockUseTheTape() {
        let tape = folder.tape()
        let other = MockWeather(wrapping: live, folder.failures, named: "Other")
        let isUsed = Lock(false)
        let service = MockWeather(wrapping: live, folder.failures)
        // The rule runs for the first time when the tape begins.
        let rule = TapeRule.redactingTexts { text in
            let isFirst = isUsed.withLock { isUsed in
                defer { isUsed = true }
                return !isUsed
            }
            if isFirst { other.use(tape) }
            return text
        }
        service.use(tape, rule)
        for mock in [service, other] { mock.forget() }
        tape.finish()
        #expect(folder.texts.map { $0.contains("was recorded with 2 calls") } == [true])
    }
}
