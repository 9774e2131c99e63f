import Testing

@testable import ExpectKit

/// The number of conditions that are checked for a call. In chains declared in the order of their calls, it does not grow
/// with the number of expectations.
struct ConditionCostTests {
    private static let crowds = [100, 500]

    /// The declarations after the next one that are looked at together with it.
    private let few = Double(Limits.Deciding.candidatesWithoutIndex)

    @Test(arguments: crowds)
    func aChainOfAfter(crowd: Int) {
        inEachForm { bench in
            let calls = bench.expect(0..<crowd)
            for (earlier, later) in zip(calls, calls.dropFirst()) { later.after(earlier) }
            #expect(bench.checksOfCalling(0..<crowd) <= 4 * few)
        }
    }

    @Test(arguments: crowds)
    func anOrderOfOneMock(crowd: Int) {
        let order = CallOrder()
        inEachForm { bench in
            for call in bench.expect(0..<crowd) { call.inOrder(order) }
            #expect(bench.checksOfCalling(0..<crowd) <= 4 * few)
        }
    }

    @Test(arguments: crowds)
    func aChainAcrossTwoMocks(crowd: Int) {
        for form in Bench.forms {
            let (benches, order) = ([form(), form()], CallOrder())
            for number in 0..<crowd { benches[number % 2].expect(number).inOrder(order) }
            for number in 0..<crowd { benches[number % 2].call(number) }
            for bench in benches {
                #expect(Double(bench.checks) <= Double(crowd / 2) * 4 * few)
                bench.verify()
                #expect(bench.failures.reports.isEmpty)
            }
        }
    }

    @Test(arguments: crowds)
    func manyAfterOneAndOneAfterMany(crowd: Int) {
        inEachForm { bench in
            let first = bench.expect(-1)
            let calls = bench.expect(0..<crowd)
            for call in calls { call.after(first) }
            let last = bench.expect(crowd)
            for call in calls { last.after(call) }
            #expect(bench.checksOfCalling(-1..<crowd + 1) <= 4 * few)
        }
    }

    @Test(arguments: crowds)
    func manyInTheStatesOfAMock(crowd: Int) {
        inEachForm { bench in
            let phase = MockStates("phase", initially: 0)
            for number in 0..<crowd {
                _ = bench.expect(number).when(phase, number).then(phase, number + 1)
            }
            #expect(bench.checksOfCalling(0..<crowd) <= 4 * few)
        }
    }

    /// A call that comes too early is compared with no blocked expectation, and fails.
    @Test func aCallThatComesTooEarlyFailsAmongMany() {
        inEachForm { bench in
            let calls = bench.expect(0..<100)
            for (earlier, later) in zip(calls, calls.dropFirst()) { later.after(earlier) }
            bench.call(0)
            bench.call(50)
            #expect(bench.failures.drain().map(\.kind) == [.unexpected])
            bench.reset()
        }
    }

    /// The open expectation is the last one of many blocked ones.
    @Test func anExpectationBehindManyBlockedOnesIsFound() {
        inEachForm { bench in
            let calls = bench.expect(0..<100)
            for (later, earlier) in zip(calls, calls.dropFirst()) { later.after(earlier) }
            _ = bench.checksOfCalling((0..<100).reversed())
        }
    }

    private func inEachForm(_ body: (Bench) -> Void) {
        for form in Bench.forms {
            let bench = form()
            body(bench)
            bench.verify()
            #expect(bench.failures.reports.isEmpty)
        }
    }
}

/// A mock that counts how often the conditions of its expectations are checked.
private struct Bench {
    /// Mocks whose calls are compared with `==`, by reflection, and found by their hashes.
    static var forms: [() -> Bench] {
        [
            { Bench(EquatableCall.self) }, { Bench(ReflectedCall.self) }, { Bench(HashableCall.self) },
            { Bench(MatchedCall.self) },
        ]
    }

    /// A condition that is always met and counts its checks.
    private struct Counter: CallCondition {
        let checks: Lock<Int>

        var metSince: LogicalTime? {
            checks.withLock { $0 += 1 }
            return .start
        }
        var requirement: StateFact? { nil }
        var restrictsCalls: Bool { true }
        var states: (any CurrentState)? { nil }
        func noteCall() -> [ExpectKit.Wait] { [] }
    }

    let failures: FailureRecorder
    let call: (Int) -> Void
    let verify: () -> Void
    let reset: () -> Void
    private let declare: (Int) -> any ExpectationClauses
    private let counter = Counter(checks: Lock(0))

