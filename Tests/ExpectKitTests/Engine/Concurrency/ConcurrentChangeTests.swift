import ExpectKit
import Testing

/// Declaring, calling, verifying and resetting from different threads at once. What a thread finds is a matter of
/// chance; that it finds something whole, and that the mock is as good as new afterwards, is not.
@Suite struct ConcurrentChangeTests {
    /// Few, as many of the calls fail, and each first failure after a reset is traced.
    private let rounds = min(200, callsOfEach / 100)

    /// A thread that does something again and again.
    private func again(_ work: @escaping @Sendable (_ round: Int) -> Void) -> @Sendable () -> Void {
        { [rounds] in for round in 0..<rounds { work(round) } }
    }

    /// Uses the mock once more, alone.
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
    func callsMeetResets(mode: MockMode) async throws {
        let desk = MockDesk(mode)
        try #require(
            await allEnd(
                threads: [
                    again { desk.file($0) },
                    again { desk.note(caller: 1, number: $0) },
                    again { _ in _ = desk.ticket() },
                    again { if $0 % 5 == 0 { desk.reset() } },
                ]))
        expectItWorks(desk)
    }

    @Test(arguments: [MockOrdering.ordered, .unordered])
    func everythingMeetsEverything(ordering: MockOrdering) async throws {
        let desk = MockDesk(.strict, ordering)
        try #require(
            await allEnd(
                threads: [
                    again { desk.expect(.file(.value($0))) },
                    again { desk.expect(.ticket).andReturn($0).times(1...2) },
                    again { _ in desk.stub(.note(caller: .any, number: .any)) },
                    again { if $0 % 10 == 0 { desk.reject(.file(.value($0 + 1))) } },
                    again { desk.file($0) },
                    again { _ in _ = desk.ticket() },
                    again { desk.note(caller: 1, number: $0) },
                    again { _ in desk.verify() },
                    again { if $0 % 3 == 0 { desk.reset() } },
                    again { if $0 % 50 == 0 { desk.checkpoint() } },
                    again { _ in _ = desk.callCount(.ticket) + desk.calls.count },
                    again { desk.mode = $0 % 10 == 0 ? .strict : .nice },
                ]))
        expectItWorks(desk)
    }

    @Test func lentAndBorrowedAnswersMeetResets() async throws {
        let desk = MockDesk(.strict, .ordered)
        try #require(
            await allEnd(
                threads: [
                    again { _ in desk.expect(.ticket).andReturn(1).times(3) },
                    again { _ in desk.stub(.ticket).andReturn(2) },
                    again { desk.expect(.file(.value($0))) },
                    again { _ in _ = desk.ticket() },
                    again { _ in _ = desk.ticket() },
                    again { desk.file(-$0) },
                    again { if $0 % 5 == 0 { desk.reset() } },
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

    @Test func verifyingInBetweenLosesNothing() async throws {
        let desk = MockDesk(.strict, .unordered)
        let rounds = rounds
        desk.expect(.note(caller: .any, number: .any)).times(4 * rounds)
        let calling = (0..<4).map { caller in again { desk.note(caller: caller, number: $0) } }
        let verifying = again { if $0 % 10 == 0 { desk.verify() } }
        try #require(await allEnd(threads: calling + [verifying, verifying]))

        // What was missing in between has come.
        #expect(desk.failures.drain().allSatisfy { $0.kind == .missing })
        desk.verify()
        #expect(desk.failures.reports.isEmpty)
        #expect(desk.calls.count == 4 * rounds)
    }

    @Test func everyWrongCallIsReportedOnce() async throws {
        let desk = MockDesk()
        desk.stub(.ticket).andReturn(1)
        // As many as a verification reports one by one.
        let wrong = (0..<8).map { caller in { @Sendable in desk.note(caller: caller, number: 1) } }
        try #require(await allEnd(threads: wrong))
        #expect(desk.failures.reports.count == 1)

        desk.verify()

        let headlines = desk.failures.reports.map { String($0.text.prefix { $0 != "\n" }) }
        let expected = (0..<8).map { "Desk: unexpected note(caller: \($0), number: 1)" }
        #expect(headlines.sorted() == expected)
    }
}
