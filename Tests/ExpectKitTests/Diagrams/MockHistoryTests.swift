import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams
@testable import ExpectKitTapes

/// The history of a mock, as a diagram reads it.
struct MockHistoryTests {
    private let shelf = MockShelf()

    private func lines(_ mocks: any ReadableMock...) -> [String] {
        SequenceDiagram(title: "", of: mocks.map(\.history)).lines
    }

    private func expectLines(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self.lines(shelf.mock.engine) == lines, sourceLocation: sourceLocation)
    }

    @Test func aCallHasTheAnswerOfItsDeclaration() throws {
        shelf.expect(.count).andReturn(3)
        shelf.expect(.load(id: 1)).andThrow(ShelfError.gone)
        shelf.stub(.clear)
        _ = shelf.count
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        shelf.clear()
        expectLines(
            "1 0 expected count → 3", "2 0 expected load(id: 1) → throws gone", "3 0 stubbed clear")
    }

    @Test func aCallHasTheAnswerOfItsTurn() {
        shelf.expect(.count).andReturn(1, 2)
        _ = (shelf.count, shelf.count)
        expectLines("1 0 expected count → 1", "2 0 expected count → 2")
    }

    @Test func aNiceMockIgnoresACall() {
        shelf.mode = .nice
        shelf.clear()
        expectLines("1 0 ignored clear")
    }

    @Test func aWrongCallHasItsFailureAndItsAnswer() {
        shelf.expect(.add("a"))
        shelf.add("b")
        shelf.verify()
        expectLines("1 0 wrong add(\"b\") #1")
    }

    @Test func aRejectedCallIsWrong() {
        shelf.reject(.clear)
        shelf.clear()
        expectLines("1 0 wrong clear #1")
    }

    /// One call was left out, and the calls after it were not allowed because of that.
    @Test func aCallThatFollowsFromAnEarlierMistakeIsNotWrong() {
        for name in ["a", "b", "c", "d", "e"] { shelf.expect(.add(name)) }
        for name in ["a", "c", "d", "e"] { shelf.add(name) }
        shelf.verify()
        let marks = lines(shelf.mock.engine).filter { !$0.hasPrefix("?") }
        #expect(
            marks == [
                "1 0 expected add(\"a\")", "2 0 wrong add(\"c\") #1", "3 0 following add(\"d\")",
                "4 0 following add(\"e\")",
            ])
    }

    @Test func aMissingCallComesAfterTheCallsThatTheExpectationsBeforeItTook() {
        shelf.expect(.add("a")).anyTimes()
        shelf.expect(.clear).times(2)
        shelf.add("a")
        shelf.add("a")
        shelf.clear()
        shelf.verify()
        let lines = lines(shelf.mock.engine)
        #expect(lines.count == 4)
        #expect(
            lines[2].hasPrefix(
                "? 0 clear, 2 of 2, twice, called once (Tests/ExpectKitTests/Diagrams/MockHistoryTests.swift:"
            ))
        #expect(lines[2].hasSuffix(") #1"))
        #expect(lines[3] == "3 0 expected clear")
    }

    /// Before the verification, the call may still come.
    @Test func anAwaitedCallIsNotMissing() {
        shelf.expect(.clear)
        expectLines()
    }

    @Test func missingCallsOfAnUnorderedMockComeLast() {
        shelf.unordered()
        shelf.expect(.clear)
        shelf.expect(.add("a"))
        shelf.add("a")
        shelf.verify()
        #expect(lines(shelf.mock.engine).map { $0.prefix(9) } == ["1 0 expec", "? 0 clear"])
    }

    @Test func moreMissingCallsThanAreReportedAreShown() {
        for number in 0..<30 { shelf.expect(.load(id: number)).andReturn("") }
        shelf.verify()
        #expect(lines(shelf.mock.engine).count == 30)
    }

    /// The failure of the first one names the others beside it.
    @Test func missingCallsAfterAWrongOneAreShown() {
        for name in ["a", "b", "c", "d"] { shelf.expect(.add(name)) }
        shelf.clear()
        shelf.verify()
        #expect(
            lines(shelf.mock.engine).map { $0.prefix(12) }
                == [#"? 0 add("b")"#, #"? 0 add("c")"#, #"? 0 add("d")"#, "1 0 wrong cl"])
    }

    @Test func theNumberOfMissingCallsIsBounded() {
        for number in 0..<1000 { shelf.expect(.load(id: number)).andReturn("") }
        shelf.verify()
        #expect(lines(shelf.mock.engine).count == 100)
    }

    @Test func aHeldCallHasTheAnswerOfTheTestAtTheEndOfItsWait() async {
        let kitchen = MockKitchen(.strict, shelf.failures)
        let pending = kitchen.expect(.roast("duck")).andSuspend()
        kitchen.expect(.wash(plates: 1))
        let mock = kitchen.mock
        async let roasted: Int = mock.call(.roast("duck"))
        await pending.waitUntilCalled()
        #expect(
            lines(kitchen.mock.engine) == ["1 0 expected roast(\"duck\") waits"])
        kitchen.wash(plates: 1)
        pending.resume(returning: 7)
        _ = await roasted
        #expect(
            lines(kitchen.mock.engine) == [
                "1 0 expected roast(\"duck\") waits", "2 0 expected wash(plates: 1)", "(1) 0 → 7",
            ])
    }

    @Test func afterAResetTheHistoryIsEmpty() {
        shelf.clear()
        shelf.reset()
        expectLines()
        #expect(!shelf.mock.engine.history.isUsed)
    }

    @Test func whatATapeRedactsIsRedacted() {
        let folder = TapeFolder()
        let weather = MockWeather(wrapping: LiveWeather(), folder.failures)
        weather.use(folder.tape(.all), .redacting("password", of: "login"))
        _ = weather.login(user: "ada", password: "open-sesame")
        weather.expect(.login(user: "bob", password: "open-sesame")).andReturn(
            Session(user: "bob", token: "t-open-sesame"))
        weather.verify()
        let page = SequenceDiagram(title: "", of: [weather.mock.engine.history]).page
        #expect(page.contains("login(user: &quot;ada&quot;"))
        #expect(!page.contains("sesame"))
    }
}
