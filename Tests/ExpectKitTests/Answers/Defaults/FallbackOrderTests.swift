import Testing

@testable import ExpectKit

/// The fallbacks in their order: each test leaves one out, and the next one answers.
@Suite struct FallbackOrderTests {
    private let counter = FallbackCounter()

    @Test func anExpectationsAnswerIsReusedBeforeAStubAnswers() {
        counter.expect(.clear)
        counter.expect(.count(1)).andReturn(10)
        counter.stub(.count(3)).andReturn(20)
        counter.reject(.count(3))
        #expect(counter.count(3) == 10)
    }

    @Test func aStubAnswersIfThereIsNoAnswerToReuse() {
        counter.expect(.clear)
        counter.expect(.count(3))
        counter.stub(.count(3)).andReturn(20)
        counter.clear()
        #expect(counter.count(3) == 20)
        counter.verify()
        #expect(counter.failures.reports.isEmpty)
    }

    @Test func aStubOfARejectedCallAnswersIt() {
        counter.stub(.count(3)).andReturn(20)
        counter.reject(.count(3))
        #expect(counter.count(3) == 20)
        #expect(counter.failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aStubAnswersBeforeTheRealObject() {
        counter.mode = .partial
        counter.stub(.real).andReturn(20)
        counter.reject(.real)
        #expect(counter.real() == 20)
        #expect(counter.realCalls.value == 0)
    }

    @Test func theRealObjectAnswersBeforeAnErrorIsThrown() throws {
        counter.mode = .partial
        counter.reject(.real)
        counter.reject(.realThrowing)
        #expect(counter.real() == 42)
        #expect(try counter.realThrowing() == 43)
        #expect(counter.failures.reports.map(\.kind) == [.rejected, .rejected])
    }

    @Test func aStrictMockDoesNotCallTheRealObject() {
        #expect(counter.real() == 0)
        #expect(throws: UnansweredCallError.self) { try counter.realThrowing() }
        #expect(counter.realCalls.value == 0)
    }

    @Test func anErrorIsThrownBeforeADefaultIsReturned() {
        counter.mock.defaults.register(Int.self) { 30 }
        withMockDefaults({ $0.register(Int.self) { 40 } }) {
            #expect(throws: UnansweredCallError.self) { try counter.load() }
        }
    }

