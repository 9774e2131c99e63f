import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The texts of the problems of a tape, with their advice, unless another test shows a whole report of it.
struct TapeProblemTextTests {
    private static func row<Problem>(
        _ problem: Problem, _ words: String, _ advice: String
    ) -> (Problem, String, String) { (problem, words, advice) }

    private static let problems: [(TapeProblem, String, String)] = [
        row(
            .unknownMode("nevr", known: ["missing", "all"]),
            "EXPECTKIT_TAPES is “nevr”; the known modes are missing, all",
            "nothing was recorded"),
        row(
            .invalidMaximumAge("30d"),
            "EXPECTKIT_TAPES_MAX_AGE is “30d”; it must be a number of days, such as 30",
            "nothing was recorded"),
        row(
            .invalidAge(days: 0), "it expires after 0 days, but an age must be at least one day",
            "give it an age such as .days(30); nothing was recorded"),
        row(
            .undated(limit: 1), "it does not say when it was recorded, and expires after 1 day",
            "record it again with EXPECTKIT_TAPES=all, which adds the day"),
        row(
            .unplayable(TapeFlaw("it is empty")), "it is empty",
            "the file was not changed; correct it, or remove it and record it again"),
        row(
            .undecodableCall(entry: 2, mock: "Shop", reason: "x"), "entry 2 is not a call of Shop: x",
            "correct the entry, or remove the tape and record it again"),
        row(
            .recordedWithoutRules(entry: 2, mock: "Shop"),
            "entry 2 contains values that the rules of Shop redact: it was recorded without these rules",
            "record the tape again: the secret is in the file"),
        row(
            .noCalls(of: "Shop", mocks: []), "it has no calls, and so none of Shop",
            "record the tape again with calls of the mock"),
        row(
            .notComparable(.call("pay", mock: "Shop", .resultNotCodable(type: "Money"))),
            "pay of Shop cannot be compared with the tape: it returns Money, which is not Codable",
            "make Money Codable, or stub the call"),
        row(
            .recorded(.hadFailed, calls: 2, path: "/a"),
            "its last run failed, so it was recorded again with 2 calls: /a",
            "review the changes, commit them, and run the test again"),
        row(
            .recorded(.always, calls: 2, path: "/a"),
            "it was recorded again with 2 calls, and it changed: /a",
            "review the changes, and commit them"),
        row(
            .notWritten(reason: "full", path: "/a"), "it could not be written: full: /a",
            "the old file was kept"),
    ]

    @Test(arguments: problems)
    func aProblemIsDescribedWithAdvice(problem: TapeProblem, words: String, advice: String) {
        #expect(problem.sentence == (words, advice))
    }

    @Test func someProblemsAreWarnings() {
        let problems: [TapeProblem] = [
            .recorded(.always, calls: 1, path: ""), .recorded(.hadFailed, calls: 1, path: ""),
            .recorded(.wasMissing, calls: 1, path: ""), .notReplaced(.testFailed, path: ""),
            .notReplaced(.noCalls, path: ""), .recordedWithoutRules(entry: 1, mock: ""), .inUse,
        ]
        #expect(problems.map(\.isWarning) == [true, false, false, true, false, true, false])
    }

    private static let discarded: [(DiscardReason, String, String)] = [
        row(
            .duplicateMock("Shop"), "two mocks on the tape have the name Shop",
            "give them names with Mock(\"…\")"),
        row(
            .secretInName, "its name contains a secret that a rule redacts",
            "give it another name with Tape(\"…\") or .tape(\"…\")"),
    ]

    @Test(arguments: discarded)
    func theReportOfADiscardedRecordingNamesTheUnchangedTape(
        reason: DiscardReason, words: String, advice: String
    ) {
        #expect(TapeProblem.discarded(reason).sentence == (words, "\(advice); the tape was not changed"))
    }