    var checks: Int { counter.checks.withLock { $0 } }

    init<Call: TalliedCall>(_: Call.Type) {
        let tally = CallTally()
        let mock = Mock<Call>("Bench", ordering: .unordered)
        mock.reporter = tally.failures
        mock.engine.locked { $0.tracesLeft = 0 }
        failures = tally.failures
        declare = { mock.expect(.of(TalliedNumber(number: $0, tally: tally))) }
        call = { mock.call(.of(TalliedNumber(number: $0, tally: tally))) }
        verify = { mock.verify() }
        reset = { mock.reset() }
    }

    func expect(_ number: Int) -> any ExpectationClauses {
        // The first condition, so that it is checked whether the others are met or not.
        declare(number).amend(at: Sites.site(1)) { $0.conditions.append(counter) }
    }

    func expect(_ numbers: Range<Int>) -> [any ExpectationClauses] { numbers.map { expect($0) } }

    /// Makes calls, and returns the average number of checks for each.
    func checksOfCalling(_ numbers: some Collection<Int>, andThen body: (Int) -> Void = { _ in }) -> Double {
        let before = checks
        for number in numbers {
            call(number)
            body(number)
        }
        return Double(checks - before) / Double(numbers.count)
    }
}

/// The order of a node is found in time, however many paths lead to it.
struct OrderPathTests {
    private let shelf = MockShelf(.strict, .unordered)

    private func expect(_ number: Int) -> UncheckedExpectedCall<MockShelf.Invocation> {
        shelf.expect(.load(id: number)).andReturn("\(number)")
    }

    /// There are two paths to each layer, and so 2^60 to the last one. The last call belongs to another mock, so that only
    /// its own condition is checked.
    @Test func layersOfCallsThatMayBeLeftOut() {
        var layer = [expect(0).anyTimes()]
        for number in 1...60 {
            let next = [expect(2 * number).anyTimes(), expect(2 * number + 1).anyTimes()]
            for call in next { for earlier in layer { call.after(earlier) } }
            layer = next
        }
        let other = MockShelf()
        let last = other.expect(.clear)
        for earlier in layer { last.after(earlier) }
        other.clear()
        verify(shelf, other)
        #expect(shelf.texts + other.texts == [])
    }

    /// Each call is after the two before it, and the first one is put after another one last.
    @Test func aCallWithManyPathsBehindItIsPutAfterAnother() {
        let calls = (0..<90).map(expect)
        for number in 1..<90 {
            calls[number].after(calls[number - 1])
            if number > 1 { calls[number].after(calls[number - 2]) }
        }
        let first = expect(100)
        let zeroth = expect(101)
        first.after(zeroth)
        calls[0].after(first)
        for number in [101, 100] + Array(0..<90) { #expect((try? shelf.load(id: number)) == "\(number)") }
        shelf.verify()
        #expect(shelf.texts == [])
    }

    /// The orders of both mocks are part of the cycle, and the expectations in the middle are named last.
    @Test func aCycleThroughTheOwnOrdersOfTwoMocksIsRefused() {
        let (one, other) = (MockShelf(), MockShelf())
        let calls = [one, other].map { shelf in (0...4).map { shelf.expect(.load(id: $0)).andReturn("") } }
        calls[0][0].after(calls[1][3])
        calls[1][4].after(calls[0][4])
        #expect(one.texts + other.texts == [])
        calls[1][2].after(calls[0][2])
        #expect(one.kinds == [] && other.kinds == [.misuse])
        other.failures.drain()
        for (shelf, ids) in [(other, 0...3), (one, 0...4), (other, 4...4)] {
            for id in ids { _ = try? shelf.load(id: id) }
        }
        verify(one, other)
        #expect(one.texts + other.texts == [])
    }

    @Test func aCycleIsRefusedWhicheverClauseClosesIt() {
        // The clauses of a chain, in several orders. The last clause closes a cycle.
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [0, 3, 1, 2], [2, 0, 3, 1]] {
            let shelf = MockShelf(.strict, .unordered)
            let calls = (0...4).map { shelf.expect(.load(id: $0)).andReturn("") }
            for number in order { calls[number + 1].after(calls[number]) }
            #expect(shelf.texts == [])
            calls[1].after(calls[4])
            #expect(shelf.kinds == [.misuse])
            calls[2].after(calls[2])
            #expect(shelf.kinds == [.misuse, .misuse])
            shelf.reset()
        }
    }
}
