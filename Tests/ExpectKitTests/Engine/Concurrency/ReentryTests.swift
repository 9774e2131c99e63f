import Testing

@testable import ExpectKit

/// Client code that calls the mock that runs it. If the engine held its lock meanwhile, these tests would not end.
struct ReentryTests {
    private let desk = MockDesk(.strict, .ordered)

    /// Runs work on another thread, and returns whether it ended.
    private func ends(_ work: @escaping @Sendable () -> Void) async -> Bool {
        await allEnd(threads: [work])
    }

    @Test func anActionMakesTheNextExpectedCalls() async throws {
        let desk = desk
        desk.expect(.ticket).andDo { _ in
            desk.file(1)
            desk.note(caller: 1, number: 2)
            return 3
        }
        desk.expect(.file(1))
        desk.expect(.note(caller: 1, number: 2))

        let ticket = Shared(0)
        try #require(await ends { ticket.change { $0 = desk.ticket() } })

        #expect(ticket.value == 3)
        desk.verify()
        // The call that caused the others comes before them.
        #expect(desk.calls.first.map { if case .ticket = $0 { true } else { false } } == true)
        #expect(desk.calls.count == 3)
        #expect(desk.failures.reports.isEmpty)
    }

    @Test func anActionRepeatsTheCallThatItAnswers() async throws {
        let desk = desk
        let papers = Captor<Int>()
        desk.stub(.file(.capture(papers))).andDo { _ in
            if papers.all.count < 100 { desk.file(papers.all.count) }
        }

        try #require(await ends { desk.file(0) })

        #expect(papers.all == Array(0..<100))
        desk.verify()
    }

    @Test func anActionQueriesDeclaresVerifiesAndResets() async throws {
        let desk = desk
        desk.expect(.ticket).andDo { _ in
            desk.verify()
            desk.reset()
            desk.expect(.file(1))
            return desk.callCount(.ticket)
        }

        let count = Shared(-1)
        try #require(await ends { count.change { $0 = desk.ticket() } })

        #expect(count.value == 0)
        desk.file(1)
        desk.verify()
        #expect(desk.failures.reports.isEmpty)
    }

    @Test func aMatcherCallsItsMock() async throws {
        let desk = desk
        desk.stub(.ticket).andReturn(7)
        desk.expect(.file(.matching("the number of the next ticket") { $0 == desk.ticket() }))

        try #require(await ends { desk.file(7) })

        desk.verify()
        #expect(desk.failures.reports.isEmpty)
        #expect(desk.didCall(.ticket))
    }

    @Test func aReporterCallsTheMockThatReports() async throws {
        let desk = desk
        let reporter = CallingReporter()
        reporter.desk.change { $0 = desk }
        desk.mock.reporter = reporter
        desk.stub(.ticket).andReturn(7)
        desk.expect(.file(1))

        try #require(
            await ends {
                desk.file(2)
                desk.note(caller: 1, number: 1)
                desk.verify()
            })

        // The wrong paper was reported at once, the note by the verification.
        #expect(reporter.kinds.value == [.unexpected, .unexpected])
        #expect(desk.callCount(.ticket) == 2)
        reporter.desk.change { $0 = nil }
    }

    @Test func aRealObjectCallsTheMockBack() async throws {
        let cook = Cook()
        cook.expect(.serve).andForward()
        cook.expect(.stir).andForward()

        try #require(await ends { cook.serve() })

        cook.verify()
    }

    @Test func aDefaultResetsItsMock() async throws {
        let desk = desk
        desk.defaults.register(Int.self) {
            desk.reset()
            return 9
        }
        desk.expect(.file(1))
        desk.reject(.ticket)

        let ticket = Shared(0)
        try #require(await ends { ticket.change { $0 = desk.ticket() } })

        // The default runs after the call has been reported, and the reset removes the call.
        #expect(ticket.value == 9)
        #expect(desk.failures.reports.map(\.kind) == [.rejected])
        #expect(desk.calls.isEmpty)
        desk.defaults = MockDefaults()
    }

    @Test func aMatcherResetsItsMock() async throws {
        let desk = desk
        // The paper comes before its turn, so it is compared to find an answer to reuse.
        desk.expect(.ticket).andReturn(1)
        desk.expect(
            .file(
                .matching("nothing") { _ in
                    desk.reset()
                    return false
                })
        ).andDo { _ in }
        let failures = desk.failures

        try #require(await ends { desk.file(1) })

        // The reset removed the expectation and its answer, and the call belongs to the time after the reset.
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(desk.calls.count == 1)
        desk.verify()
        #expect(failures.reports.count == 1)
    }

    /// What the verification found belongs to the time before the reset. The same line then declares another call.
    @Test func aReporterResetsItsMock() {
        let reporter = ResettingReporter()
        reporter.desk.change { $0 = desk }
        desk.mock.reporter = reporter
        for _ in 0..<2 {
            desk.expect(.file(1))
            desk.mock.engine.verifyItself(after: .passed, at: nil)
        }
        reporter.desk.change { $0 = nil }
        #expect(reporter.kinds.value == [.missing, .missing])
    }

    @Test func aDefaultCallsItsMock() async throws {
        let desk = MockDesk(.nice)
        desk.defaults.register(Int.self) {
            desk.file(1)
            return 9
        }

        let ticket = Shared(0)
        try #require(await ends { ticket.change { $0 = desk.ticket() } })

        #expect(ticket.value == 9)
        #expect(desk.didCall(.file(1)))
        desk.defaults = MockDefaults()
    }
}

/// A reporter that takes a ticket for each failure.
private final class CallingReporter: FailureReporter {
    let desk = Shared<MockDesk?>(nil)
    let kinds = Shared<[FailureReport.Kind]>([])

    func report(_ failure: FailureReport) {
        _ = desk.value?.ticket()
        kinds.change { $0.append(failure.kind) }
    }
}

/// A reporter that resets the mock after each failure.
private final class ResettingReporter: FailureReporter {
    let desk = Shared<MockDesk?>(nil)
    let kinds = Shared<[FailureReport.Kind]>([])

    func report(_ failure: FailureReport) {
        desk.value?.reset()
        kinds.change { $0.append(failure.kind) }
    }
}

/// A partial mock by inheritance: serving stirs.
private class RealCook {
    func serve() { stir() }
    func stir() {}
}

private final class Cook: RealCook, Mocking, @unchecked Sendable {
    enum Invocation: Equatable { case serve, stir }
    let mock = Mock<Invocation>("Cook", mode: .partial)

    override func serve() { mock.call(.serve) { super.serve() } }
    override func stir() { mock.call(.stir) { super.stir() } }
}