    private static let unrecordable: [(UnrecordableCall, String, String)] = [
        row(
            .noRealObject, "cannot be recorded: it has no real object",
            "forward it in the mock with call(_:) { real.… }"),
        row(
            .namesNoCase(.string), "cannot be recorded: it is encoded as a string, which names no case",
            "let the compiler synthesize the Codable conformance of the Invocation, without raw values"),
        row(
            .notDecodable(reason: "x"), "cannot be recorded: it cannot be decoded: x",
            "make its arguments decode what they encode"),
        row(
            .notDecodableOnceRedacted(reason: "x"),
            "cannot be recorded: after redaction it is not a call: x",
            "redact another part of the argument, or use redactingTexts(_:), so that it can be decoded"),
        row(
            .argumentNotEncodable(.init(name: "price", type: "Price"), reason: "x"),
            "cannot be recorded: its argument “price”, of type Price, cannot be encoded: x",
            "make its type encode all of its values, or stub the call"),
        row(
            .argumentNotEncodable(nil, reason: nil),
            "cannot be recorded: its arguments cannot be encoded: "
                + "the reason is hidden because it may contain a secret",
            "make its type encode all of its values, or stub the call"),
        row(
            .unfinished, "cannot be recorded: it had not returned when the tape ended",
            "wait for the call before the test ends, or stub it"),
        row(
            .resultNotEncodable(type: "Price", reason: "x"),
            "cannot be recorded: its result, of type Price, cannot be encoded: x",
            "make its type encode all of its values, or stub the call"),
        row(
            .resultNotDecodable(type: "Price", reason: "x"),
            "cannot be recorded: its result, of type Price, cannot be decoded: x",
            "make its type decode what it encodes"),
        row(
            .resultNotDecodableOnceRedacted(type: "Price"),
            "cannot be recorded: after redaction its result is not of type Price",
            "redact another part of the result, or use redactingTexts(_:), so that it can be decoded"),
        row(
            .resultWithNestedNil,
            "cannot be recorded: it returned .some(nil), which a tape cannot distinguish from nil",
            "stub the call"),
        row(
            .errorNotRestored(type: "M.Sold", isRedacted: false, callThrows: "Sold"),
            "cannot be recorded: it threw M.Sold, which a tape cannot restore, but the call only "
                + "throws Sold",
            "make Sold Codable, so that its values decode what they encode, or stub the call"),
        row(
            .errorNotRestored(type: "M.Sold", isRedacted: true, callThrows: "Sold"),
            "cannot be recorded: it threw M.Sold, which cannot be restored after redaction, "
                + "but the call only throws Sold",
            "make Sold Codable, so that its values decode what they encode, or stub the call"),
    ]

    @Test(arguments: unrecordable)
    func anUnrecordableCallIsDescribed(problem: UnrecordableCall, words: String, advice: String) {
        let reason = DiscardReason.call("buy", mock: "Shop", problem)
        #expect(
            TapeProblem.discarded(reason).sentence
                == ("buy of Shop \(words)", "\(advice); the tape was not changed"))
    }

    @Test func placesOfASecretHaveAFixedOrder() {
        let places: [SecretPart] = [
            .result, .mockName, .error, .call, .argument("b"), .argument("a"),
        ]
        let words = places.sorted().map { UnrecordableCall.secret($0).wording.words }
        #expect(
            words
                == [
                    "the argument “a”", "the argument “b”", "the call", "the error", "the name of the mock",
                    "the result",
                ].map { "\($0) contains a value that a rule redacts elsewhere" })
        #expect(words == words.sorted())
    }

    @Test(arguments: ["", "{a}", "\"a", "\"\\x\"", "{\"a\"}", "[1", "1.", "1 2"])
    func invalidJSONIsExplained(text: String) throws {
        let flaw = try #require(throws: TapeFlaw.self) { try JSONValue.read(Data("\n\(text)".utf8)) }
        #expect(flaw.words == "it is not valid JSON, in line 2")
    }

    private struct Opaque {}

    private static func words<Output>(
        of outcome: TapeEntry.Outcome, for output: Output.Type
    ) throws -> UnfitAnswer {
        let answer = TapedOutcome(outcome: outcome, entry: "shop.json, entry 1", errors: [])
        return try #require(throws: UnfitAnswer.self) {
            _ = try answer.outcome(of: output, throwing: Never.self)
        }
    }

    @Test func anUnplayableEntryIsExplained() throws {
        let three = TapeEntry.Outcome.returned(.number(3))
        let problems = [
            try Self.words(of: .done, for: Int.self), try Self.words(of: three, for: Opaque.self),
            try Self.words(of: three, for: String.self), try Self.words(of: .open, for: Int.self),
        ]
        let words = [
            "nothing, but the call returns Int",
            "a value, but the call returns Opaque, which is not Decodable",
            "3, which is not of type String: it is not of type String",
            "a call that had not returned when it was recorded",
        ]
        #expect(problems.map(\.words) == words.map { "shop.json, entry 1: \($0)" })
        #expect(Set(problems.map(\.advice)) == ["correct the entry, or record the tape again"])
    }

    private static func calls(_ set: (inout UncheckedCalls) -> Void) -> UncheckedCalls {
        var calls = UncheckedCalls()
        set(&calls)
        return calls
    }

    @Test(arguments: [
        (calls { _ in }, "the mock got no calls"),
        (
            calls { ($0.closures, $0.suspended, $0.forwarded, $0.undeclared) = (1, 2, 3, 4) },
            "none of 10 calls was answered with a declared value or error (1 by a closure, 2 by suspended answers, 3 by the real object, 4 without a declared answer)"
        ),
        (
            calls { $0.other = 1 },
            "the only call was not answered with a declared value or error (1 by a tape)"
        ),
    ])
    func callsWithoutADeclaredAnswerAreCounted(calls: UncheckedCalls, words: String) {
        let problem = NoDeclaredAnswers(calls: calls)
        #expect(problem.wording.headline == "no answers were compared: \(words)")
        #expect(
            problem.wording.advice == [
                "check the answers after the calls, on a mock whose answers are declared with andReturn or andThrow"
            ])
    }
}
