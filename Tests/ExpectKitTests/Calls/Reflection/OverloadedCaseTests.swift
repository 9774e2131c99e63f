import Testing

@testable import ExpectKit

/// Cases with the same base name are different calls: a case is identified by its full name with labels.
struct OverloadedCaseTests {
    private final class MockStore: Mocking {
        enum Invocation {
            case load(id: Int), load(number: Int), load(id: Int, from: String), load(id: Int, at: String)
            case find(id: Arg<Int>), find(number: Arg<Int>)
            case move(Int, Int), move((Int, Int))
            case give(Any)
        }

        let mock = Mock<Invocation>("Store")
        let failures = FailureRecorder()

        init(_ mode: MockMode = .strict) {
            mock.reporter = failures
            mock.mode = mode
        }

        func perform(_ call: Invocation) -> Int { mock.call(call) }
        var texts: [String] {
            failures.reports.map { $0.unwrappedText.replacing(/\n  called at [^\n]*/, with: "") }
        }
    }

    private typealias Call = MockStore.Invocation

    private let store = MockStore()

    @Test func labelsDistinguishCasesWithPlainArguments() {
        let matches = InvocationComparison<Call>().matches
        #expect(matches(.load(id: 1), .load(id: 1)))
        #expect(!matches(.load(id: 1), .load(number: 1)))
        #expect(matches(.load(id: 1, at: "a"), .load(id: 1, at: "a")))
        #expect(!matches(.load(id: 1, at: "a"), .load(id: 1, from: "a")))
        #expect(!matches(.load(id: 1), .load(id: 1, from: "a")))
    }

    @Test func labelsDistinguishCasesWithMatchers() {
        let matches = InvocationComparison<Call>().matches
        #expect(matches(.find(id: .any), .find(id: .value(1))))
        #expect(!matches(.find(id: .any), .find(number: .value(1))))
        #expect(!matches(.find(id: 1), .find(number: .value(1))))
    }

    @Test func severalArgumentsDoNotMatchATuple() {
        let matches = InvocationComparison<Call>().matches
        #expect(matches(.move(1, 2), .move(1, 2)))
        #expect(matches(.move((1, 2)), .move((1, 2))))
        #expect(!matches(.move(1, 2), .move((1, 2))))
        #expect(
            callDifferences(Call.move(1, 2), .move((1, 2))).described.map(\.line) == [
                "expected move(1, 2), got another case move(1, 2): one takes a tuple"
            ])
    }

    @Test func tuplesOfTypeAnyCompareTheirLabels() {
        let matches = InvocationComparison<Call>().matches
        #expect(matches(.give((x: 1, y: 2)), .give((x: 1, y: 2))))
        #expect(!matches(.give((x: 1, y: 2)), .give((a: 1, b: 2))))
        #expect(!matches(.give((x: 1, y: 2)), .give((1, 2))))
        #expect(!matches(.give(1), .give((1, 2))))
    }

    @Test func casesInsideOfArgumentsAreDistinguished() {
        #expect(valuesMatch(Filling.with(egg: 1), Filling.with(egg: 1)))
        #expect(!valuesMatch(Filling.with(egg: 1), Filling.with(ham: 1)))
        #expect(!valuesMatch([Filling.with(1, 1)], [Filling.with((1, 1))]))
        #expect(
            valueDifferences([Filling.with(egg: 1)], [Filling.with(ham: 1)]).described.map(\.line)
                == ["[0]: expected with(egg: 1), got with(ham: 1)"])
    }

    @Test func casesOfAnExistentialInvocationAreDistinguished() {
        enum Another: Error { case load(id: Int) }
        enum Failing: Error { case load(id: Int), load(number: Int) }
        let matches = InvocationComparison<any Error>().matches
        #expect(matches(Failing.load(id: 1), Failing.load(id: 1)))
        #expect(!matches(Failing.load(id: 1), Failing.load(number: 1)))
        #expect(!matches(Failing.load(id: 1), Another.load(id: 1)))
    }

    @Test func aStubOfOneCaseAnswersNoCallOfTheOther() {
        store.stub(.load(id: 1)).andReturn(1)
        store.stub(.load(number: 1)).andReturn(2)
        #expect(store.perform(.load(id: 1)) == 1)
        #expect(store.perform(.load(number: 1)) == 2)
        for id in 2..<40 { store.stub(.find(id: .value(id))).andReturn(id) }
        store.stub(.find(number: .value(3))).andReturn(-3)
        #expect(store.perform(.find(id: .value(3))) == 3)
        #expect(store.perform(.find(number: .value(3))) == -3)
        store.verify()
        #expect(store.texts == [])
    }

    @Test func aRejectionOfOneCaseIgnoresTheOther() {
        let store = MockStore(.nice)
        store.reject(.load(number: 1))
        store.reject(.find(number: .any))
        _ = store.perform(.load(id: 1))
        _ = store.perform(.find(id: .value(1)))
        #expect(store.texts == [])
        _ = store.perform(.load(number: 1))
        #expect(store.failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aCallOfTheOtherCaseIsUnexpectedAndReusesNoAnswer() {
        store.expect(.load(id: 1)).andReturn(7)
        let line = #line - 1
        #expect(store.perform(.load(number: 1)) == 0)
        #expect(
            store.texts == [
                """
                Store: unexpected load(number: 1), expected load(id: 1)
                  expected: 1 of 1, load(id: 1), once, never called \
                (Tests/ExpectKitTests/Calls/Reflection/OverloadedCaseTests.swift:\(line))
                  answered: 0, a default value for Int

                    expected            called so far
                  1 load(id: 1) → 7  ≠  load(number: 1)
                """
            ])
        #expect(store.failures.reports.map(\.kind) == [.unexpected])
        store.mock.reset()
    }

    @Test func queriesCountOneCaseOnly() {
        let store = MockStore(.nice)
        _ = store.perform(.load(id: 1))
        #expect(store.callCount(.load(id: 1)) == 1)
        #expect(store.callCount(.load(number: 1)) == 0)
        store.verify(.load(number: 1), times: 0)
        store.verify(.load(id: 1))
        #expect(store.texts == [])
    }
}
