import ExpectKit
import Testing

/// Violated and impossible orders across mocks, each with its one failure.
struct CallOrderFailingCounterparts {
    let bank = MockBank()
    let warehouse = MockWarehouse()
    let post = MockPost()
    let failures = FailureRecorder()

    init() {
        bank.mock.reporter = failures
        warehouse.mock.reporter = failures
        post.mock.reporter = failures
    }

    @Test func aCallThatComesTooEarlyNamesTheMissingCall() throws {
        let order = CallOrder()
        let reserved = #line + 1
        warehouse.expect(.reserve("tea")).inOrder(order)
        let charged = #line + 1
        bank.expect(.charge(5)).inOrder(order)
        let sent = #line + 1
        post.expect(.send("tea")).inOrder(order)

        warehouse.reserve("tea")
        post.send("tea"); let line = #line
        try bank.charge(5)
        verify(bank, warehouse, post)

        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(reserved < charged)
        #expect(
            failures.texts == [
                """
                MockPost: send("tea") was called while MockBank.charge(5) was expected first
                  expected: MockBank.charge(5), once, never called \
                (Tests/ScenarioTests/Checkout/CallOrderFailingCounterparts.swift:\(charged))
                  got:      1 of 1, once, later in the order \
                (Tests/ScenarioTests/Checkout/CallOrderFailingCounterparts.swift:\(sent))

                    expected                         called so far
                  1 MockWarehouse.reserve("tea")  =  MockWarehouse.reserve("tea")
                  2 MockBank.charge(5)            ≠  MockPost.send("tea")
                  3 MockPost.send("tea")             not yet

                  help: if this order does not matter, remove inOrder(_:), after(_:) or ordered { }
                """,
                """
                MockPost: send("tea") was called too early: before MockBank.charge(5)
                  expected: MockBank.charge(5), once, called once \
                (Tests/ScenarioTests/Checkout/CallOrderFailingCounterparts.swift:\(charged))
                """,
            ])
    }

    @Test func aMissingCallIsReportedOnceWithTheCallAfterIt() {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("tea")).inOrder(order)

        warehouse.reserve("tea")
        post.send("tea"); let line = #line
        verify(bank, warehouse, post)
        verify(bank, warehouse, post)
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func oneEarlyCallIsOneFailure() throws {
        let order = CallOrder()
        bank.expect(.charge(5)).inOrder(order)
        warehouse.expect(.ship("tea")).inOrder(order)
        post.expect(.send("tea")).inOrder(order)

        warehouse.ship("tea"); let line = #line
        post.send("tea")
        try bank.charge(5)
        verify(bank, warehouse, post)
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func onlyTheNearestMissingCallIsNamed() {
        let order = CallOrder()
        bank.expect(.charge(1)).inOrder(order)
        bank.expect(.charge(2)).inOrder(order)
        bank.expect(.charge(3)).anyTimes().inOrder(order)
        post.expect(.send("paid")).inOrder(order)
        post.send("paid")
        post.verify()
        #expect(failures.errors.map(\.kind) == [.outOfOrder])
        #expect(failures.texts[0].contains("expected: MockBank.charge(2), once"))
        #expect(failures.reports[0].candidates.map(\.call) == ["charge(2)", "send(\"paid\")"])
    }

    @Test func aLateCallNamesTheCallThatRetiredItsExpectation() throws {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).times(1...).inOrder(order)
        let charged = #line + 1
        bank.expect(.charge(5)).inOrder(order)
        warehouse.reserve("tea")
        try bank.charge(5)
        warehouse.reserve("tea"); let line = #line
        verify(bank, warehouse)
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts[0].contains(
                "  expected: MockBank.charge(5), once, called once "
                    + "(Tests/ScenarioTests/Checkout/CallOrderFailingCounterparts.swift:\(charged))"))
    }

    @Test(arguments: [false, true])
    func aPredecessorThatItsOwnMockReportedAsMissingBlocksNoOtherMock(isDeallocated: Bool) {
        let order = CallOrder()
        var bank: MockBank? = MockBank()
        bank?.mock.reporter = failures
        bank?.expect(.charge(5)).inOrder(order)
        if isDeallocated { bank = nil } else { bank?.verify() }
        post.expect(.send("paid")).inOrder(order)
        post.send("paid")
        post.verify()
        #expect(failures.errors.map(\.kind) == [.missing])
        withExtendedLifetime(bank) {}
    }

    @Test func aWrongCallInPlaceOfAPredecessorIsTheOnlyFailure() {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        post.expect(.send("paid")).inOrder(order)
        warehouse.ship("tea"); let line = #line
        post.send("paid")
        verify(warehouse, post)
        #expect(failures.errors == [Sighting(.unexpected, line: line)])
    }

    @Test func anExpectationCannotComeAfterItself() {
        let charge = bank.expect(.charge(5))
        charge.after(charge); let line = #line
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(
            failures.texts == [
                """
                MockBank: charge(5) cannot be ordered after itself
                  help: remove one of the two orders; an ordered mock has an order of its own
                """
            ])
    }

    @Test func aCycleIsRefusedWhereItIsWritten() throws {
        let (charge, send) = (bank.expect(.charge(5)), post.expect(.send("paid")))
        send.after(charge)
        charge.after(send); let line = #line
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        // The order that was declared before it still holds.
        try bank.charge(5)
        post.send("paid")
        verify(bank, post)
        #expect(failures.reports.count == 1)
    }

    @Test func aCycleThroughTheOrdersOfTheMocksIsRefused() {
        let order = CallOrder()
        let (first, second) = (bank.expect(.charge(1)), bank.expect(.charge(2)))
        let (third, fourth) = (post.expect(.send("3")), post.expect(.send("4")))
        first.after(fourth)
        third.after(second); let line = #line
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        third.inOrder(order)
        #expect(failures.reports.count == 1)
    }

    @Test func aCallBeforeTheLineThatAllowsItIsOutOfOrder() {
        let tea = MockStates("the tea", initially: "in stock")
        post.expect(.send("tea")).when(tea, "reserved")
        post.send("tea"); let line = #line
        tea.current = "reserved"
        post.verify()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts[0].hasPrefix(#"MockPost: send("tea") was called while the tea was not "reserved""#))
    }
}
