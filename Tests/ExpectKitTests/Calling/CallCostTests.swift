import Testing

@testable import ExpectKit

/// The cost of one call in acquisitions of the lock and in comparisons. It does not depend on other calls or expectations.
struct CallCostTests {
    private let tally = CallTally()

    private func mock(_ mode: MockMode = .strict) -> Mock<TalliedNumber> {
        let mock = Mock<TalliedNumber>("Shelf", mode: mode)
        mock.reporter = tally.failures
        return mock
    }

    private func call(_ number: Int) -> TalliedNumber { TalliedNumber(number: number, tally: tally) }

    /// The average cost of a call.
    private func cost(_ mock: Mock<TalliedNumber>, _ calls: Range<Int>, _ body: (Int) -> Void) -> Cost {
        let turns = mock.engine.locked { $0.turns }
        let (comparisons, hashes) = (tally.comparisons, tally.hashes)
        for number in calls { body(number) }
        let taken = mock.engine.locked { $0.turns } - turns - 1
        #expect(tally.failures.reports.isEmpty)
        return Cost(
            turns: Double(taken) / Double(calls.count),
            comparisons: Double(tally.comparisons - comparisons) / Double(calls.count),
            hashes: Double(tally.hashes - hashes) / Double(calls.count))
    }

    @Test(arguments: [0, 3_000])
    func aMatchedCallTakesTwoTurnsAndOneComparison(before: Int) {
        let mock = mock()
        for number in 0..<before + 10_100 { mock.expect(call(number)) }
        for number in 0..<before { mock.call(call(number)) }
        let cost = cost(mock, before..<before + 100) { mock.call(call($0)) }
        #expect(cost == Cost(turns: 2, comparisons: 1, hashes: 0))
    }

    @Test(arguments: [0, 3_000])
    func aStubbedCallTakesTwoTurnsAndOneComparison(before: Int) {
        let mock = mock()
        mock.stub(call(1)).andReturn(1)
        for _ in 0..<before { _ = mock.call(call(1)) as Int }
        let cost = cost(mock, 0..<100) { _ in _ = mock.call(call(1)) as Int }
        #expect(cost == Cost(turns: 2, comparisons: 1, hashes: 0))
    }

    @Test(arguments: [100, 3_000])
    func oneOfManyExactStubsIsFoundByItsHash(stubs: Int) {
        let mock = mock()
        for number in 0..<stubs { mock.stub(call(number)).andReturn(number) }
        let cost = cost(mock, 0..<100) { #expect(mock.call(call($0)) as Int == $0) }
        // One turn for the hash, one for the comparison, one for the answer.
        #expect(cost == Cost(turns: 3, comparisons: 1, hashes: 1))
    }

    @Test func anIgnoredCallTakesOneTurn() {
        let mock = mock(.nice)
        let cost = cost(mock, 0..<100) { mock.call(call($0)) }
        #expect(cost == Cost(turns: 1, comparisons: 0, hashes: 0))
    }

    @Test func aForwardedCallTakesTwoTurns() {
        let mock = mock(.partial)
        let cost = cost(mock, 0..<100) { number in mock.call(call(number)) { () } }
        #expect(cost == Cost(turns: 2, comparisons: 0, hashes: 0))
    }

    /// Each turn reads or notes everything that is known at the time.
    @Test func aWrongCallAndItsVerificationTakeFewTurns() throws {
        let shelf = MockShelf()
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.expect(.load(id: 2)).andReturn("two")
        shelf.expect(.count).andReturn(1)
        var turns: [Int] = []
        func count(_ body: () throws -> Void) rethrows {
            let before = shelf.mock.engine.locked { $0.turns }
            try body()
            turns.append(shelf.mock.engine.locked { $0.turns } - before - 1)
        }
        try count { _ = try shelf.load(id: 3) }
        try count { _ = try shelf.load(id: 4) }
        count { shelf.verify() }
        #expect(turns == [8, 7, 12])
    }

    @Test func anAsyncCallTakesAsManyTurns() async {
        let mock = mock()
        for number in 0..<100 { mock.expect(call(number)).andReturn(number) }
        let turns = mock.engine.locked { $0.turns }
        for number in 0..<100 {
            let answer: Int = await mock.call(call(number))
            #expect(answer == number)
        }
        #expect(mock.engine.locked { $0.turns } - turns - 1 == 200)
    }

    @Test func aCallWithAnAnswerOfAWrongTypeIsCompletedOnce() {
        let mock = mock()
        mock.expect(call(1)).andReturn("one")
        mock.expect(call(2)).andReturn(2)
        for number in 1...2 { _ = mock.call(call(number)) as Int }
        #expect(mock.completedCalls.map(\.number) == [1, 2])
        #expect(tally.failures.reports.map(\.kind) == [.wrongAnswer])
    }

    @Test func aCallTakesLittleMemory() {
        // Without the invocation itself, which takes as much as in an array.
        #expect(MemoryLayout<CallLog.Entry>.stride == 24)
        // An argument has one word for its `==`, and one byte for a case that holds a matcher.
        #expect(MemoryLayout<Arg<Int>>.size == 17)
        #expect(MemoryLayout<Arg<String>>.size == 25)
    }
}

/// The cost of a call.
private struct Cost: Equatable {
    var turns: Double
    var comparisons: Double
    var hashes: Double
}