    @Test func theErrorNamesTheCallAndTheFailure() {
        let error = #expect(throws: UnansweredCallError.self) { try counter.load() }
        let place = counter.failures.reports.first?.location
        #expect(place?.filePath.hasSuffix("/FallbackOrderTests.swift") == true)
        #expect(
            error.map { "\($0)" }
                == "Counter: no answer for load; the failure is reported at FallbackOrderTests.swift:\(place?.line ?? 0)"
        )
    }

    @Test func aRequirementWithATypedErrorReturnsAValue() {
        var thrown: ShelfError?
        var value: Int?
        do throws(ShelfError) { value = try counter.find() } catch { thrown = error }
        #expect(value == 0)
        #expect(thrown == nil)
    }

    @Test(arguments: [MockMode.nice, .naggy]) func aNiceOrNaggyMockThrowsNothing(mode: MockMode) throws {
        counter.mode = mode
        #expect(try counter.load() == 50)
    }

    @Test func theWrappersDefaultComesBeforeTheMocks() {
        counter.mock.defaults.register(Int.self) { 30 }
        withMockDefaults({ $0.register(Int.self) { 40 } }) {
            #expect(counter.countOrFifty() == 50)
            #expect(counter.count(1) == 30)
        }
    }

    @Test func aWrapperWhoseDefaultIsNilLeavesItToTheNextFallback() {
        counter.isEmpty = true
        counter.mock.defaults.register(Int.self) { 30 }
        #expect(counter.countOrFifty() == 30)
    }

    @Test func theMocksDefaultComesBeforeTheScopes() {
        withMockDefaults({ $0.register(Int.self) { 40 } }) {
            #expect(counter.count(1) == 40)
            counter.mock.defaults.register(Int.self) { 30 }
            #expect(counter.count(1) == 30)
        }
    }

    @Test func theScopesDefaultComesBeforeTheTypesOwn() {
        withMockDefaults({ $0.register(Price.self) { Price(cents: 40) } }) {
            #expect(counter.price() == Price(cents: 40))
        }
        #expect(counter.price() == Price(cents: 7))
    }

    @Test func theTypesOwnDefaultComesBeforeASynthesizedValue() {
        #expect(counter.price() == Price(cents: 7))
        #expect(counter.weight() == Weight(grams: 0))
    }

    // MARK: Void

    @Test func aVoidCallDoesNotThrowWhileAnExpectationOfItsCaseIsUnmet() throws {
        counter.expect(.save(1))
        try counter.save(2)
        #expect(counter.failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aVoidCallReturnsIfNoExpectationHasItsCase() throws {
        counter.expect(.clear)
        try counter.save(2)
        #expect(counter.failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aVoidCallReturnsOnceTheExpectationOfItsCaseIsMet() throws {
        counter.expect(.save(1))
        try counter.save(1)
        try counter.save(2)
        #expect(counter.failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aVoidCallReusesTheErrorOfTheExpectationOfItsCase() {
        counter.expect(.save(1)).andThrow(ShelfError.gone)
        #expect(throws: ShelfError.gone) { try counter.save(2) }
    }

    @Test func anExpectedVoidCallNeedsNoAnswer() throws {
        counter.expect(.save(1))
        counter.stub(.save(2))
        try counter.save(1)
        try counter.save(2)
        counter.verify()
        #expect(counter.failures.reports.isEmpty)
    }

    // MARK: Declarations without an answer

    @Test func anExpectationWithoutAnAnswerThrowsAndIsOneFailure() {
        counter.expect(.load); let line = #line
        #expect(throws: UnansweredCallError.self) { try counter.load() }
        counter.verify()
        #expect(counter.failures.reports.map(\.kind) == [.unanswered])
        #expect(counter.failures.reports.map(\.location.line) == [line])
    }

    @Test func aStubWithoutAnAnswerReturnsADefaultAndIsOneFailure() {
        counter.stub(.count(1)); let line = #line
        counter.mock.defaults.register(Int.self) { 30 }
        #expect(counter.count(1) == 30)
        counter.verify()
        #expect(counter.failures.reports.map(\.kind) == [.unanswered])
        #expect(counter.failures.reports.map(\.location.line) == [line])
    }

    @Test(arguments: [MockMode.nice, .naggy])
    func aNiceOrNaggyMockNeedsNoAnswer(mode: MockMode) throws {
        counter.mode = mode
        counter.expect(.load)
        counter.stub(.count(1))
        #expect(try counter.load() == 50)
        #expect(counter.count(1) == 0)
        counter.verify()
        #expect(counter.failures.reports.isEmpty)
    }

    @Test func anExpectationWithoutAnAnswerForwardsInAPartialMock() throws {
        counter.mode = .partial
        counter.expect(.real)
        #expect(counter.real() == 42)
        counter.verify()
        #expect(counter.failures.reports.isEmpty)
    }

    // MARK: An answer of a wrong type

    @Test func anAnswerOfAWrongTypeIsReplacedByTheStubs() {
        counter.stub(.count(1)).andReturn(20)
        counter.expect(.count(1)).andReturn("seven")
        #expect(counter.count(1) == 20)
        #expect(counter.failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func anAnswerOfAWrongTypeIsReplacedByAnotherExpectations() {
        counter.expect(.count(1)).andReturn("seven")
        counter.expect(.count(2)).andReturn(10)
        #expect(counter.count(1) == 10)
        #expect(counter.failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func anActionOfAWrongTypeIsReplacedByASynthesizedValue() {
        counter.stub(.count(1)).andDo { _ in "seven" }
        #expect(counter.count(1) == 0)
        #expect(counter.failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func twoActionsOfAWrongTypeAreOneFailure() {
        var runs = 0
        counter.stub(.count(1)).andDo { _ -> String in
            runs += 1
            return "seven"
        }
        counter.expect(.count(1)).andReturn("eight")
        #expect(counter.count(1) == 0)
        #expect(runs == 0)
        #expect(counter.failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func anAnswerOfAWrongTypeIsReplacedByTheError() {
        counter.stub(.load).andReturn("seven")
        #expect(throws: UnansweredCallError.self) { try counter.load() }
        #expect(counter.failures.reports.map(\.kind) == [.wrongAnswer])
    }
}
