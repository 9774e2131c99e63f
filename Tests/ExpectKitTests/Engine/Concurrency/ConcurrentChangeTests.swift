import ExpectKit
import Testing

/// Concurrent declarations, calls, verifications and resets. The results vary, but nothing crashes, and the mock works
/// as expected afterwards.
struct ConcurrentChangeTests {
    /// A small number, because many calls fail, and the first failure after each reset takes a backtrace.
    private let rounds = min(200, callsOfEach / 100)

    /// A closure that does some work in each round.
    private func repeating(_ work: @escaping @Sendable (_ round: Int) -> Void) -> @Sendable () -> Void {
        { [rounds] in for round in 0..<rounds { work(round) } }
    }

    /// Expects that the mock works on a single thread.
    private func expectItWorks(_ desk: MockDesk, sourceLocation: SourceLocation = #_sourceLocation) {
        desk.reset()
        desk.failures.drain()
        desk.mode = .strict
        desk.expect(.ticket).andReturn(1, 2)
        desk.expect(.file(3))
        #expect([desk.ticket(), desk.ticket()] == [1, 2], sourceLocation: sourceLocation)
        desk.verify()
        desk.file(3)
        desk.verify()
        #expect(desk.failures.reports.map(\.kind) == [.missing], sourceLocation: sourceLocation)
        #expect(desk.calls.count == 3, sourceLocation: sourceLocation)
    }

    @Test(arguments: [MockMode.strict, .nice, .naggy])
    func callsAndResets(mode: MockMode) async throws {
        let desk = MockDesk(mode)
        try #require(
            await allEnd(
                threads: [
                    repeating { desk.file($0) },
                    repeating { desk.note(caller: 1, number: $0) },
                    repeating { _ in _ = desk.ticket() },
                    repeating { if $0 % 5 == 0 { desk.reset() } },
                ]))
        expectItWorks(desk)
    }

    @Test(arguments: [MockOrdering.ordered, .unordered])
    func allOperations(ordering: MockOrdering) async throws {
        let desk = MockDesk(.strict, ordering)
        try #require(
            await allEnd(
                threads: [
                    repeating { desk.expect(.file(.value($0))) },
                    repeating { desk.expect(.ticket).andReturn($0).times(1...2) },
                    repeating { _ in desk.stub(.note(caller: .any, number: .any)) },
                    repeating { if $0 % 10 == 0 { desk.reject(.file(.value($0 + 1))) } },
                    repeating { desk.file($0) },
                    repeating { _ in _ = desk.ticket() },
                    repeating { desk.note(caller: 1, number: $0) },
                    repeating { _ in desk.verify() },
                    repeating { if $0 % 3 == 0 { desk.reset() } },
                    repeating { if $0 % 50 == 0 { desk.checkpoint() } },
                    repeating { _ in _ = desk.callCount(.ticket) + desk.calls.count },
                    repeating { desk.mode = $0 % 10 == 0 ? .strict : .nice },
                ]))
        expectItWorks(desk)
    }

    @Test func reusedAnswersAndResets() async throws {
        let desk = MockDesk(.strict, .ordered)
        try #require(
            await allEnd(
                threads: [
                    repeating { _ in desk.expect(.ticket).andReturn(1).times(3) },
                    repeating { _ in desk.stub(.ticket).andReturn(2) },
                    repeating { desk.expect(.file(.value($0))) },
                    repeating { _ in _ = desk.ticket() },
                    repeating { _ in _ = desk.ticket() },
                    repeating { desk.file(-$0) },
                    repeating { if $0 % 5 == 0 { desk.reset() } },
                ]))
        expectItWorks(desk)
    }

    @Test func nothingThatIsDeclaredIsLost() async throws {
        let desk = MockDesk(.strict, .unordered)
        let declaring = (0..<8).map { thread in
            { @Sendable in
                for number in 0..<50 {
                    desk.expect(.note(caller: .value(thread), number: .value(number))).times(2)
                    desk.stub(.file(.value(thread * 50 + number)))
                }
            }
        }
        try #require(await allEnd(threads: declaring))

        for _ in 0..<2 {
            for thread in 0..<8 {
                for number in 0..<50 { desk.note(caller: thread, number: number) }
            }
        }
        for paper in 0..<400 { desk.file(paper) }
        #expect(desk.failures.reports.isEmpty)
        desk.verify()
        #expect(desk.failures.reports.isEmpty)
        desk.note(caller: 0, number: 0)
        #expect(desk.failures.reports.count == 1)
    }

    @Test func verifyingMeanwhileLosesNothing() async throws {
        let desk = MockDesk(.strict, .unordered)
        let rounds = rounds
        desk.expect(.note(caller: .any, number: .any)).times(4 * rounds)
        let calling = (0..<4).map { caller in repeating { desk.note(caller: caller, number: $0) } }
        let verifying = repeating { if $0 % 10 == 0 { desk.verify() } }
        try #require(await allEnd(threads: calling + [verifying, verifying]))

        // The calls that the verifications found missing have come since.
        #expect(desk.failures.drain().allSatisfy { $0.kind == .missing })
        desk.verify()
        #expect(desk.failures.reports.isEmpty)
        #expect(desk.calls.count == 4 * rounds)
    }

    @Test func everyWrongCallIsReportedOnce() async throws {
        let desk = MockDesk()
        desk.stub(.ticket).andReturn(1)
        let wrong = (0..<8).map { caller in { @Sendable in desk.note(caller: caller, number: 1) } }
        try #require(await allEnd(threads: wrong))
        #expect(desk.failures.reports.count == 1)

        desk.verify()

        // The verification tells of all others at once.
        #expect(desk.failures.reports.map(\.severity) == [.error, .warning])
        let texts = desk.failures.reports.map(\.unwrappedText)
        let headlines = texts.map { $0.prefix { $0 != "\n" } }
        #expect(headlines.map { $0.hasPrefix("Desk: unexpected note(caller: ") } == [true, true])
        #expect(headlines.map { $0.hasSuffix(", number: 1) (+ 6 more calls)") } == [false, true])
        let mentions = (0..<8).map { caller in
            texts.count { $0.contains("note(caller: \(caller), number: 1)") }
        }
        #expect(mentions == Array(repeating: 1, count: 8))
    }

    /// Each stub answers only in the first state, and moves it. So only one of two calls gets its answer.
    @Test func oneOfTwoMocksMovesAState() async {
        let desks = (0..<10 * rounds).map { _ in
            let states = MockStates("lock", initially: 0)
            return (0..<2).map { _ in
                let desk = MockDesk(.nice)
                desk.stub(.ticket).when(states, 0).then(states, 1).andReturn(1)
                return desk
            }
        }
        let (arrived, sum) = (Shared(0), Shared(0))
        let work = (0..<2).map { place in
            { @Sendable in
                for (round, pair) in desks.enumerated() {
                    arrived.change { $0 += 1 }
                    while arrived.value < 2 * (round + 1) { giveWay() }
                    let ticket = pair[place].ticket()
                    sum.change { $0 += ticket }
                }
            }
        }
        let haveEnded = await allEnd(threads: work)
        #expect(haveEnded)
        #expect(sum.value == desks.count)
    }
}
