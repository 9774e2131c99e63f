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
        "aWrongScalar", "aMemberOfALargeStruct", "twoCallsSwapped", "theLastCallMissing", "aCallAfterTheWait",
        "aThread", "aHandlerNeverCalled", "aFailureInTheInitializer",
    ]

    /// All mistakes, in the order of their files.
    static let all = counts + deliveries + mocks + nestedValues + orders + values

    private static let counts = [
        Mistake("aCallTooManyOfTwo", "log", "too often|3 times", "twice|2 times|too often"),
        Mistake("aCallTooFewOfThree", "log", "missing|twice|2 times"),
        Mistake("aCallMoreThanItsAnswers", "price", "too often|3 times|third"),
        Mistake("aRejectedCall", "rejected|must not", #""secret""#),
        Mistake("aRejectedMessage", "rejected|must not", #""Sold out""#),
        Mistake("aRetriedCall", "changes", "twice|3 times"),
        Mistake("tenWrongIdentifiers", "10 calls|10 times|ten", "101"),
        Mistake("nineMissingCalls", "remove", "8 more calls", "missing|never"),
        Mistake("aCallVerifiedAfterwards", #"log("done")"#, "missing|never"),
        Mistake("anOrderVerifiedAfterwards", #"save("A""#, #"save("B""#),
        Mistake("moreCallsThanVerified", #"log("stopped")"#),
        Mistake("aNearCallOfANiceMock", "profile 7", "profile 8"),
        Mistake("aStubNeverUsed", #"load("a")"#, "unused|never"),
        // Both calls are wrong for reasons of their own.
        Mistake("twoMistakes", "begun", "started", failures: 2),
    ]

    private static let deliveries = [
        Mistake("noCallWithinTheWait", #"log("ready")"#, "missing|did not come|never", "0.02|20 ms|within"),
        Mistake("aCallAfterTheWait", #"log("ready")"#, "late|within", "0.02|20 ms|late"),
        Mistake("aWaitOnTheMainActor", #"log("ready")"#, "main actor|blocked"),
        Mistake("aThread", "ready", "steady"),
        Mistake("aDetachedTask", "ready", "steady"),
        Mistake("anErrorThatEndsTheCode", "offline"),
        Mistake("aCallNeverResumed", "upload", "not resumed|never resumed"),
        Mistake("aHandlerNeverCalled", "play", "missing|once", "handler"),
        Mistake("aCompletionNeverCalled", "completion", "never called"),
        Mistake("aCallAfterTheTest", "late", "ended|after"),
    ]

    private static let mocks = [
        Mistake("noAnswerOfAThrowingCall", "no answer", "fetchProfile(id: 7)"),
        Mistake("noAnswerThatIsCaught", "no answer", "fetchProfile(id: 7)"),
        Mistake("aGetterWithoutExpectations", "currency", "unexpected|not expected"),
        Mistake("anAnswerOfAnotherType", "shouldAdd", "String", "Bool"),
        Mistake("theWrongInstance", "begin", "MockStore 2", "expects|instead|another mock"),
        Mistake("twoNamedMocksConfused", "begin", "primary", "backup"),
        Mistake("aStrictMockForOneCall", "begin", "unexpected|not expected"),
        Mistake("aWrongCallInANestedFunction", #""corn""#, #""rye""#),
        // One for each case.
        Mistake("oneCauseOfManyCases", "7 changes", "7 change\"|7 change,", failures: 3),
        Mistake("aFailureInTheInitializer", "begin", "unexpected|not expected"),
    ]

    private static let nestedValues = [
        Mistake("aSumOfFloatingPointNumbers", "expected 0.3", "0.30000000000000004"),
        Mistake("aRoundedTotal", "expected 3.3", "3.3000000000000003"),
        Mistake("aDigitOfACardNumber", "5566", "5565", "number"),
        Mistake("anotherCaseOfAnEnum", "card", "cash"),
        Mistake("anElementOfADictionaryOfLists", "5", "missing|without"),
        Mistake("anInvoiceMissingInAList", "number: 2|[1]", "missing"),
        Mistake("aMemberOfAnElement", "city", "Oslo", "Bergen"),
        Mistake("twoArgumentsOfALargeCall", "number", "expected 1", "7"),
        Mistake("aMonthThatIsNil", "11", "nil"),
        Mistake("anotherRole", "manager", "clerk"),
        Mistake("anElementOfATuple", "9", "8"),
        Mistake("aMessageInsteadOfNil", "nil", #""Sold out""#),
        Mistake("theCountOfADictionary", "count", "2", "1"),
        Mistake("aPositionOutsideOfARange", "0.0...60.0", "90"),
        Mistake("aPositionBesideALongURL", "12.5", "12.0"),
        Mistake("swappedArguments", "theme", "dark", "swapped"),
        Mistake("theWrongOverload", "at: 7", #"load("7")"#),
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
        Mistake("aRowMissingInAHundred", "row 5", "never|missing"),
        Mistake("anExtraNumber", "2.5", "in addition|extra|not expected"),
        Mistake("anExtraCallUnlikeTheOthers", #"remove("b")"#, "in addition|extra|unexpected|not expected"),
        Mistake("twoLargeCallsSwapped", "upload", "7", "8", "before|early"),
        Mistake("twoInvoicesSwapped", "submit", "1", "2", "before|early"),
        Mistake("twoCallsOfAClientSwapped", "load", "pause", "before|early"),
        Mistake("theFirstCallOfAClassMissing", "setVolume", "never|missing"),
        Mistake("anotherMethodOfADelegate", "didAdd", "didRemove"),
        Mistake("aCallBeforeAnotherMock", #"log("saved")"#, "begin", "before|early"),
        Mistake("oneMissingInAGroup", #"save("B""#, "never|missing"),
    ]

    private static let values = [
        Mistake("aWrongScalar", "7", "8"),
        Mistake("aMemberOfALargeStruct", "city", "Oslo", "Bergen"),
        Mistake("anOptionalMemberOfALargeStruct", "nickname", "Addie", "nil"),
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
        Mistake("theOrderOfKeysInJSON", "order"),
        Mistake("aKeyMissingInJSON", "zip"),
        Mistake("aLetterOfALongURL", "renewals", "renewal/"),
        Mistake("aDateAnHourLater", "22:13:20", "23:13:20"),
        Mistake("aDateAMillisecondLater", "22:13:20 +", "20.001"),
        Mistake("theMethodOfARequest", "PUT", "POST"),
        // Has no report on Linux, where `==` of a `URLRequest` ignores its headers and its body.
        Mistake("aHeaderOfARequest", "secret", "Authorization"),
        Mistake("anElementOfASet", "4", "99", "missing|not expected"),
        Mistake("aMissingElement", "4", "missing"),
        Mistake("aMovedElement", "2", "moved|[1]"),
        Mistake("aReversedList", "reverse"),
        Mistake("aValueOfADictionary", "Language", "nb", "nn"),
        Mistake("aMissingKey", "Language", "missing"),
        Mistake("aMisspeltKey", "Language", "Langauge"),
        Mistake("anErrorOfAnotherCase", "timeout", "offline"),
        Mistake("anErrorOfAnotherType", "SyncError|timeout", "StorageError"),
    ]
}
