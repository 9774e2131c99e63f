import Testing

@testable import ExpectKit

/// The text of every problem of a tape, with its advice.
@Suite struct TapeProblemTextTests {
    @Test(
        arguments: [
            (
                .unknownMode("nevr", known: ["missing", "all"]),
                "EXPECTKIT_TAPES is “nevr”; there is missing, all",
                "nothing was recorded"
            ),
            (
                .inUse, "it is in use by another test that has not ended",
                "give each its own name: Tape(\"…\") or .tape(\"…\"), for each case of a parameterised test too"
            ),
            (
                .missing(file: "a", formerFile: nil),
                "there is no such tape, and none is recorded in the mode never",
                "record it in the mode missing, on a machine that reaches the real object"
            ),
            (
                .missing(file: "a%20", formerFile: "a "),
                "there is no such tape, and none is recorded in the mode never",
                "rename “a .json” to “a%20.json” if it is this tape"
            ),
            (
                .unplayable(.empty), "it is empty",
                "the file was left as it is; mend it, or remove it and record it again"
            ),
            (
                .secretInName, "its name holds a secret that a rule redacts",
                "give it another name: Tape(\"…\") or .tape(\"…\")"
            ),
            (
                .undecodableCall(entry: 2, mock: "Shop", reason: "x"), "entry 2 is no call of Shop: x",
                "mend the entry, or remove the tape and record it again"
            ),
            (
                .recordedWithoutRules(entry: 2, mock: "Shop"),
                "entry 2 has what the rules of Shop redact: it was recorded without them",
                "record the tape again: the secret is in the file"
            ),
            (
                .unusedMock("Shop"), "it has calls of Shop, and no mock of that name has used it",
                "let the mock use the tape, or record the tape again without it"
            ),
            (
                .notReplaced(.testFailed, path: "/a"),
                "it was not recorded again, as the test has failed: /a",
                "mend the test, and record the tape again; what was there before is there still"
            ),
            (
                .notReplaced(.noCalls, path: "/a"),
                "it was not recorded again, as the test has made no call: /a",
                "let the test make its calls, or remove the tape; what was there before is there still"
            ),
            (
                .recorded(.wasMissing, calls: 1, path: "/a"),
                "it was missing, and has been recorded with 1 call: /a",
                "look it over, commit it, and run the test again"
            ),
            (
                .recorded(.hadFailed, calls: 2, path: "/a"),
                "it had failed, and has been recorded again with 2 calls: /a",
                "look at what has changed, commit it, and run the test again"
            ),
            (
                .recorded(.always, calls: 2, path: "/a"),
                "it has been recorded again with 2 calls, and has changed: /a",
                "look at what has changed, and commit it"
            ),
            (
                .notWritten(.system("full"), path: "/a"), "it could not be written: full: /a",
                "what was there before is there still"
            ),
            (
                .notWritten(.flaw(.empty), path: "/a"), "it could not be written: it is empty: /a",
                "what was there before is there still"
            ),
        ] as [(TapeProblem, String, String)])
    func aProblemIsDescribedWithAdvice(problem: TapeProblem, words: String, advice: String) {
        #expect(problem.words == words)
        #expect(problem.advice == advice)
    }

    @Test func someProblemsAreWarnings() {
        let problems: [TapeProblem] = [
            .recorded(.always, calls: 1, path: ""), .recorded(.hadFailed, calls: 1, path: ""),
            .recorded(.wasMissing, calls: 1, path: ""), .notReplaced(.testFailed, path: ""),
            .notReplaced(.noCalls, path: ""), .recordedWithoutRules(entry: 1, mock: ""), .inUse,
        ]
        #expect(problems.map(\.isWarning) == [true, false, false, true, false, true, false])
    }

