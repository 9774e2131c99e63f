import ExpectKit
import Testing

/// Calls that depend on a state, and calls that change it.
struct MockStatesTests {
    enum Account { case open, closed }

    let bank = MockBank()
    let post = MockPost()
    let failures = FailureRecorder()
    let account = MockStates("account", initially: Account.closed)

    @Test func aCallIsAllowedInItsState() throws {
        bank.unordered()
        bank.expect(.charge(5)).when(account, .open)
        post.expect(.send("open")).then(account, .open)
        post.send("open")
        #expect(account.current == .open)
        try bank.charge(5)
        verify(bank, post)
    }

    @Test func stubsAnswerByState() throws {
        bank.stub(.charge(5)).andThrow(BankError.refused)
        bank.stub(.charge(5)).when(account, .open)
        #expect(throws: BankError.self) { try bank.charge(5) }
        account.current = .open
        try bank.charge(5)
        bank.verify()
    }

    @Test func anActionSeesTheNewStateAndAnErrorKeepsIt() {
        bank.expect(.charge(5)).then(account, .open).andDo { [account] _ in
            #expect(account.current == .open)
            throw BankError.refused
        }
        #expect(throws: BankError.self) { try bank.charge(5) }
        #expect(account.current == .open)
        bank.verify()
    }

    @Test func aTestWaitsForAState() async {
        post.expect(.send("open")).then(account, .open)
        _Concurrency.Task.detached { [post] in post.send("open") }
        #expect(await account.wait(for: .open))
        #expect(await !account.wait(for: .closed, within: .milliseconds(5)))
        post.verify()
    }

    /// The next call ends the state before the test continues.
    @Test func aTestWaitsForAStateThatIsShort() async {
        post.expect(.send("open")).then(account, .open)
        post.expect(.send("close")).then(account, .closed)
        let calls = CallingClock { [post] in
            post.send("open")
            post.send("close")
        }
        #expect(await account.wait(for: .open, clock: calls))
        #expect(account.current == .closed)
        post.verify()
    }

    @Test func aCallInAnotherStateIsReportedWithIt() {
        bank.mock.reporter = failures
        bank.expect(.charge(5)).when(account, .open); let second = #line
        try? bank.charge(5); let line = #line
        bank.verify()
        #expect(failures.sightings == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts == [
                """
                MockBank: charge(5) was called while account was not open
                  expected: 1 of 1, once, never called, when account is open \
                (Tests/ScenarioTests/Checkout/MockStatesTests.swift:\(second))
                  states: account is closed
                  help: if the state does not matter, remove when(_:_:)
                """
            ])
    }

    @Test func aSecondCallAfterTheStateHasMovedIsRefused() {
        post.mock.reporter = failures
        post.expect(.send("open")).times(2).when(account, .closed).then(account, .open)
        post.send("open")
        post.send("open")
        post.verify()
        #expect(failures.reports.map(\.kind) == [.outOfOrder])
    }
}

/// A clock whose first sleep begins with calls.
private struct CallingClock: Clock {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        call()
        try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
    }
}
