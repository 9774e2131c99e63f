import Testing

@testable import ExpectKit

/// The cost of calls and verifications, in operations.
struct CostTests {
    private let tally = Tally()

    private func shelf(_ ordering: MockOrdering = .ordered) -> Mock<Counted> {
        let mock = Mock<Counted>("Shelf", ordering: ordering)
        mock.reporter = tally.failures
        return mock
    }

    private func call(_ number: Int) -> Counted { Counted(number: number, tally: tally) }

    @Test func aPassingCallIsComparedOnceInALongQueue() {
        let shelf = shelf()
        for number in 0..<10_000 { shelf.expect(call(number)) }
        for number in 0..<10_000 { shelf.call(call(number)) }
        #expect(tally.comparisons == 10_000)
        #expect(tally.failures.reports.isEmpty)
    }

    @Test func aPassingCallIsNotDescribed() {
        let shelf = shelf()
        shelf.stub(call(-1))
        for number in 0..<100 { shelf.expect(call(number)).times(1...) }
        for number in 0..<100 {
            shelf.call(call(number))
            shelf.call(call(-1))
        }
        shelf.verify()
        #expect(tally.failures.reports.isEmpty)
        #expect(tally.descriptions == 0)
    }

    @Test func aPassingCallIsNotTraced() {
        let shelf = shelf()
        shelf.expect(call(1))
        shelf.stub(call(2))
        shelf.call(call(1))
        shelf.call(call(2))
        #expect(shelf.engine.locked { $0.tracesLeft } == Limits.Reporting.traces)
        shelf.call(call(3))
        #expect(shelf.engine.locked { $0.tracesLeft } == Limits.Reporting.traces - 1)
    }

    @Test func aLimitedNumberOfFailuresIsTraced() {
        let shelf = shelf()
        for number in 0..<(Limits.Reporting.traces + 10) { shelf.call(call(number)) }
        let traces = shelf.engine.locked { $0.verification.divergences }.filter { $0.trace != nil }
        #expect(traces.count == Limits.Reporting.traces)
    }

    @Test func verifyingMatchedCallsComparesNothing() {
        let shelf = shelf()
        for number in 0..<100 { shelf.expect(call(number)) }
        for number in 0..<100 { shelf.call(call(number)) }
        let before = tally.comparisons
        shelf.verify()
        #expect(tally.comparisons == before)
    }

    /// The number of comparisons of a verification after calls of which the first one is wrong.
    private func comparisonsOfVerifying(_ count: Int) -> Int {
        let shelf = shelf()
        for number in 0..<count { shelf.expect(call(number)) }
        for number in 0..<count { shelf.call(call(number == 0 ? -1 : number)) }
        let before = tally.comparisons
        shelf.verify()
        #expect(tally.failures.drain().count == 1)
        return tally.comparisons - before
    }

    @Test func theComparisonsOfAVerificationGrowLinearly() {
        let (once, twice) = (comparisonsOfVerifying(1000), comparisonsOfVerifying(2000))
        #expect(once > 0)
        #expect(twice < 3 * once)
    }

    /// The number of comparisons of calls of which the middle one is wrong, so that the later ones fail.
    private func comparisonsOfCalling(_ count: Int) -> Int {
        let shelf = shelf()
        for number in 0..<count { shelf.expect(call(number)) }
        let before = tally.comparisons
        for number in 0..<count { shelf.call(call(number == count / 2 ? -1 : number)) }
        #expect(tally.failures.drain().count == 1)
        return tally.comparisons - before
    }

    @Test func theComparisonsOfFailingCallsGrowLinearly() {
        let (once, twice) = (comparisonsOfCalling(1000), comparisonsOfCalling(2000))
        #expect(once > 1000)
        #expect(twice < 3 * once)
    }

    @Test func earlierCallsDoNotSlowDownAStub() {
        let shelf = shelf()
        shelf.stub(call(1))
        for _ in 0..<1000 { shelf.call(call(1)) }
        #expect(tally.comparisons == 1000)
    }

    @Test func theNewestStubIsComparedFirst() {
        let shelf = shelf()
        for number in 0..<100 { shelf.stub(call(number)) }
        shelf.call(call(99))
        #expect(tally.comparisons == 1)
    }
}

/// Counts comparisons and descriptions.
private final class Tally: Sendable {
    private let counts = Lock<(comparisons: Int, descriptions: Int)>((0, 0))
    let failures = FailureRecorder()

    var comparisons: Int { counts.withLock { $0.comparisons } }
    var descriptions: Int { counts.withLock { $0.descriptions } }
    func compared() { counts.withLock { $0.comparisons += 1 } }
    func described() { counts.withLock { $0.descriptions += 1 } }
}

/// An invocation that counts its comparisons and descriptions.
private struct Counted: Equatable, CustomStringConvertible {
    let number: Int
    let tally: Tally

    static func == (left: Self, right: Self) -> Bool {
        left.tally.compared()
        return left.number == right.number
    }

    var description: String {
        tally.described()
        return "\(number)"
    }
}
