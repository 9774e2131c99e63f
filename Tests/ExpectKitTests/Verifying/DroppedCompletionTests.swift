import Testing

@testable import ExpectKit

/// A completion handler that a declaration without an action drops is warned of when the mock is verified.
@Suite struct DroppedCompletionTests {
    private let till = MockTill()

    private var texts: [String] { till.failures.reports.map(\.unwrappedText) }

    // MARK: Warnings

    @Test func aHandlerThatAnExpectationDropsIsOneWarningAtItsLine() {
        till.expect(.settle(5, completion: .any)); let line = #line
        till.settle(5) { _ in }
        till.verify()
        till.verify()
        #expect(
            texts == [
                """
                Till: settle's completion was never called
                  declared: 1 of 1, settle(5, completion: any), expected once, called once
                  call it with andDo { … }, or hold it with .held(by:) and a PendingCompletion
                  if it must not be called: andDo { _ in }
                """
            ])
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion])
        #expect(till.failures.reports.map(\.severity) == [.warning])
        #expect(till.failures.reports.map(\.location.line) == [line])
    }

    @Test func aHandlerThatAStubDropsIsWarnedOf() {
        till.stub(.settle(.any, completion: .any))
        till.settle(5) { _ in }
        till.settle(6) { _ in }
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion])
    }

    @Test func eachDeclarationIsWarnedOf() {
        till.expect(.settle(5, completion: .any))
        till.expect(.settle(6, completion: .any))
        till.settle(5) { _ in }
        till.settle(6) { _ in }
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion, .droppedCompletion])
    }

    @Test func anOptionalHandlerIsWarnedOfIfThereIsOne() {
        till.stub(.print(then: .any))
        till.print(then: nil)
        till.verify()
        #expect(texts == [])
        till.print {}
        till.verify()
        #expect(texts.first?.hasPrefix("Till: print's then was never called\n") == true)
    }

    @Test func aHandlerWithoutALabelIsAClosure() {
        till.expect(.run(.any))
        till.run {}
        till.verify()
        #expect(texts.first?.hasPrefix("Till: run's closure was never called\n") == true)
    }

    @Test func aFunctionByItsNameIsWarnedOf() {
        let recorder = TillRecorder()
        recorder.expect("settle(_:completion:)")
        recorder.settle(5) { _ in }
        recorder.verify()
        #expect(recorder.failures.reports.map(\.kind) == [.droppedCompletion])
    }

    @Test func theNextPhaseWarnsAgain() {
        for _ in 0..<2 {
            till.expect(.run(.any))
            till.run {}
            till.checkpoint()
        }
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion, .droppedCompletion])
    }

    // MARK: No warning

    @Test func aHandlerThatAnActionGetsIsNotWarnedOf() {
        till.expect(.run(.any)).andDo { _ in }
        till.run {}
        till.verify()
        #expect(texts == [])
    }

    @Test func aHandlerThatTheActionOfAStubGetsIsNotWarnedOf() {
        till.stub(.run(.any)).andDo { _ in }
        till.expect(.run(.any))
        till.run {}
        till.verify()
        #expect(texts == [])
    }

    @Test func aVerificationDoesNotHoldAHandlerAgain() {
        let completion = PendingCompletion<Int>()
        var answers: [Int] = []
        till.expect(.settle(5, completion: .held(by: completion)))
        till.settle(5) { answers.append($0) }
        completion.resume(returning: 1)
        till.mock.verify(.settle(5, completion: .held(by: completion)))
        #expect(answers == [1])
        #expect(texts == [])
    }

    @Test func aHeldHandlerIsNotWarnedOf() {
        let completion = PendingCompletion<Int>()
        till.expect(.settle(5, completion: .held(by: completion)))
        till.settle(5) { _ in }
        completion.resume(returning: 1)
        till.verify()
        #expect(texts == [])
    }

    @Test func aCapturedHandlerIsNotWarnedOf() {
        let handler = Captor<(Int) -> Void>()
        till.expect(.settle(5, completion: .capture(handler)))
        till.settle(5) { _ in }
        till.verify()
        #expect(texts == [])
        #expect(handler.all.count == 1)
    }

    /// Another argument's captor does not keep the handler.
    @Test func aCaptorOfAnotherArgumentDoesNotKeepTheHandler() {
        let number = Captor<Int>()
        till.expect(.settle(.capture(number), completion: .any))
        till.settle(5) { _ in }
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion])
    }

    @Test func aHandlerThatAMatcherSeesIsNotWarnedOf() {
        till.expect(.run(.matching("any block") { _ in true }))
        till.run {}
        till.verify()
        #expect(texts == [])
    }

    @Test func aTestThatReadsTheCallsIsNotWarned() {
        till.expect(.run(.any))
        till.run {}
        #expect(till.calls.count == 1)
        till.verify()
        #expect(texts == [])
    }

    @Test func aMockThatHasFailedIsNotWarnedOf() {
        till.expect(.run(.any))
        till.run {}
        till.run {}
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.surplus])
    }

    @Test func aMockWithAMissingCallIsNotWarnedOf() {
        till.expect(.run(.any)).times(2)
        till.run {}
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.missing])
    }

    @Test func aComparatorIsNoCompletionHandler() {
        till.expect(.sort(by: .any))
        till.sort { $0 < $1 }
        till.verify()
        #expect(texts == [])
    }

    @Test func aCallThatReturnsATokenIsNotWarnedOf() {
        till.mode = .nice
        till.expect(.observe(.any)).andReturn(1)
        till.expect(.observe(.any))
        #expect(till.observe { _ in } == 1)
        #expect(till.observe { _ in } == 0)
        till.verify()
        #expect(texts == [])
    }

    @Test func aCallThatThrowsIsNotWarnedOf() {
        till.expect(.open(.any)).andThrow(ShelfError.gone)
        #expect(throws: ShelfError.gone) { try till.open {} }
        till.verify()
        #expect(texts == [])
    }

    @Test func aForwardedCallIsNotWarnedOf() {
        let runs = Shared(0)
        till.expect(.close(.any)).andForward()
        till.close { runs.change { $0 += 1 } }
        till.verify()
        #expect(texts == [])
        #expect(runs.value == 1)
    }

    @Test func anExpectationThatWasNotCalledIsNotWarnedOf() {
        till.expect(.run(.any))
        till.verify()
        #expect(till.failures.reports.map(\.kind) == [.missing])
    }

    // MARK: Types

    @Test func aFunctionThatReturnsNothingIsACompletionHandler() {
        let handlers: [Any.Type] = [
            (() -> Void).self, ((Int) -> Void).self, (@Sendable (Int) -> Void).self,
            ((Result<Int, any Error>) -> Void).self, ((() -> Int) -> Void).self,
            (() async throws -> Void).self,
            (((Int) -> Void)?).self, ((([Int: () -> Void], (Int, Int)) -> Void)??).self,
            (@MainActor () -> Void).self,
        ]
        for type in handlers { #expect(isCompletionHandler(type), "\(type)") }
    }

    @Test func otherTypesAreNot() {
        let others: [Any.Type] = [
            Int.self, Void.self, (() -> Int).self, ((Int, Int) -> Bool).self, ((Int) -> (Int) -> Void).self,
            (() -> () -> Void).self, [() -> Void].self, (Int, () -> Void).self, Int?.self,
            Result<() -> Void, any Error>.self,
        ]
        for type in others { #expect(!isCompletionHandler(type), "\(type)") }
    }
}

private final class MockTill: Mocking {
    enum Invocation {
        case settle(Arg<Int>, completion: Arg<(Int) -> Void>)
        case print(then: Arg<(() -> Void)?>)
        case run(Arg<() -> Void>)
        case sort(by: Arg<(Int, Int) -> Bool>)
        case observe(Arg<(Int) -> Void>)
        case open(Arg<() -> Void>)
        case close(Arg<() -> Void>)
    }

    let mock = Mock<Invocation>("Till")
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
    }

    func settle(_ amount: Int, completion: @escaping (Int) -> Void) {
        mock.call(.settle(.value(amount), completion: .value(completion)))
    }
    func print(then: (() -> Void)?) { mock.call(.print(then: .value(then))) }
    func run(_ body: @escaping () -> Void) { mock.call(.run(.value(body))) }
    func sort(by areInOrder: @escaping (Int, Int) -> Bool) { mock.call(.sort(by: .value(areInOrder))) }
    func observe(_ handler: @escaping (Int) -> Void) -> Int { mock.call(.observe(.value(handler))) }
    func open(_ handler: @escaping () -> Void) throws {
        try mock.call(.open(.value(handler)), throwing: (any Error).self)
    }
    func close(_ handler: @escaping () -> Void) { mock.call(.close(.value(handler))) { handler() } }
}

private final class TillRecorder: CallRecording {
    let mock = Mock<FunctionInvocation>("Recorder")
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
    }

    func settle(_ amount: Int, completion: @escaping (Int) -> Void) { record(amount, completion) }
}
