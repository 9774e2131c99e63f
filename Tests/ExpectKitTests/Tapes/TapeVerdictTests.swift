import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// What a tape must not accept in silence.
struct TapeVerdictTests {
    private struct Item: Codable, Equatable { var name: String, price: Int }
    private struct Order: Codable, Equatable { var items: [Item] }
    private struct Refused: Error { var body: Data }
    private struct Long: Error { var text: String }
    private struct Gone: Error, Codable, Equatable {}

    private final class MockBank: Mocking {
        enum Invocation: Codable, Equatable {
            case charge(Int, pin: String), token(id: Int), save(Order), observe(Unwritable), fail(Int)
        }
        let mock = Mock<Invocation>()
        private let error: any Error
        init(throwing error: any Error = Gone()) { self.error = error }
        func charge(_ sum: Int, pin: String) { mock.call(.charge(sum, pin: pin)) {} }
        func token(_ id: Int) -> String { mock.call(.token(id: id)) { "s3cr3t" } }
        func save(_ order: Order) { mock.call(.save(order)) {} }
        func observe(_ text: String) -> Int { mock.call(.observe(Unwritable(text: text))) { 7 } }
        func fail(_ number: Int) throws { try mock.call(.fail(number)) { throw error } }
    }

    private let folder = TapeFolder()

    private func run(
        _ mode: TapeMode = .missing, _ rules: TapeRule..., errors: [any (Error & Decodable).Type] = [],
        bank: MockBank = MockBank(), run: (MockBank) throws -> Void
    ) rethrows -> [String] {
        let tape = folder.tape(mode)
        bank.mock.reporter = folder.failures
        bank.mock.engine.use(tape, rules, errors, at: tape.site)
        try run(bank)
        bank.verify()
        tape.finish()
        return folder.failures.drain().map(\.unwrappedText).filter { !$0.contains("review ") }
    }

    // MARK: Rules

