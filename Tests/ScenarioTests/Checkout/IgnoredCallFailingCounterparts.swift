import ExpectKit
import Testing

/// Calls that another mock or a state forbids, of mocks that do not report such a call: a mode ignores it,
/// or a stub answers it. The expectation is missing then.
struct IgnoredCallFailingCounterparts {
    /// What lets a call pass that no expectation takes.
    enum Leniency: CaseIterable { case nice, naggy, partial, stub }

    private let bank = MockBank()
    private let warehouse = MockWarehouse()
    private let post = PartialPost()
    private let failures = FailureRecorder()
    private let order = CallOrder("delivery")

    init() {
        bank.mock.reporter = failures
        warehouse.mock.reporter = failures
        post.mock.reporter = failures
    }

    private func allowOtherLetters(by leniency: Leniency) {
        switch leniency {
        case .nice: post.mode = .nice
        case .naggy: post.mode = .naggy
        case .partial: post.mode = .partial
        case .stub: post.stub(.send("tea"))
        }
    }

    @Test(arguments: Leniency.allCases, [false, true])
    func aCallBeforeTheCallOfAnotherMockIsMissing(leniency: Leniency, isBankFirst: Bool) throws {
        allowOtherLetters(by: leniency)
        bank.expect(.charge(5)).inOrder(order); let charged = #line
        post.expect(.send("tea")).inOrder(order); let sent = #line

        post.send("tea")
        try bank.charge(5)
        if isBankFirst { verify(bank, post) } else { verify(post, bank) }

        #expect(failures.errors == [Sighting(.missing, line: sent)])
        #expect(
            failures.texts.last == """
                PartialPost: missing send("tea")
                  expected: 1 of 1, once, never called
                  got:      call 1 of 1, out of order
                  expected: MockBank.charge(5), once, called once, in the order "delivery" \
                (Tests/ScenarioTests/Checkout/IgnoredCallFailingCounterparts.swift:\(charged))
                  help: if this order does not matter, remove inOrder(_:), after(_:) or ordered { }
                """)
    }

    @Test(arguments: Leniency.allCases)
    func aCallBeforeItsPredecessorIsMissing(leniency: Leniency) throws {
        allowOtherLetters(by: leniency)
        let charge = bank.expect(.charge(5))
        post.expect(.send("tea")).after(charge); let sent = #line
        post.send("tea")
        try bank.charge(5)
        verify(post, bank)
        #expect(failures.errors == [Sighting(.missing, line: sent)])
    }

    @Test(arguments: Leniency.allCases)
    func aCallInAnotherStateIsMissing(leniency: Leniency) {
        allowOtherLetters(by: leniency)
        let account = MockStates("account", initially: "closed")
        post.expect(.send("tea")).when(account, "open"); let sent = #line
        post.send("tea")
        account.current = "open"
        post.verify()
        #expect(failures.errors == [Sighting(.missing, line: sent)])
        #expect(
            failures.texts.last == """
                PartialPost: missing send("tea")
                  expected: 1 of 1, once, never called, when account is "open"
                  got:      call 1 of 1, out of order
                  states: account is "open"
                  help: if the state does not matter, remove when(_:_:)
                """)
    }

    @Test(arguments: Leniency.allCases)
    func oneEarlyCallOfTwoIsMissing(leniency: Leniency) throws {
        allowOtherLetters(by: leniency)
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("tea")).times(2).inOrder(order); let sent = #line
        post.send("tea")
        try bank.charge(5)
        post.send("tea")
        verify(bank, post)
        #expect(failures.errors == [Sighting(.missing, line: sent)])
    }

    /// An ignored call with other arguments is not the expected one, so it does not release what comes after it.
    @Test func anIgnoredCallDoesNotEndTheTurnOfTheExpectedOne() throws {
        warehouse.nice()
        warehouse.expect(.reserve("tea")).inOrder(order)
        post.expect(.send("tea")).inOrder(order)
        warehouse.reserve("milk")
        post.send("tea"); let line = #line
        warehouse.reserve("tea")
        verify(warehouse, post)
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func withTheTraitTheMissingCallFailsTheTestOnce() async throws {
        let sent = #line + 5
        try await verifiedByTrait { [bank, post, order] in
            post.nice()
            bank.expect(.charge(5)).inOrder(order)

            post.expect(.send("tea")).inOrder(order)
            post.send("tea")
            try bank.charge(5)
        }
        #expect(failures.errors == [Sighting(.missing, line: sent)])
    }

    // MARK: Without a mistake, or with another one

    @Test(arguments: Leniency.allCases)
    func aCallAfterThePredecessorIsNotMissing(leniency: Leniency) throws {
        allowOtherLetters(by: leniency)
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("tea")).inOrder(order)
        try bank.charge(5)
        post.send("tea")
        verify(bank, post)
        #expect(failures.texts.filter { !$0.contains("uninteresting") } == [])
    }

    /// Only the order of its mock blocked the second letter, so the first one is the only mistake.
    @Test(arguments: [Leniency.nice, .partial])
    func aCallThatOnlyItsOwnMockBlocksIsNotMissing(leniency: Leniency) throws {
        allowOtherLetters(by: leniency)
        let account = MockStates("account", initially: "open")
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("bill")); let bill = #line
        post.expect(.send("tea")).inOrder(order).when(account, "open")
        post.expect(.send("milk")).inOrder(order)
        try bank.charge(5)
        post.send("tea")
        post.send("milk")
        verify(bank, post)
        #expect(failures.errors == [Sighting(.missing, line: bill)])
    }

    @Test func aWaitGoesOnAfterAnIgnoredCall() async {
        warehouse.nice()
        warehouse.expect(.reserve("tea"))
        warehouse.reserve("milk")
        _Concurrency.Task.detached { [warehouse] in warehouse.reserve("tea") }
        await warehouse.verify(within: .seconds(60))
        #expect(failures.texts == [])
    }
}

/// A post that can be partial: the real one sends nothing.
private final class PartialPost: Post, Mocking {
    enum Invocation: Equatable { case send(String) }
    let mock = Mock<Invocation>()
    func send(_ letter: String) {
        if mock.mode == .partial { mock.call(.send(letter)) {} } else { mock.call(.send(letter)) }
    }
}
