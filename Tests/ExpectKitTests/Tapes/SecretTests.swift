import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams
@testable import ExpectKitTapes

/// Searches for one secret in every output of a mock with a tape: files, reports, source code, errors and recorded calls.
struct SecretTests {
    enum Rules: CaseIterable {
        case none, byName, argumentsOnly, resultsOnly, wholeResults, texts

        func rules(_ secret: String) -> [TapeRule] {
            let arguments: [TapeRule] = [
                .redacting("key", of: "open"), .redacting("labels", of: "open"),
                .redacting("text", of: "hint"),
                .redacting("what", of: "unseal"), .redacting("what", of: "carve"),
            ]
            let results: [TapeRule] = [
                .redactingResult("token", of: "open"), .redactingResult("marks", of: "open"),
            ]
            return switch self {
            case .none: []
            case .byName: arguments + results
            case .argumentsOnly: arguments
            case .resultsOnly: results
            case .wholeResults: [.redactingResult(of: "open")]
            case .texts: [.redactingTexts { $0.replacing(secret, with: "…") }]
            }
        }

        /// Whether the code under test passes the secret as an argument, which rules for results do not redact.
        var arePassed: Bool { self != .resultsOnly && self != .wholeResults }
    }

    /// A secret with characters that are escaped in texts, and with random letters so that no fixture contains it.
    static func secret(length: Int) -> String {
        var random = SeededGenerator(seed: 15)
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789\"\\/é🦀")
        return "s3cr3t\"\\" + String((0..<length).map { _ in letters.randomElement(using: &random) ?? "x" })
    }

    let folder = TapeFolder()

    /// The outputs of a mock, by channel.
    struct Outputs {
        var texts: [(channel: String, text: String)] = []

        mutating func add(_ channel: String, _ value: Any) {
            var dumped = ""
            dump(value, to: &dumped)
            texts += [(channel, "\(value)"), (channel, dumped)]
            if let text = value as? String { texts.append((channel, text)) }
        }

        /// The channels whose texts contain a secret, in plain or escaped form.
        func channels(with secret: String) -> Set<String> {
            let literal = String(secret.debugDescription.dropFirst().dropLast())
            let json = String(JSONValue.string(secret).text.dropFirst().dropLast())
            let forms = [secret, literal, json, String(secret.prefix(14)), String(literal.prefix(14))]
            return Set(texts.filter { text in forms.contains { text.text.contains($0) } }.map(\.channel))
        }
    }

    private func search(_ outputs: inout Outputs, tape: Tape, _ vault: MockVault) throws {
        outputs.add("code", vault.expectationCode())
        outputs.add("journal", vault.calls)
        let history = vault.mock.engine.history
        for number in history.calls.indices {
            outputs.add("history", history.describe(number))
            outputs.add("history", history.describeAnswer(number) ?? "")
        }
        outputs.add("path", tape.path)
        for report in folder.failures.drain() { outputs.add("report", report) }
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return }
        for case let name as String in files {
            outputs.add("file name", name)
            let content = try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
            outputs.add("file", content ?? "")
        }
    }

    /// - Parameter isWrong: Whether the code under test also makes calls that are not on the tape.
    private func run(_ rules: Rules, _ secret: String, _ mode: TapeMode, isWrong: Bool) throws -> Outputs {
        var outputs = Outputs()
        let tape = folder.tape(mode)
        let vault = MockVault(secret, folder.failures)
        vault.mock.engine.use(tape, rules.rules(secret), [], at: tape.site)
        // Backtraces contain only names of functions, and are slow.
        vault.mock.engine.locked { $0.tracesLeft = 0 }
        let passed = rules.arePassed ? secret : "plain"
        /// Adds a result or an error to the outputs, except for those of the real object, which are not redacted.
        func note(_ body: () throws -> Any) {
            let isReal = tape.isRecording || tape.isChecking
            do {
                let result = try body()
                if !isReal { outputs.add("played result", result) }
            } catch {
                if !isReal || error is UnansweredCallError { outputs.add("played error", error) }
            }
        }
        for number in 0..<4 { note { try vault.open(key: passed, labels: [passed: passed], number: number) } }
        note { vault.hint("what is [\(passed)]?") }
        if isWrong {
            // Reports contain the test's own answers.
            let badge = Badge(owner: "ada", token: secret, marks: [secret: 7])
            // Such a stub is refused, so no report names it.
            vault.stub(.hint(text: .value(passed))).andReturn("a stub")
            vault.stub(.open(key: .any, labels: .any, number: .within(7...8))).andReturn(badge)
            vault.reject(.open(key: .any, labels: .any, number: 8))
            vault.stub(.open(key: .any, labels: .any, number: 10)).andReturn(Pass(token: secret))
            // The results of the test's own answers are not redacted.
            for number in 7...10 {
                _ = try? vault.open(key: passed, labels: [passed: passed], number: number)
            }
            note { try vault.unseal(Sealed("seal \(passed)")) }
            note { try vault.unseal(Sealed(passed)) }
            note { try vault.carve(Unwritable(text: passed)) }
            _ = vault.hint("who knows \(passed)?")
        }
        vault.verify()
        tape.finish()
        try search(&outputs, tape: tape, vault)
        return outputs
    }

    /// Rules with a mode in which the tape is first used, and with the length of the secret.
    ///
    /// Each of the rules, each mode and both lengths are combined with several others. With `EXPECTKIT_ALL_SECRETS`, all
    /// combinations are tried.
    private static let combinations: [(Rules, TapeMode, Int)] = {
        let isComplete = ProcessInfo.processInfo.environment["EXPECTKIT_ALL_SECRETS"] != nil
        let (modes, lengths) = (TapeMode.allCases, [12, 300])
        return Rules.allCases.dropFirst().enumerated().flatMap { row, rules in
            modes.indices.flatMap { column in
                lengths.indices.compactMap { index in
                    // Two modes for each of the rules, and another pair of modes for the next ones.
                    guard isComplete || column == (row + index) % modes.count else { return nil }
                    return (rules, modes[column], lengths[index])
                }
            }
        }
    }()

    @Test(arguments: combinations)
    func rulesKeepTheSecretOutOfAllOutputs(rules: Rules, mode: TapeMode, length: Int) throws {
        let secret = Self.secret(length: length)
        for (mode, isWrong) in [
            (mode, false), (.missing, false), (mode, false), (mode, true), (.missing, true),
            (.never, true),
            (.all, true), (.never, false),
        ] {
            let found = try run(rules, secret, mode, isWrong: isWrong).channels(with: secret)
            #expect(found == [], "\(rules), mode \(mode), wrong calls: \(isWrong)")
        }
        // If there were no tape, the test would have checked nothing.
        #expect(folder.text()?.contains("open") == true)
    }

    /// The failing counterpart: without rules the search finds the secret in every channel.
    @Test func withoutRulesTheSecretIsFoundInAllOutputs() throws {
        let secret = Self.secret(length: 12)
        let recorded = try run(.none, secret, .missing, isWrong: false)
        #expect(recorded.channels(with: secret) == ["code", "journal", "history", "file"])
        let played = try run(.none, secret, .missing, isWrong: true)
        #expect(
            played.channels(with: secret)
                == ["code", "journal", "history", "file", "report", "played result", "played error"])
    }

    @Test func aNameWithASecretIsRefused() throws {
        let secret = "pa/ss word"
        for _ in 0..<2 {
            let tape = folder.tape(named: "of \(secret)"); let line = #line
            let vault = MockVault(secret, folder.failures)
            vault.use(tape, .redactingTexts { $0.replacing(secret, with: "…") })
            _ = vault.hint("x")
            tape.finish()
            #expect(
                folder.report == """
                    <redacted>: its name contains a secret that a rule redacts
                      help: give it another name with Tape("…") or .tape("…")
                    """)
            #expect(folder.failures.drain().map(\.location.line) == [line])
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        // The value that a rule by name redacts is known only when the call is made.
        let tape = folder.tape(named: "of \(secret)")
        let vault = MockVault(secret, folder.failures)
        vault.use(tape, .redacting("text"))
        _ = vault.hint(secret)
        tape.finish()
        #expect(folder.texts.map { $0.hasPrefix("<redacted>: its name contains a secret") } == [true])
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aMockWithAnInvalidTapeRedactsAsWell() throws {
        for text in [
            "no tape", #"{"format": 1, "entries": [{"mock": "MockVault", "call": {"nothing": {}}}]}"#,
        ] {
            try folder.write(text)
            let secret = Self.secret(length: 9)
            let outputs = try run(.byName, secret, .missing, isWrong: true)
            #expect(outputs.channels(with: secret) == [])
            #expect(folder.text() == text)
        }
    }

    @Test func theFlawOfATapeIsRedacted() throws {
        try folder.write(#"{"format": 1, "nightingale": 2, "entries": []}"#)
        let vault = MockVault("", folder.failures)
        vault.use(folder.tape(), .redactingTexts { $0.replacing("nightingale", with: "…") })
        #expect(folder.texts.map { $0.contains("“…” is not known") } == [true])
    }

    /// Declares an answer with a secret, and returns the report of a real object with another answer.
    private func reportOfAnswer(of real: Badge) async throws -> String {
        let vault = MockVault("unused", folder.failures)
        vault.use(folder.tape(.all), .redactingResult("token", of: "open"))
        vault.stub(.open(key: .any, labels: .any, number: .any)).andReturn(
            Badge(owner: "ada", token: "t-mine", marks: [:]))
        _ = try vault.open(key: "k", labels: [:], number: 9)
        await vault.answers.check(against: { _, real in real }, on: real)
        return try #require(folder.failures.reports.first { $0.kind == .wrongAnswer }).unwrappedText
    }

    /// Only the answer of the real object has the secret.
    @Test func theAnswerOfTheRealObjectIsRedactedInACheck() async throws {
        let text = try await reportOfAnswer(of: Badge(owner: "eve", token: "nightingale", marks: [:]))
        #expect(text.contains("eve") && !text.contains("nightingale"), "\(text)")
    }

    /// Both answers look alike without their secrets.
    @Test func aDifferenceOfSecretsIsReportedWithoutThem() async throws {
        let shown = #"Badge(owner: "ada", token: "<redacted>", marks: [:])"#
        let text = try await reportOfAnswer(of: Badge(owner: "ada", token: "nightingale", marks: [:]))
        #expect(
            text == """
                MockVault: the real object answers open(key: "k", labels: [:], number: 9) differently
                  declared: returns \(shown)
                  real object: returned \(shown)
                  only what a rule of the tape redacts differs, so both look alike
                  help: correct this answer if the real object is right
                """)
    }

    @Test func aTapeRecordedWithoutRulesIsPlayedWithThem() throws {
        for rules in [Rules.byName, .texts] {
            let secret = Self.secret(length: 9)
            _ = try run(.none, secret, .all, isWrong: false)
            var outputs = try run(rules, secret, .missing, isWrong: false)
            outputs.texts.removeAll { $0.channel == "file" || $0.channel.hasPrefix("played") }
            #expect(outputs.channels(with: secret) == [], "\(rules)")
            let reports = outputs.texts.filter { $0.channel == "report" }.map(\.text)
            #expect(
                reports.contains { $0.contains("entry 1 contains values that the rules of MockVault redact") }
            )
            // Nevertheless the calls match those of the tape.
            #expect(!reports.contains { $0.contains("unexpected") }, "\(reports)")
            try FileManager.default.removeItem(atPath: folder.path)
        }
    }

    /// Such a closure changes its own output again, so the calls of the tape must be redacted only once.
    @Test func aClosureThatChangesItsOwnOutputIsPlayed() throws {
        let rule = TapeRule.redactingTexts { $0.hasPrefix("k-") ? $0 + "#" : $0 }
        for _ in 0..<2 {
            let tape = folder.tape()
            let vault = MockVault("", folder.failures)
            vault.use(tape, rule)
            _ = vault.hint("k-1")
            vault.verify()
            tape.finish()
        }
        #expect(folder.kinds == [.tape])
        #expect(folder.texts[0].contains("was recorded with 1 call"))
        #expect(folder.text()?.contains(#""k-1#""#) == true)
    }

    @Test func aRedactedValueInAnotherArgumentPreventsWriting() throws {
        let tape = folder.tape(); let line = #line
        let vault = MockVault("", folder.failures)
        vault.use(tape, .redacting("key"))
        _ = try vault.open(key: "hunter22", labels: [:], number: 5)
        _ = vault.hint("it is hunter22, ada")
        tape.finish()
        #expect(
            folder.report == """
                weather.json: hint of MockVault cannot be recorded: the argument “text” contains a value that a rule redacts elsewhere
                  help: redact it there too; the tape was not changed
                """)
        #expect(folder.failures.drain().map(\.location.line) == [line])
        #expect(folder.text() == nil)
        // Keys of dictionaries are searched too, and so are long numbers.
        for (labels, number) in [(["hunter22": "x"], 5), ([:], 20_260_115)] {
            let tape = folder.tape()
            let vault = MockVault("", folder.failures)
            vault.use(tape, .redacting("key"))
            for key in ["20260115", "hunter22"] {
                _ = try vault.open(key: key, labels: labels, number: number)
            }
            tape.finish()
            let place = labels.isEmpty ? "number" : "labels"
            #expect(
                folder.texts.map {
                    $0.contains("the argument “\(place)” contains a value that a rule redacts")
                } == [true])
            folder.failures.drain()
            #expect(folder.text() == nil)
        }
    }

    @Test func shortTextsAreFoundAsWholeWordsOnly() {
        let secrets = TapeSecrets()
        for text in ["ada", "it", "long-secret", redactedText] { secrets.insert(text) }
        secrets.insert(.number(77))
        secrets.insert(.number(4711))
        #expect(secrets.removed(from: "ada's canada, ada!") == "<redacted>'s canada, <redacted>!")
        #expect(secrets.removed(from: "it is 77, 4711 and 47110") == "it is 77, <redacted> and 47110")
        #expect(secrets.removed(from: "xlong-secretx") == "x<redacted>x")
        #expect(secrets.occur(in: "4711") && !secrets.occur(in: "4711", isNumber: true))
    }
}
