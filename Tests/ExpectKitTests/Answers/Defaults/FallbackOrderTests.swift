import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The fallbacks in their order: each test leaves one out, and the next one answers.
struct FallbackOrderTests {
    private let counter = FallbackCounter()

    /// Declarations and a call, its answer, and the kinds of the failures. A call that returns nothing answers with nil.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: Int?
        let kinds: [FailureReport.Kind]
        let use: @Sendable (FallbackCounter) throws -> Int?

        init(
            _ behavior: String, _ answer: Int?, _ kinds: FailureReport.Kind...,
            use: @escaping @Sendable (FallbackCounter) throws -> Int?
        ) {
            (testDescription, self.answer, self.kinds, self.use) = (behavior, answer, kinds, use)
        }
    }

    @Test(arguments: values + voids + wrongAnswers) func theNextFallbackAnswers(row: Row) throws {
        #expect(try row.use(counter) == row.answer)
        #expect(counter.failures.reports.map(\.kind) == row.kinds)
    }

    private static let values: [Row] = [
        Row("a stub answers if there is no answer to reuse", 20) {
            $0.expect(.clear)
            $0.expect(.count(3))
            $0.stub(.count(3)).andReturn(20)
            $0.clear()
            let answer = $0.count(3)
            $0.verify()
            return answer
        },
        Row("a stub of a rejected call answers it", 20, .rejected) {
            $0.stub(.count(3)).andReturn(20)
            $0.reject(.count(3))
            return $0.count(3)
        },
        Row("an expectation without an answer forwards in a partial mock", 42) {
            $0.mode = .partial
            $0.expect(.real)
            let answer = $0.real()
            $0.verify()
            return answer
        },
    ]

    private static let voids: [Row] = [
        Row("a void call does not throw while an expectation of its case is unmet", nil, .unexpected) {
            $0.expect(.save(1))
            try $0.save(2)
            return nil
        },
        Row("a void call returns if no expectation has its case", nil, .unexpected) {
            $0.expect(.clear)
            try $0.save(2)
            return nil
        },
        Row("a void call returns once the expectation of its case is met", nil, .unexpected) {
            $0.expect(.save(1))
            try $0.save(1)
            try $0.save(2)
            return nil
        },
        Row("an expected void call needs no answer", nil) {
            $0.expect(.save(1))
            $0.stub(.save(2))
            try $0.save(1)
            try $0.save(2)
            $0.verify()
            return nil
        },
    ]

    private static let wrongAnswers: [Row] = [
        Row("an answer of a wrong type is replaced by the stub's", 20, .wrongAnswer) {
            $0.stub(.count(1)).andReturn(20)
            $0.expect(.count(1)).andReturn("seven")
            return $0.count(1)
        },
        Row("an answer of a wrong type is replaced by another expectation's", 10, .wrongAnswer) {
            $0.expect(.count(1)).andReturn("seven")
            $0.expect(.count(2)).andReturn(10)
            return $0.count(1)
        },
        Row("an action of a wrong type is replaced by a synthesized value", 0, .wrongAnswer) {
            $0.stub(.count(1)).andDo { _ in "seven" }
            return $0.count(1)
        },
    ]

    @Test func anExpectationsAnswerIsReusedBeforeAStubAnswers() {
        counter.expect(.clear)
        counter.expect(.count(1)).andReturn(10)
        counter.stub(.count(3)).andReturn(20)
        counter.reject(.count(3))
        #expect(counter.count(3) == 10)
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
        counter.stub(.real)
        counter.stub(.realThrowing)
        #expect(counter.real() == 42)
        #expect(try counter.realThrowing() == 43)
        #expect(counter.failures.reports.map(\.kind) == [.unanswered, .unanswered])
    }

    /// A forbidden call must have no effect.
    @Test func aForbiddenCallDoesNotReachTheRealObject() throws {
        counter.mode = .partial
        counter.reject(.real)
        counter.expect(.realThrowing).times(1)
        #expect(counter.real() == 0)
        let answers = try [counter.realThrowing(), counter.realThrowing()]
        #expect(answers == [43, 0])
        #expect(counter.realCalls.value == 1)
        #expect(counter.failures.reports.map(\.kind) == [.rejected, .surplus])
    }

    @Test func aForbiddenCallIsNotForwardedByAnotherDeclaration() {
        counter.mode = .partial
        counter.stub(.real).andForward()
        counter.reject(.real)
        #expect(counter.real() == 0)
        #expect(counter.realCalls.value == 0)
        #expect(counter.failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aForbiddenCallThatNothingElseCanAnswerThrows() {
        final class Unmakeable {}
        let mock = Mock<Int>("Shelf", mode: .partial)
        let failures = FailureRecorder()
        mock.reporter = failures
        mock.reject(1)
        #expect(throws: UnansweredCallError.self) {
            try mock.call(1) { () throws -> Unmakeable in Unmakeable() }
        }
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func theRealObjectAnswersAForbiddenCallThatNothingElseCanAnswer() {
        final class Unmakeable {}
        let mock = Mock<Int>("Shelf", mode: .partial)
        let (failures, real) = (FailureRecorder(), Unmakeable())
        mock.reporter = failures
        mock.reject(1)
        #expect(mock.call(1) { real } === real)
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aStrictMockDoesNotCallTheRealObject() {
        #expect(counter.real() == 0)
        #expect(throws: UnansweredCallError.self) { try counter.realThrowing() }
        #expect(counter.realCalls.value == 0)
    }

    @Test func anErrorIsThrownBeforeADefaultIsReturned() {
        counter.defaults.register(Int.self) { 30 }
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
                == "follows from the failure at Tests/ExpectKitTests/Answers/Defaults/FallbackOrderTests.swift:\(place?.line ?? 0): Counter has no answer for load"
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
        counter.defaults.register(Int.self) { 30 }
        withMockDefaults({ $0.register(Int.self) { 40 } }) {
            #expect(counter.countOrFifty() == 50)
            #expect(counter.count(1) == 30)
        }
    }

    @Test func aWrapperWhoseDefaultIsNilLeavesItToTheNextFallback() {
        counter.isEmpty = true
        counter.defaults.register(Int.self) { 30 }
        #expect(counter.countOrFifty() == 30)
    }

    @Test func theMocksDefaultComesBeforeTheScopes() {
        withMockDefaults({ $0.register(Int.self) { 40 } }) {
            #expect(counter.count(1) == 40)
            counter.defaults.register(Int.self) { 30 }
            #expect(counter.count(1) == 30)
        }
    }

    @Test func theScopesDefaultComesBeforeTheTypesOwn() {
        withMockDefaults({ $0.register(Price.self) { Price(cents: 40) } }) {
            #expect(counter.price() == Price(cents: 40))
        }
        #expect(counter.price() == Price(cents: 7))
    }

    // MARK: Void

    @Test func aVoidCallReusesTheErrorOfTheExpectationOfItsCase() {
        counter.expect(.save(1)).andThrow(ShelfError.gone)
        #expect(throws: ShelfError.gone) { try counter.save(2) }
    }

    // MARK: Declarations without an answer

    @Test func aStubWithoutAnAnswerReturnsADefaultAndIsOneFailure() {
        counter.stub(.count(1)); let line = #line
        counter.defaults.register(Int.self) { 30 }
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

    // MARK: An answer of a wrong type

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
}
