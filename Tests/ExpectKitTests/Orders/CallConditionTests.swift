import Testing

@testable import ExpectKit

/// A condition that the library does not know: calls may come only after the test has opened a gate.
private final class Gate: CallCondition {
    private let isOpened = Lock(false)
    private let calls = Lock(0)

    func open() { isOpened.withLock { $0 = true } }
    func close() { isOpened.withLock { $0 = false } }
    var callCount: Int { calls.withLock { $0 } }

    var restrictsCalls: Bool { true }
    var states: (any CurrentState)? { nil }
    var metSince: LogicalTime? { isOpened.withLock { $0 } ? .start : nil }
    var requirement: StateFact? { StateFact(name: "gate", states: ["open"]) }

    // `Wait` alone is a type of these tests.
    func noteCall() -> [ExpectKit.Wait] {
        calls.withLock { $0 += 1 }
        return []
    }
}

/// A new kind of condition is one type; the engine, the verification and the reports need no change.
struct CallConditionTests {
    private let shelf = MockShelf()
    private let gate = Gate()

    @Test func aCallMayComeOnceItsConditionIsMet() {
        _ = shelf.expect(.clear).amend(at: Sites.site(1)) { $0.conditions.append(gate) }
        gate.open()
        shelf.clear()
        shelf.verify()
        #expect(shelf.texts == [])
        #expect(gate.callCount == 1)
    }

    @Test func aCallWhoseConditionIsNotMetIsReportedWithTheCondition() {
        let line = #line + 1
        _ = shelf.expect(.clear).amend(at: Sites.site(1)) { $0.conditions.append(gate) }
        shelf.clear()
        #expect(shelf.kinds == [.outOfOrder])
        #expect(
            shelf.texts.first?.contains(
                "expected: 1 of 1, once, never called, when gate is open "
                    + "(Tests/ExpectKitTests/Orders/CallConditionTests.swift:\(line))") == true)
        #expect(gate.callCount == 0)
        shelf.verify()
        #expect(shelf.kinds == [.outOfOrder])
    }

    @Test func aCallThatExceedsACountFailsWhateverTheConditionsAre() {
        _ = shelf.expect(.clear).times(1).amend(at: Sites.site(1)) { $0.conditions.append(gate) }
        shelf.mode = .nice
        gate.open()
        shelf.clear()
        gate.close()
        shelf.clear()
        #expect(shelf.kinds == [.surplus])
    }

    @Test func aStubWhoseConditionIsNotMetAnswersNoCall() {
        _ = shelf.stub(.count).andReturn(2).amend(at: Sites.site(1)) { $0.conditions.append(gate) }
        shelf.mode = .nice
        #expect(shelf.count == 0)
        gate.open()
        #expect(shelf.count == 2)
        #expect(gate.callCount == 1)
        #expect(shelf.texts == [])
    }
}

/// Orders that change after a call has asked for them.
struct ChangedOrderTests {
    private let shop = MockStepper(.unordered, named: "Shop")
    private let bank = MockStepper(.unordered, named: "Bank")

    @Test func aPredecessorThatIsDeclaredLaterBlocksACall() {
        let optional = shop.expect(.step(1)).anyTimes()
        bank.expect(.step(2)).after(optional)
        bank.expect(.step(3))
        bank.step(3)
        optional.after(shop.expect(.step(4)))
        bank.step(2)
        #expect(bank.failures.errors.map(\.kind) == [.outOfOrder])
        shop.step(4)
        verify(shop, bank)
        #expect(bank.failures.errors.count == 1 && shop.failures.errors.isEmpty)
    }
}
