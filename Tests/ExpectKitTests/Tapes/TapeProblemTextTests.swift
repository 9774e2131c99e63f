import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The text of every problem of a tape, with its advice.
@Suite struct TapeProblemTextTests {
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
            .old(recorded: CalendarDay(number: 20_780), age: 31, limit: 30),
            "it was recorded on 2026-11-23, 31 days ago, and expires after 30 days",
            "record it again with EXPECTKIT_TAPES=all, or check it with EXPECTKIT_TAPES=check and raise the age"
        ),
        row(
            .undated(limit: 1), "it does not say when it was recorded, and expires after 1 day",
            "record it again with EXPECTKIT_TAPES=all, which adds the day"),
        row(
            .inUse, "another test that has not ended uses it",
            "give each test its own name with Tape(\"…\") or .tape(\"…\"), also each case of a parameterized test"
        ),
        row(
            .missing(mode: "never"),
            "the tape does not exist, and the mode “never” does not record it",
            "record it in the mode missing, on a machine that can reach the real object"),
        row(
            .unplayable(TapeFlaw("it is empty")), "it is empty",
            "the file was not changed; correct it, or remove it and record it again"),
        row(
            .secretInName, "its name contains a secret that a rule redacts",
            "give it another name with Tape(\"…\") or .tape(\"…\")"),
        row(
            .undecodableCall(entry: 2, mock: "Shop", reason: "x"), "entry 2 is not a call of Shop: x",
            "correct the entry, or remove the tape and record it again"),
        row(
            .recordedWithoutRules(entry: 2, mock: "Shop"),
            "entry 2 contains values that the rules of Shop redact: it was recorded without these rules",
            "record the tape again: the secret is in the file"),
        row(
            .notRecorded,
            "the tape does not exist, so there are no calls to perform",
            "record it with a mock that uses it, or correct its name or its mode"),
        row(
            .noCalls(of: "Shop", mocks: []), "it has no calls, and so none of Shop",
            "record the tape again with calls of the mock"),
        row(
            .noCalls(of: "Shop", mocks: ["A", "B"]), "it has no calls of Shop, but of A, B",
            "name one of these mocks with mock: \"…\""),
        row(
            .unusedMock("Shop"), "it has calls of Shop, but no mock of that name used it",
            "make the mock use the tape, or record the tape again without it"),
        row(
            .notReached(mock: "Shop", missing: 2, of: 3),
            "the test failed before it made 2 of the 3 calls of Shop",
            "correct the test, and check the tape again"),
        row(
            .notComparable(.call("pay", mock: "Shop", .resultNotCodable(type: "Money"))),
            "pay of Shop cannot be compared with the tape: it returns Money, which is not Codable",
            "make Money Codable, or stub the call"),
        row(
            .notReplaced(.testFailed, path: "/a"),
            "it was not recorded again because the test failed: /a",
            "correct the test, and record the tape again; the old file was kept"),
        row(
            .notReplaced(.noCalls, path: "/a"),
            "it was not recorded again because the test made no call: /a",
            "make the calls in the test, or remove the tape; the old file was kept"),
        row(
            .recorded(.wasMissing, calls: 1, path: "/a"),
            "it was missing, and was recorded with 1 call: /a",
            "review it, commit it, and run the test again"),
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
            .ruleFoundNothing(rule: "r", mock: "Shop"), "r found nothing to redact in the calls of Shop",
            "name the argument by its label, or by its position where it has none"),
        row(
            .ruleMissedCalls(rule: "r", mock: "Shop", call: "buy", missed: 1, of: 2),
            "r found nothing to redact in 1 of 2 calls of buy of Shop",
            "redact these with another rule too, or add isOptional: true to the rule if they contain no secret"
        ),
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
            .storedStream(type: "AsyncStream<Int>"),
            "cannot be recorded: it is a stored AsyncStream<Int> of the real object, whose elements come from no call",
            "use the mock without a tape: declare its calls, and send the elements in the test"),
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
            .resultNotCodable(type: "Price"),
            "cannot be recorded: it returns Price, which is not Codable",
            "make Price Codable, or stub the call"),
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
        row(
            .secret(.argument("id")),
            "cannot be recorded: the argument “id” contains a value that a rule redacts elsewhere",
            "redact it there too"),
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

    @Test(arguments: [
        (
            TapeMisuse.noTape, "there is no tape to use",
            "use the trait .tape, or create a tape with Tape(\"…\")"
        ),
        (
            .expected(call: "charge(_:pin:)"),
            "charge(_:pin:) is expected by the test, but the mock uses a tape, which has the expectations",
            "verify the call after the code has run, with verify(_:) or didCall(_:), or answer it with stub(_:)"
        ),
        (
            .forwarded,
            "a stub forwards to the real object, but the mock uses a tape, which replaces that object",
            "remove the stub: a call without a stub is recorded and replayed"
        ),
        (
            .redacted(call: "charge(_:pin:)", argument: "pin", rule: "redacting(\"pin\")", place: nil),
            "charge(_:pin:) accepts no call: the rule redacting(\"pin\") of the tape redacts pin",
            "accept any pin with .any, and tell the calls apart by another argument"
        ),
        (
            .redacted(
                call: "charge(_:pin:)", argument: "pin", rule: "redactingTexts",
                place: DeclarationPlace(
                    site: CallSite(
                        fileID: "ShelfTests/ShelfTests.swift", filePath: "Tests/ShelfTests.swift", line: 7,
                        column: 1))),
            "charge(_:pin:) (Tests/ShelfTests.swift:7) accepts no call: the rule redactingTexts of the tape redacts pin",
            "accept any pin with .any, and tell the calls apart by another argument"
        ),
    ])
    func aMisuseIsExplained(misuse: TapeMisuse, headline: String, advice: String) {
        #expect(misuse.wording.headline == headline)
        #expect(misuse.wording.advice == [advice])
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
