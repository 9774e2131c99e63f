import Testing

@testable import ExpectKit

/// Values that a test registers for calls without an answer.
struct MockDefaultsTests {
    private let machine = Machine(.nice)

    @Test func aScopeEndsWithItsClosure() {
        withMockDefaults({ $0.register(Int.self) { 4 } }) { #expect(machine.get(Int.self) == 4) }
        #expect(machine.get(Int.self) == 0)
    }

    @Test func aScopeLastsWhileItsClosureIsSuspended() async {
        await withMockDefaults({ $0.register(Int.self) { 4 } }) {
            await Task.yield()
            #expect(machine.get(Int.self) == 4)
        }
        #expect(machine.get(Int.self) == 0)
    }

    @Test func anInnerScopeComesBeforeAnOuterOne() {
        let seen = withMockDefaults({
            $0.register(Int.self) { 4 }
            $0.register(String.self) { "outer" }
        }) {
            let inner = withMockDefaults({ $0.register(Int.self) { 5 } }) {
                "\(machine.get(Int.self)) \(machine.get(String.self))"
            }
            return [inner, "\(machine.get(Int.self)) \(machine.get(String.self))"]
        }
        #expect(seen == ["5 outer", "4 outer"])
    }

    @Test func aTaskOfAScopeSeesItsValues() async {
        let seen = await withMockDefaults({ $0.register(Int.self) { 4 } }) {
            await Task { Machine(.nice).get(Int.self) }.value
        }
        #expect(seen == 4)
    }

    @Test func aScopeRethrowsTheErrorOfItsClosure() async {
        #expect(throws: ShelfError.gone) {
            try withMockDefaults({ _ in }) { throw ShelfError.gone }
        }
        await #expect(throws: ShelfError.locked) {
            try await withMockDefaults({ _ in }) {
                await Task.yield()
                throw ShelfError.locked
            }
        }
    }

    @Test func aResetKeepsTheValuesOfTheMock() {
        machine.defaults.register(Int.self) { 3 }
        machine.reset()
        #expect(machine.get(Int.self) == 3)
    }

    @Test func theValuesOfAMockAreNotShared() {
        machine.defaults.register(Int.self) { 3 }
        #expect(Machine(.nice).get(Int.self) == 0)
    }

    @Test func aValueIsMadeForEachCall() {
        let numbers = Sequence()
        machine.defaults.register(Int.self) { numbers.next() }
        #expect([machine.get(Int.self), machine.get(Int.self), machine.get(Int.self)] == [1, 2, 3])
    }

    @Test func aValueIsMadeOutsideOfTheLock() {
        let mock = Mock<Int>("Machine", mode: .nice)
        mock.defaults.register(Int.self) { [weak mock] in mock?.calls.count ?? 0 }
        let count: Int = mock.call(7)
        #expect(count == 1)
    }

    @Test func aLaterValueReplacesAnEarlierOne() {
        machine.defaults.register(Int.self) { 3 }
        machine.defaults.register(Int.self) { 4 }
        #expect(machine.get(Int.self) == 4)
    }

    @Test func aValueIsUsedForItsExactTypeOnly() {
        machine.defaults.register(Int.self) { 3 }
        #expect(machine.get(Int?.self) == nil)
        #expect(machine.get(UInt.self) == 0)
    }

    @Test func aRegisteredNilIsReturned() {
        withMockDefaults({ $0.register(Int?.self) { 4 } }) {
            machine.defaults.register(Int?.self) { nil }
            #expect(machine.get(Int?.self) == nil)
        }
    }

    @Test func aValueIsUsedInsideOfASynthesizedValue() {
        machine.defaults.register(Price.self) { Price(cents: 3) }
        withMockDefaults({ $0.register(Int.self) { 4 } }) {
            #expect(machine.get((Price, Weight).self) == (Price(cents: 3), Weight(grams: 4)))
            #expect(
                machine.get(Bill.self) == Bill(price: Price(cents: 3), weight: Weight(grams: 4), tax: nil))
            #expect(machine.get(ClosedRange<Int>.self) == 4...4)
        }
    }

    @Test func theTypesOwnDefaultIsUsedInsideOfASynthesizedValue() {
        #expect(machine.get((Price, Int).self) == (Price(cents: 7), 0))
        #expect(machine.get(Bill.self) == Bill(price: Price(cents: 7), weight: Weight(grams: 0), tax: nil))
    }

    @Test func aProtocolMayHaveAValue() {
        let failures = FailureRecorder()
        withMockDefaults({ $0.register((any Kitchen).self) { MockKitchen(.nice, failures) } }) {
            #expect(machine.get((any Kitchen).self) is MockKitchen)
        }
    }

    @Test func aTypedWrapperHasDefaultsToo() async throws {
        let till = TypedTill()
        #expect(till.total == 9)
        #expect(try await till.change() == 8)
        till.mock.mode = .strict
        #expect(till.total == 9)
        #expect(till.failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aDefaultOfAWrapperIsEvaluatedOnlyWhenItIsNeeded() {
        let till = TypedTill()
        till.expect(.total).andReturn(1)
        #expect(till.total == 1)
        #expect(till.made == 0)
        #expect(till.total == 9)
        #expect(till.made == 1)
    }

    @Test func anAsyncWrapperHasDefaultsToo() async throws {
        let slow = SlowTill()
        #expect(try await slow.total() == 6)
        slow.mock.mode = .strict
        await #expect(throws: UnansweredCallError.self) { try await slow.total() }
    }
}

private struct Bill: Codable, Equatable {
    let price: Price
    let weight: Weight
    let tax: Int?
}

/// Counts from one.
private final class Sequence: @unchecked Sendable {
    private var last = 0

    func next() -> Int {
        last += 1
        return last
    }
}

private final class TypedTill: TypedMocking {
    enum Invocation { case total, change }

    let mock = Mock<Invocation>("Till", mode: .nice)
    let failures = FailureRecorder()
    private(set) var made = 0

    init() {
        mock.reporter = failures
    }

    var total: Int { call(.total, default: makeNine()) }
    func change() async throws -> Int { try await call(.change, default: 8) }

    private func makeNine() -> Int {
        made += 1
        return 9
    }
}

extension MockCall where Invocation == TypedTill.Invocation {
    fileprivate static var total: MockCall<Invocation, Int, Never> { .init(.total) }
    fileprivate static var change: MockCall<Invocation, Int, any Error> { .init(.change) }
}

private final class SlowTill: Mocking {
    enum Invocation: Equatable { case total }

    let mock = Mock<Invocation>("Till", mode: .nice)

    init() {
        mock.reporter = FailureRecorder()
    }

    func total() async throws -> Int {
        try await mock.call(.total, throwing: (any Error).self, default: 6)
    }
}
