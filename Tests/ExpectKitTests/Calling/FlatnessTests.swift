import Testing

@testable import ExpectKit

/// The cost of a call among a hundred and among three thousand expectations, in acquisitions of the lock, comparisons and
/// hashes.
struct FlatnessTests {
    private static let crowds = [100, 3_000]

    /// A search, a comparison and the answer.
    private let foundByHash = Cost(turns: 3, comparisons: 1, hashes: 1)

    /// As many expectations are looked at one by one.
    private let few = Limits.Deciding.candidatesWithoutIndex

    // MARK: Found by their hashes

    @Test(arguments: crowds)
    func anUnorderedExpectationIsFoundByItsHash(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        bench.expect(0..<crowd)
        #expect(bench.cost((0..<crowd).reversed()) == foundByHash)
    }

    @Test(arguments: crowds)
    func saturatedExpectationsLeaveTheSearch(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        bench.expect(0..<crowd)
        // The first and the last one stay open, so that all the others are between them.
        #expect(bench.cost(1..<crowd - 1) == foundByHash)
        bench.callAll([crowd - 1, 0])
        #expect(bench.tally.failures.reports.isEmpty)
    }

    @Test(arguments: crowds)
    func equalUnorderedExpectationsAreComparedOnce(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        for _ in 0..<crowd { bench.expect(7..<8) }
        #expect(bench.cost(Array(repeating: 7, count: crowd)).comparisons == 1)
    }

    @Test(arguments: crowds)
    func anExpectationOfAnUnorderedGroupIsFoundByItsHash(crowd: Int) {
        let bench = Bench<HashableCall>()
        bench.expect(-1..<0)
        bench.mock.engine.locked { $0.state.table.openGroup(.unordered) }
        bench.expect(0..<crowd)
        bench.mock.engine.locked { $0.state.table.closeGroup() }
        bench.expect(crowd..<crowd + 1)
        bench.callAll([-1])
        #expect(bench.cost((0..<crowd).reversed()) == foundByHash)
        bench.callAll([crowd])
        #expect(bench.tally.failures.reports.isEmpty)
    }

    @Test(arguments: crowds)
    func anExpectationOfAnOrderedGroupAmongManyIsFoundByItsHash(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        for group in 0..<crowd / 2 {
            bench.mock.engine.locked { $0.state.table.openGroup(.ordered) }
            bench.expect(2 * group..<2 * group + 2)
            bench.mock.engine.locked { $0.state.table.closeGroup() }
        }
        let calls = (0..<crowd / 2).reversed().flatMap { [2 * $0, 2 * $0 + 1] }
        #expect(bench.cost(calls) == foundByHash)
    }

    @Test(arguments: crowds)
    func aMatcherAmongManyIsComparedOnce(crowd: Int) {
        let bench = Bench<MatchedCall>(.unordered)
        bench.expect(0..<crowd / 2)
        bench.mock.expect(.of(crowd / 4..<crowd + 1, bench.tally))
        bench.expect(crowd / 2..<crowd)
        // The older expectation for the exact call takes it, and the matcher is not asked.
        #expect(bench.cost(0..<crowd / 2) == foundByHash)
        // The matcher is older than these.
        #expect(bench.cost([crowd - 1]) == Cost(turns: 3, comparisons: 1, hashes: 1))
        #expect(bench.cost(crowd / 2..<crowd - few) == foundByHash)
    }

    @Test(arguments: crowds)
    func anExpectationInAChainIsFoundByItsHash(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        bench.expectChain(crowd)
        #expect(bench.cost(0..<crowd - few) == foundByHash)
    }

    @Test(arguments: crowds)
    func anExpectationWithAStateIsFoundByItsHash(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        let phase = MockStates("phase", initially: "open")
        for number in 0..<crowd { bench.expect(number).when(phase, "open") }
        #expect(bench.cost((0..<crowd).reversed()) == foundByHash)
    }

    @Test(arguments: [10, 100])
    func aCallInAnOrderOfManyMocksTakesTwoTurns(mocks: Int) {
        let order = CallOrder()
        let benches = (0..<mocks).map { _ in Bench<HashableCall>() }
        for round in 0..<3 {
            for bench in benches { bench.expect(round).inOrder(order) }
        }
        for round in 0..<3 {
            for bench in benches {
                #expect(bench.cost([round]) == Cost(turns: 2, comparisons: 1, hashes: 0))
            }
        }
    }

    @Test(arguments: crowds)
    func aStubIsFoundBesideExhaustedExpectations(crowd: Int) {
        let bench = Bench<HashableCall>()
        bench.mock.stub(bench.call(-1)).andReturn(1)
        for number in 0..<crowd { bench.expect(number).times(1) }
        bench.callAll(0..<crowd)
        #expect(bench.cost(0..<100) { _ in _ = bench.mock.call(bench.call(-1)) as Int } == foundByHash)
    }