    @Test(
        arguments: [
            (
                .ruleFoundNothing(rule: "r", mock: "Shop"), "r found nothing to redact in the calls of Shop",
                "name the argument by its label, or by its position where it has none"
            ),
            (
                .ruleMissedCalls(rule: "r", mock: "Shop", call: "buy", missed: 1, of: 2),
                "r found nothing to redact in 1 of 2 calls of buy of Shop",
                "redact these by another rule as well, or, if they have nothing to hide, add isOptional: true to the rule"
            ),
            (
                .duplicateMock("Shop"), "two mocks on the tape have the name Shop", "name them: Mock(\"…\")"
            ),
            (
                .secretInName, "its name holds a secret that a rule redacts",
                "give it another name: Tape(\"…\") or .tape(\"…\")"
            ),
        ] as [(DiscardReason, String, String)])
    func theReportOfADiscardedRecordingNamesTheUnchangedTape(
        reason: DiscardReason, words: String, advice: String
    ) {
        #expect(TapeProblem.discarded(reason).words == words)
        #expect(TapeProblem.discarded(reason).advice == "\(advice); the tape is left as it was")
    }

    @Test(
        arguments: [
            (
                .noRealObject, "cannot be recorded, as its wrapper offers no real object",
                "forward from the wrapper with call(_:) { real.… }"
            ),
            (
                .namesNoCase(.string), "cannot be recorded: it is encoded as a text, which names no case",
                "let the compiler write the Codable conformance of the Invocation, without raw values"
            ),
            (
                .notDecodable(reason: "x"), "cannot be recorded: it cannot be decoded again: x",
                "let its arguments decode what they encode"
            ),
            (
                .notDecodableOnceRedacted(reason: "x"), "is no call any more once it is redacted: x",
                "redact another part of the argument, or with redactingTexts(_:), so that a value is left"
            ),
            (
                .argumentNotEncodable(.init(name: "price", type: "Price"), reason: "x"),
                "cannot be recorded: its argument “price”, of type Price, cannot be encoded: x",
                "let its type encode every value that it may have"
            ),
            (
                .argumentNotEncodable(nil, reason: nil),
                "cannot be recorded: its arguments cannot be encoded: "
                    + "the reason is left out, as it may hold what a rule redacts",
                "let its type encode every value that it may have"
            ),
            (
                .unfinished, "cannot be recorded: it had not come back when the tape ended",
                "wait for the call before the test ends, or stub it"
            ),
            (
                .resultNotCodable(type: "Price"),
                "cannot be recorded: it returns Price, which is not Codable",
                "make Price Codable, or stub the call"
            ),
            (
                .resultNotEncodable(type: "Price", reason: "x"),
                "cannot be recorded: what it returned, of type Price, cannot be encoded: x",
                "let its type encode every value that it may have"
            ),
            (
                .resultNotDecodable(type: "Price", reason: "x"),
                "cannot be recorded: what it returned, of type Price, cannot be decoded again: x",
                "let its type decode what it encodes"
            ),
            (
                .resultNotDecodableOnceRedacted(type: "Price"),
                "cannot be recorded: what it returned is no Price any more once it is redacted",
                "redact another part of the result, or with redactingTexts(_:), so that a value is left"
            ),
            (
                .resultWithNestedNil, "cannot be recorded: it returned .some(nil), which is nil on a tape",
                "stub the call"
            ),
            (
                .errorNotRestored(type: "M.Sold", isRedacted: false, callThrows: "Sold"),
                "cannot be recorded: it threw M.Sold, which does not come back from a tape, "
                    + "and the call throws only Sold",
                "make Sold Codable, so that its values decode what they encode, or stub the call"
            ),
            (
                .errorNotRestored(type: "M.Sold", isRedacted: true, callThrows: "Sold"),
                "cannot be recorded: it threw M.Sold, which is none any more once it is redacted, "
                    + "and the call throws only Sold",
                "make Sold Codable, so that its values decode what they encode, or stub the call"
            ),
            (
                .secret(.argument("id")),
                "cannot be recorded: the argument “id” holds what a rule took from another place",
                "redact it there as well"
            ),
        ] as [(UnrecordableCall, String, String)])
    func anUnrecordableCallIsDescribed(problem: UnrecordableCall, words: String, advice: String) {
        let reason = DiscardReason.call("buy", mock: "Shop", problem)
        #expect(TapeProblem.discarded(reason).words == "buy of Shop \(words)")
        #expect(TapeProblem.discarded(reason).advice == "\(advice); the tape is left as it was")
    }

