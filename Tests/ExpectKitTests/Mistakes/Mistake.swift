/// A mistake that a sample makes, named after the sample.
struct Mistake: Sendable, CustomStringConvertible {
    let name: String
    /// What the first line of its report should say.
    let cause: Cause
    /// The number of failures that are right.
    let failures: Int

    fileprivate init(_ name: String, _ cause: String..., failures: Int = 1) {
        (self.name, self.cause, self.failures) = (name, Cause(words: cause), failures)
    }

    var description: String { name }

    /// Words that all must be there. A `|` separates words of which one is enough.
    struct Cause: Sendable {
        let words: [String]

        func isNamed(in line: some StringProtocol) -> Bool {
            words.allSatisfy { $0.split(separator: "|").contains { line.contains($0) } }
        }
    }

    /// The mistakes that are made in XCTest as well.
    static let inXCTest = [
        "aMemberOfALargeStruct", "twoCallsSwapped", "aCallAfterTheWait", "aThread",
        "aFailureInTheInitializer",
    ]

    /// All mistakes, in the order of their files.
    static let all = counts + deliveries + mocks + nestedValues + orders + values

    private static let counts = [
        Mistake("aCallTooFewOfThree", "log", "missing|twice|2 times"),
        Mistake("aCallMoreThanItsAnswers", "price", "too often|3 times|third"),
        Mistake("aRejectedCall", "rejected|must not", #""secret""#),
        Mistake("aRetriedCall", "changes", "twice|3 times"),
        Mistake("tenWrongIdentifiers", "10 calls|10 times|ten", "101"),
        Mistake("anOrderVerifiedAfterwards", #"save("A""#, #"save("B""#),
        // Both calls are wrong for reasons of their own.
        Mistake("twoMistakes", "begun", "started", failures: 2),
    ]

    private static let deliveries = [
        Mistake("aCallAfterTheWait", #"log("ready")"#, "late|within", "0.02|20 ms|late"),
        Mistake("aWaitOnTheMainActor", #"log("ready")"#, "main actor|blocked"),
        Mistake("aThread", "ready", "steady"),
        Mistake("anErrorThatEndsTheCode", "offline"),
        Mistake("aCallNeverResumed", "upload", "not resumed|never resumed"),
        Mistake("aHandlerNeverCalled", "play", "missing|once", "handler"),
        Mistake("aCallAfterTheTest", "late", "ended|after"),
    ]

    private static let mocks = [
        Mistake("noAnswerOfAThrowingCall", "no answer", "fetchProfile(id: 7)"),
        Mistake("theWrongInstance", "begin", "MockStore 2", "expects|instead|another mock"),
        Mistake("aStrictMockForOneCall", "begin", "unexpected|not expected"),
        // One for each case.
        Mistake("oneCauseOfManyCases", "7 changes", "7 change\"|7 change,", failures: 3),
        Mistake("aFailureInTheInitializer", "begin", "unexpected|not expected"),
    ]

    private static let nestedValues = [
        Mistake("aRoundedTotal", "expected 3.3", "3.3000000000000003"),
        Mistake("aDigitOfACardNumber", "5566", "5565", "number"),
        Mistake("anotherCaseOfAnEnum", "card", "cash"),
        Mistake("anElementOfADictionaryOfLists", "5", "missing|without"),
        Mistake("anInvoiceMissingInAList", "number: 2|[1]", "missing"),
        Mistake("aMemberOfAnElement", "city", "Oslo", "Bergen"),
        Mistake("twoArgumentsOfALargeCall", "number", "expected 1", "7"),
        Mistake("anotherRole", "manager", "clerk"),
        Mistake("anElementOfATuple", "9", "8"),
        Mistake("aPositionOutsideOfARange", "0.0...60.0", "90"),
        Mistake("aPositionBesideALongURL", "12.5", "12.0"),
        Mistake("swappedArguments", "theme", "dark", "swapped"),
    ]

    private static let orders = [
        Mistake("twoCallsSwapped", #"save("C""#, #"save("B""#, "before|early"),
        Mistake("theFirstCallMissing", "begin", "never|missing"),
        Mistake("theLastCallMissing", "commit", "never|missing"),
        Mistake("anExtraCall", #"save("X""#, "in addition|extra|not expected"),
        Mistake("aCallMadeTwice", #"save("A""#, "too often|twice"),
        Mistake("aCallLeftOut", #"save("B""#, "never|missing"),
        Mistake("theLastValueFirst", #"save("D""#, "before|early"),
        Mistake("aReplacedCall", "save", "remove"),
        Mistake("theWholeWorkLeftOut", "begin", "never|missing"),
        Mistake("oneOfAHundred", "row 64", "row 46"),
        Mistake("twoLargeCallsSwapped", "upload", "7", "8", "before|early"),
        Mistake("twoCallsOfAClientSwapped", "load", "pause", "before|early"),
        Mistake("aCallBeforeAnotherMock", #"log("saved")"#, "begin", "before|early"),
        Mistake("oneMissingInAGroup", #"save("B""#, "never|missing"),
    ]

    private static let values = [
        Mistake("aWrongScalar", "7", "8"),
        Mistake("aMemberOfALargeStruct", "city", "Oslo", "Bergen"),
        Mistake("threeMembersOfALargeStruct", "zip", "nil", "0150"),
        Mistake("aMatcherOfAMember", "name", #"suffix "e""#, "Eva"),
        Mistake("twoMatchersOfALargeStruct", "points", "300", "250"),
        Mistake("aLetterOfALongText", "fog", "character 41|expected …|expected \"…"),
        Mistake("aHeaderOfAText", "text/html|html", "text/plain|plain"),
        Mistake("carriageReturns", #"\r\n|CRLF|line break|line ending"#, #"expected ""#),
        Mistake("anInvisibleCharacter", #"\u{200b}"#),
        Mistake("wideCharacters", "保存", "削除"),
        Mistake("aTextWithEscapes", "SUMMER", "WINTER"),
        Mistake("aValueInJSON", "Oslo", "Bergen"),
        Mistake("theOrderOfKeysInJSON", "Ada"),
        Mistake("aKeyMissingInJSON", "zip"),
        Mistake("aLetterOfALongURL", "renewals", "renewal/"),
        Mistake("aDateAMillisecondLater", "22:13:20 +", "20.001"),
        Mistake("theMethodOfARequest", "PUT", "POST"),
        // Has no report on Linux, where `==` of a `URLRequest` ignores its headers and its body.
        Mistake("aHeaderOfARequest", "secret", "Authorization"),
        Mistake("anElementOfASet", "4", "99", "missing|not expected"),
        Mistake("aMissingElement", "4", "missing"),
        Mistake("aMovedElement", "2", "moved|[1]"),
        Mistake("aReversedList", "reverse"),
        Mistake("aValueOfADictionary", "Language", "nb", "nn"),
        Mistake("aMisspeltKey", "Language", "Langauge"),
        Mistake("anErrorOfAnotherType", "SyncError|timeout", "StorageError"),
    ]
}