    @Test(arguments: crowds)
    func anExpectationReusesTheAnswerOfOneOfManyStubs(crowd: Int) {
        let bench = Bench<HashableCall>()
        for number in 0..<crowd { bench.mock.stub(bench.call(number)).andReturn(number) }
        bench.expect(0..<100)
        let cost = bench.cost(0..<100) { #expect(bench.mock.call(bench.call($0)) as Int == $0) }
        #expect(cost.comparisons == 2)
        #expect(cost.hashes == 1)
    }

    // MARK: Compared one by one

    @Test(arguments: crowds)
    func otherUnorderedCallsAreComparedOnceWithEachOpenExpectation(crowd: Int) {
        unorderedCallsAreComparedOnce(EquatableCall.self, crowd)
        unorderedCallsAreComparedOnce(ReflectedCall.self, crowd)
    }

    private func unorderedCallsAreComparedOnce<Call: TalliedCall>(_: Call.Type, _ crowd: Int) {
        let bench = Bench<Call>(.unordered)
        bench.expect(0..<crowd)
        // The oldest one accepts the call.
        #expect(bench.cost(0..<10) == Cost(turns: 2, comparisons: 1, hashes: 0))
        let last = bench.cost([crowd - 1])
        #expect(last.comparisons == Double(crowd - 10))
        // The number of comparisons between two questions grows, so the questions are few.
        #expect(last.turns <= 10)
        // Those that are saturated are not compared again.
        #expect(bench.cost([crowd - 2]).comparisons == Double(crowd - 11))
    }

    @Test(arguments: crowds)
    func otherCallsAreComparedOnceWithEachExhaustedExpectation(crowd: Int) {
        exhaustedExpectationsAreComparedOnce(EquatableCall.self, crowd)
        exhaustedExpectationsAreComparedOnce(ReflectedCall.self, crowd)
    }

    private func exhaustedExpectationsAreComparedOnce<Call: TalliedCall>(_: Call.Type, _ crowd: Int) {
        let bench = Bench<Call>()
        bench.mock.stub(bench.call(-1)).andReturn(1)
        for number in 0..<crowd { bench.expect(number).times(1) }
        bench.callAll(0..<crowd)
        let cost = bench.cost([-1]) { _ = bench.mock.call(bench.call($0)) as Int }
        #expect(cost == Cost(turns: 3, comparisons: Double(crowd + 1), hashes: 0))
    }

    @Test(arguments: crowds)
    func otherCallsOfAChainAreComparedWithTheNextOnly(crowd: Int) {
        let bench = Bench<EquatableCall>(.unordered)
        bench.expectChain(crowd)
        #expect(bench.cost(0..<10) == Cost(turns: 2, comparisons: 1, hashes: 0))
    }

    // MARK: Declaring

    @Test(arguments: crowds)
    func aDeclarationIsComparedWithEqualOpenEndedOnesOnly(crowd: Int) {
        let bench = Bench<HashableCall>(.unordered)
        for number in 0..<crowd { bench.expect(number).anyTimes() }
        #expect(bench.tally.comparisons == 0)
        bench.expect(0..<1)
        #expect(bench.tally.comparisons == 1)
        #expect(bench.tally.failures.drain().map(\.kind) == [.misuse])
    }

    @Test(arguments: crowds)
    func aDeclarationInOrderIsComparedWithTheOneBeforeItOnly(crowd: Int) {
        let bench = Bench<EquatableCall>()
        for number in 0..<crowd { bench.expect(number).anyTimes() }
        #expect(bench.tally.comparisons == crowd - 1)
    }

    // MARK: Wrong calls

    @Test func aWrongCallAfterTheFirstCostsTheSameAmongMany() {
        for ordering in [MockOrdering.ordered, .unordered] {
            let costs = Self.crowds.map { crowd in
                let bench = Bench<HashableCall>(ordering)
                bench.mock.engine.locked { $0.tracesLeft = 0 }
                bench.expect(0..<crowd)
                bench.callAll([-1])
                return bench.cost((-21)..<(-1))
            }
            #expect(costs[0] == costs[1])
            #expect(costs[0].comparisons <= 2 * Double(Limits.Deciding.reusableAnswers))
        }
    }

    @Test func aCallBehindAMissingOneCostsTheSameAmongMany() {
        let costs = Self.crowds.map { crowd in
            let bench = Bench<HashableCall>()
            bench.mock.engine.locked { $0.tracesLeft = 0 }
            // A nested group requires the search for what blocked the call.
            bench.mock.engine.locked { $0.state.table.openGroup(.ordered) }
            bench.expect(0..<crowd)
            bench.mock.engine.locked { $0.state.table.closeGroup() }
            bench.callAll([2])
            return bench.cost(3..<23)
        }
        #expect(costs[0] == costs[1])
        #expect(costs[0].comparisons < 100)
    }
}

/// The average cost of a call.
private struct Cost: Equatable {
    var turns: Double
    var comparisons: Double
    var hashes: Double
}

/// A mock whose calls are counted.
private struct Bench<Call: TalliedCall> {
    let tally = CallTally()
    let mock: Mock<Call>

    init(_ ordering: MockOrdering = .ordered) {
        mock = Mock("Bench", ordering: ordering)
        mock.reporter = tally.failures
    }

    func call(_ number: Int) -> Call { .of(TalliedNumber(number: number, tally: tally)) }

    @discardableResult
    func expect(_ number: Int) -> UncheckedExpectedCall<Call> { mock.expect(call(number)) }

    func expect(_ numbers: Range<Int>) {
        for number in numbers { mock.expect(call(number)) }
    }

    /// Expects calls, each after the one before it.
    func expectChain(_ length: Int) {
        var last: UncheckedExpectedCall<Call>?
        for number in 0..<length {
            let next = expect(number)
            if let last { next.after(last) }
            last = next
        }
    }

    func callAll(_ numbers: some Sequence<Int>) {
        for number in numbers { mock.call(call(number)) }
    }

    func cost(_ numbers: some Collection<Int>) -> Cost { cost(numbers) { mock.call(call($0)) } }

    func cost(_ numbers: some Collection<Int>, _ body: (Int) -> Void) -> Cost {
        let turns = mock.engine.locked { $0.turns }
        let (comparisons, hashes) = (tally.comparisons, tally.hashes)
        for number in numbers { body(number) }
        let taken = mock.engine.locked { $0.turns } - turns - 1
        let count = Double(numbers.count)
        return Cost(
            turns: Double(taken) / count, comparisons: Double(tally.comparisons - comparisons) / count,
            hashes: Double(tally.hashes - hashes) / count)
    }
}