    @Test(arguments: ["chrage", "charge(_:pin:)", ""]) func aRuleForAnUnknownCaseIsRefused(name: String) {
        let rules: [TapeRule] = [.redacting("pin", of: name), .redactingResult("token", of: "token")]
        let texts = run(.missing, rules[0], rules[1]) { $0.charge(8, pin: "hunter22") }
        #expect(
            texts == [
                """
                weather.json: redacting("pin") is for \(name), which is no case of the calls of MockBank
                  help: name the case as in its Invocation, without arguments; the tape was not changed
                """
            ])
        #expect(folder.text() == nil)
    }

    private final class MockDesk: Mocking {
        enum Invocation: Codable {
            case login(password: String), close
            private enum CodingKeys: String, CodingKey { case login = "signIn", close }
        }
        let mock = Mock<Invocation>()
        func login(_ password: String) { mock.call(.login(password: password)) {} }
    }

    /// A rule has the name that the tape has.
    @Test(arguments: [("signIn", 0), ("close", 0), ("login", 1)]) func aCaseMayBeEncodedWithAnotherName(
        name: String, count: Int
    ) {
        let tape = folder.tape()
        let desk = MockDesk()
        desk.mock.reporter = folder.failures
        desk.use(tape, .redacting("password", of: "signIn"), .ignoring("password", of: name))
        desk.login("1234")
        tape.finish()
        #expect(folder.texts.count { $0.contains("is no case of the calls of MockDesk") } == count)
    }

    @Test func aResultThatWasRecordedWithoutItsRuleIsReported() {
        #expect(run { _ = $0.token(1) } == [])
        let texts = run(.never, .redactingResult(of: "token")) { #expect($0.token(1) == "<redacted>") }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("weather.json: entry 1") == true, "\(texts)")
    }

    @Test func aStubTakesACallWithoutSecretsThatCannotBeEncoded() {
        let texts = run(.missing, .redacting("pin"), .redactingResult("token", of: "token")) { bank in
            bank.stub(.observe(Unwritable(text: "a"))).andReturn(3)
            #expect(bank.observe("a") == 3)
            bank.charge(1, pin: "1234")
            _ = bank.token(1)
        }
        // Only the rule for results finds nothing, because the result is no object.
        #expect(texts.map { $0.contains("redactingResult") } == [true], "\(texts)")
    }

    @Test(arguments: ["0.items.price", "0.items.1.price"]) func aRuleNamesAPartOfEachElement(part: String) {
        let items = { (prices: [Int]) in Order(items: prices.map { Item(name: "a", price: $0) }) }
        #expect(run { $0.save(items([1, 2])) } == [])
        #expect(run(.never, .ignoring(part, of: "save")) { $0.save(items([1, 3])) } == [])
        #expect(run(.check, .ignoring(part, of: "save")) { $0.save(items([1, 3])) } == [])
        let texts = run(.never, .ignoring(part, of: "save")) {
            $0.save(Order(items: [Item(name: "a", price: 1), Item(name: "b", price: 2)]))
        }
        #expect(texts.count == 1)
    }

    // MARK: Errors

    @Test(
        arguments: [
            (Refused(body: Data([1, 2, 3])), Refused(body: Data([9, 9, 9]))),
            (
                Long(text: String(repeating: "a", count: 300) + "b"),
                Long(text: String(repeating: "a", count: 300) + "c")
            ),
        ] as [(any Error, any Error)])
    func anErrorThatIsNotCodableIsComparedInFull(recorded: any Error, thrown: any Error) {
        let fail = { (bank: MockBank) in _ = try? bank.fail(1) }
        #expect(run(bank: MockBank(throwing: recorded), run: fail) == [])
        #expect(run(.check, bank: MockBank(throwing: recorded), run: fail) == [])
        let texts = run(.check, bank: MockBank(throwing: thrown), run: fail)
        #expect(texts.map { $0.contains("fail(1)") } == [true], "\(texts)")
    }

    /// As in another process, in which the address is another one.
    @Test func aPrivateErrorIsRestored() throws {
        let fail = { (bank: MockBank) in _ = #expect(throws: Gone.self) { try bank.fail(1) } }
        #expect(run(errors: [Gone.self], run: fail) == [])
        let text = try #require(folder.text())
        #expect(text.contains(#"(unknown context).Gone""#))
        #expect(run(.never, errors: [Gone.self], run: fail) == [])
        try folder.write(text.replacing("(unknown context)", with: "(unknown context at $7f00aa)"))
        #expect(run(.never, errors: [Gone.self], run: fail) == [])
    }

    // MARK: The end of a tape

    @Test func aTapeThatHasEndedIsRefused() {
        let tape = folder.tape()
        tape.finish()
        let bank = MockBank()
        bank.mock.reporter = folder.failures
        bank.use(tape); let line = #line
        #expect(bank.token(1) == "")
        bank.verify()
        #expect(folder.texts == ["MockBank: the tape has ended\n  help: use another tape, or finish this one later"])
        #expect(folder.failures.reports.map(\.location.line) == [line])
    }

    @Test func aFailureAfterTheEndIsMarked() {
        #expect(run { $0.charge(1, pin: "1") } == [])
        let tape = folder.tape(.failed)
        let bank = MockBank()
        bank.mock.reporter = folder.failures
        bank.use(tape)
        tape.finish()
        #expect(!folder.place().isMarkedAsFailed)
        bank.verify()
        #expect(folder.kinds == [.missing])
        #expect(folder.place().isMarkedAsFailed)
    }

    // MARK: Names

    @Test func twoTestsDoNotShareATapeByChance() {
        func use(_ owner: String?) -> [String] {
            let tape = Tape(
                folder.place(), mode: nil, of: owner, at: Sites.site(1), reporter: folder.failures)
            let bank = MockBank()
            bank.mock.reporter = folder.failures
            bank.use(tape)
            bank.charge(1, pin: "1")
            bank.verify()
            tape.finish()
            return folder.failures.drain().map(\.unwrappedText).filter { !$0.contains("review ") }
        }
        #expect(use("NorthTests.testBuy") == [])
        #expect(use("NorthTests.testBuy") == [])
        #expect(
            use("SouthTests.testBuy") == [
                """
                weather.json: NorthTests.testBuy has a tape of the same name
                  help: name each of them, as in tape("…") or .tape("…")
                """
            ])
        #expect(use(nil) == [])
    }

    @Test func aNameWithASecretOfALaterMockIsNotWritten() {
        let tape = folder.tape(named: "bank hunter22")
        let (first, second) = (MockBank(), MockBank())
        for (bank, name) in [(first, "First"), (second, "Second")] {
            bank.mock.reporter = folder.failures
            bank.mock.name = name
        }
        first.use(tape)
        second.use(tape, .redactingTexts { $0.replacing("hunter22", with: "…") })
        first.charge(1, pin: "1")
        tape.finish()
        #expect(folder.texts.map { $0.contains("its name contains a secret") } == [true], "\(folder.texts)")
        #expect(folder.text("bank hunter22") == nil)
    }
}