    @Test func placesOfASecretHaveAFixedOrder() {
        let places: [SecretPlace] = [
            .result, .mockName, .error, .call, .argument("b"), .argument("a"),
        ]
        let words = places.sorted().map { UnrecordableCall.secret($0).words }
        #expect(
            words
                == [
                    "the argument “a”", "the argument “b”", "the call", "the error", "the name of the mock",
                    "the result",
                ].map { "cannot be recorded: \($0) holds what a rule took from another place" })
        #expect(words == words.sorted())
    }

    @Test(
        arguments: [
            (.tooLarge(bytes: 80 << 20, limit: 64 << 20), "it has 80 MB, and a tape has 64 at the most"),
            (.unreadable(reason: "x"), "it cannot be read: x"),
            (
                .nameDiffersInCase(other: "A"),
                "there is a tape “A”, and file systems that do not tell capitals from small letters have one file for both"
            ),
            (.tooDeep(limit: 9), "its values lie more than 9 deep in one another"),
            (.notATape, "it is no tape of ExpectKit: it has no “format”"),
            (
                .unknownVersion(2, supported: 1),
                "its format is 2, and this ExpectKit reads 1: it was recorded with a newer one"
            ),
            (.unknownVersion(0, supported: 1), "its format is 0, which there never was"),
            (.missingField("a"), "“a” is missing"),
            (.unknownField("c", known: ["a", "b"]), "“c” is not known; there is a, b"),
            (.wrongKind(.tape, expected: .object, found: .list), "a tape is to be an object, and is a list"),
            (.wrongKind(.entry, expected: .object, found: .null), "an entry is to be an object, and is null"),
            (
                .wrongKind(.field("a"), expected: .string, found: .boolean),
                "“a” is to be a text, and is a boolean"
            ),
            (.entriesAreNoList, "“entries” is to be a list"),
            (.openIsNotTrue(found: .number), "“open” is to be true, and is a number"),
            (.callNamesNoCase(found: .string), "“call” is to name one case, and is a text"),
            (.returnsAndThrows, "it has both “returns” and “throws”"),
            (.entry(3, .empty), "entry 3: it is empty"),
        ] as [(TapeFlaw, String)])
    func aFlawIsDescribed(flaw: TapeFlaw, words: String) {
        #expect(flaw.words == words)
    }

    @Test(
        arguments: [
            ("", .missingValue, "a value is missing"), ("{a}", .missingString, "a text is missing"),
            ("\"a", .unterminatedString, "the end of a text is missing"),
            ("\"\n\"", .controlCharacter, "a text has a control character"),
            ("\"\\x\"", .unknownEscape, "a text has an unknown escape"),
            ("\"\\ud800\"", .loneSurrogate, "a text has half a character"),
            ("{\"a\"}", .missingColon, "a colon is missing"),
            ("{\"a\":1", .unterminatedObject, "the end of an object is missing"),
            ("[1", .unterminatedList, "the end of a list is missing"),
            ("1.", .missingFraction, "a number ends after its point"),
            ("1e", .missingExponent, "a number ends after its exponent"),
            ("{\"a\":1,\"a\":2}", .duplicateField("a"), "“a” stands twice in an object"),
            ("1 2", .trailingText, "there is more after its end"),
        ] as [(String, JSONFlaw, String)])
    func invalidJSONIsExplained(text: String, flaw: JSONFlaw, words: String) throws {
        let found = try #require(throws: TapeFlaw.self) {
            try JSONReader.read("\n\(text)".utf8, depthLimit: 10)
        }
        #expect(found == .invalidJSON(flaw, line: 2))
        #expect(found.words == "it is no JSON, or was cut off: \(words), in line 2")
    }

    @Test(
        arguments: [
            (.noResult(callReturns: "Int"), "nothing, but the call returns Int"),
            (
                .resultNotDecodable(callReturns: "Opaque"),
                "a value, but the call returns Opaque, which is not Decodable"
            ),
            (.wrongResult(value: "3", callReturns: "String", reason: "x"), "3, which is no String: x"),
            (.unfinished, "a call that had not come back when it was recorded"),
        ] as [(UnplayableEntry.Reason, String)])
    func anUnplayableEntryIsExplained(reason: UnplayableEntry.Reason, words: String) {
        let problem = UnplayableEntry(entry: "shop.json, entry 1", reason: reason)
        #expect(problem.words == "shop.json, entry 1: \(words)")
        #expect(problem.advice == "mend the entry, or record the tape again")
    }
}
