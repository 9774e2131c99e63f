import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// A completion handler that a declaration without an action drops is warned of when the mock is verified.
struct DroppedCompletionTests {
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
                  expected: 1 of 1, settle(5, completion: any), once, called once
                  help: call it with andDo { … }, or hold it with .held(by:) and a PendingCompletion
                  help: if it must not be called: andDo { _ in }
                """
            ])
        #expect(till.failures.reports.map(\.kind) == [.droppedCompletion])
        #expect(till.failures.reports.map(\.severity) == [.warning])
        #expect(till.failures.reports.map(\.location.line) == [line])
    }

    /// Declarations and calls, and the kinds of the failures when the mock is verified.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kinds: [FailureReport.Kind]
        fileprivate let use: @Sendable (MockTill) throws -> Void

        fileprivate init(
            _ behavior: String, _ kinds: FailureReport.Kind...,
            use: @escaping @Sendable (MockTill) throws -> Void
        ) {
            (testDescription, self.kinds, self.use) = (behavior, kinds, use)
        }
    }

    @Test(arguments: warned + notWarned + failed) func aVerificationFinds(row: Row) throws {
        try row.use(till)
        till.verify()
        #expect(till.failures.reports.map(\.kind) == row.kinds, "\(texts)")
    }

    private static let warned: [Row] = [
        Row("a handler that a stub drops is warned of once", .droppedCompletion) {
            $0.stub(.settle(.any, completion: .any))
            $0.settle(5) { _ in }
            $0.settle(6) { _ in }
        },
        Row("each declaration is warned of", .droppedCompletion, .droppedCompletion) {
            $0.expect(.settle(5, completion: .any))
            $0.expect(.settle(6, completion: .any))
            $0.settle(5) { _ in }
            $0.settle(6) { _ in }
        },
        Row("the next phase warns again", .droppedCompletion, .droppedCompletion) { till in
            for _ in 0..<2 {
                till.expect(.run(.any))
                till.run {}
                till.checkpoint()
            }
        },
        // Another argument's captor does not keep the handler.
        Row("a captor of another argument does not keep the handler", .droppedCompletion) {
            $0.expect(.settle(.capture(Captor()), completion: .any))
            $0.settle(5) { _ in }
        },
    ]

    private static let notWarned: [Row] = [
        Row("a handler that an action gets") {
            $0.expect(.run(.any)).andDo { _ in }
            $0.run {}
        },
        Row("a handler that the action of a stub gets") {
            $0.stub(.run(.any)).andDo { _ in }
            $0.expect(.run(.any))
            $0.run {}
        },
        Row("a held handler") {
            let completion = PendingCompletion<Int>()
            $0.expect(.settle(5, completion: .held(by: completion)))
            $0.settle(5) { _ in }
            completion.resume(returning: 1)
        },
        Row("a handler that a matcher sees") {
            $0.expect(.run(.matching("any block") { _ in true }))
            $0.run {}
        },
        Row("a handler of a call that the test reads") {
            $0.expect(.run(.any))
            $0.run {}
            #expect($0.calls.count == 1)
        },
        Row("a comparator, which is no completion handler") {
            $0.expect(.sort(by: .any))
            $0.sort { $0 < $1 }
        },
        Row("a call that returns a token") {
            $0.mode = .nice
            $0.expect(.observe(.any)).andReturn(1)
            $0.expect(.observe(.any))
            #expect([$0.observe { _ in }, $0.observe { _ in }] == [1, 0])
        },
        Row("a call that throws") { till in
            till.expect(.open(.any)).andThrow(ShelfError.gone)
            #expect(throws: ShelfError.gone) { try till.open {} }
        },
    ]

    private static let failed: [Row] = [
        Row("a mock that has failed has no other warning", .surplus) {
            $0.expect(.run(.any))
            $0.run {}
            $0.run {}
        },
        Row("a mock with a missing call has no other warning", .missing) {
            $0.expect(.run(.any)).times(2)
            $0.run {}
        },
        Row("an expectation that was not called has no other warning", .missing) { $0.expect(.run(.any)) },
    ]

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

    // MARK: No warning

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

    @Test func aCapturedHandlerIsNotWarnedOf() {
        let handler = Captor<(Int) -> Void>()
        till.expect(.settle(5, completion: .capture(handler)))
        till.settle(5) { _ in }
        till.verify()
        #expect(texts == [])
        #expect(handler.all.count == 1)
    }

    @Test func aForwardedCallIsNotWarnedOf() {
        let runs = Shared(0)
        till.expect(.close(.any)).andForward()
        till.close { runs.change { $0 += 1 } }
        till.verify()
        #expect(texts == [])
        #expect(runs.value == 1)
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
        #expect(handlers.filter { !isCompletionHandler($0) }.map { "\($0)" } == [])
    }

    @Test func otherTypesAreNot() {
        let others: [Any.Type] = [
            Int.self, Void.self, (() -> Int).self, ((Int, Int) -> Bool).self, ((Int) -> (Int) -> Void).self,
            (() -> () -> Void).self, [() -> Void].self, (Int, () -> Void).self, Int?.self,
            Result<() -> Void, any Error>.self,
        ]
        #expect(others.filter(isCompletionHandler).map { "\($0)" } == [])
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
