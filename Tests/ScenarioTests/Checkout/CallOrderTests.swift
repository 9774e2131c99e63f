import ExpectKit
import Testing

/// One order across several mocks.
struct CallOrderTests {
    let bank = MockBank()
    let warehouse = MockWarehouse()
    let post = MockPost()
    var checkout: Checkout { Checkout(bank: bank, warehouse: warehouse, post: post) }

    @Test func aCheckoutTalksToItsCollaboratorsInOrder() throws {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        bank.expect(.charge(5)).inOrder(order)
        warehouse.expect(.ship("tea")).inOrder(order)
        post.expect(.send("tea is on its way")).inOrder(order)

        try checkout.order("tea", for: 5)
        verify(bank, warehouse, post)
    }

    @Test func aCallMayBeOrderedAfterOneOtherCall() throws {
        let charge = bank.expect(.charge(5))
        warehouse.unordered()
        warehouse.expect(.ship("tea")).after(charge)
        warehouse.expect(.reserve("tea"))
        post.stub(.send("tea is on its way"))

        try checkout.order("tea", for: 5)
        verify(bank, warehouse, post)
    }

    @Test func independentOrdersAreIndependent() {
        let (tea, jam) = (CallOrder("tea"), CallOrder("jam"))
        warehouse.unordered()
        warehouse.expect(.reserve("tea")).inOrder(tea)
        post.unordered()
        post.expect(.send("tea")).inOrder(tea)
        warehouse.expect(.reserve("jam")).inOrder(jam)
        post.expect(.send("jam")).inOrder(jam)

        warehouse.reserve("jam")
        post.send("jam")
        warehouse.reserve("tea")
        post.send("tea")
        verify(warehouse, post)
    }

    @Test func anExpectationMayBelongToSeveralOrders() {
        let (tea, jam) = (CallOrder("tea"), CallOrder("jam"))
        warehouse.unordered()
        warehouse.expect(.reserve("tea")).inOrder(tea)
        warehouse.expect(.reserve("jam")).inOrder(jam)
        post.expect(.send("both")).inOrder(tea).inOrder(jam)

        warehouse.reserve("jam")
        warehouse.reserve("tea")
        post.send("both")
        verify(warehouse, post)
    }

    @Test func satisfiedExpectationsAreSkippedAndPassedOnesAreRetired() {
        let order = CallOrder()
        warehouse.unordered()
        warehouse.expect(.reserve("tea")).anyTimes().inOrder(order)
        warehouse.stub(.reserve(.any))
        post.expect(.send("a")).times(0...2).inOrder(order)
        bank.expect(.charge(5)).inOrder(order)

        warehouse.reserve("tea")
        #expect(throws: Never.self) { try bank.charge(5) }
        // The expectation is retired, so the stub answers.
        warehouse.reserve("tea")
        verify(warehouse, post, bank)
    }

    @Test func aPredecessorMayBeNamedTwice() throws {
        let charge = bank.expect(.charge(5))
        post.expect(.send("paid")).after(charge, charge).after(charge)
        try bank.charge(5)
        post.send("paid")
        verify(bank, post)
    }

    @Test func aResetMockBlocksNoOtherMock() {
        let order = CallOrder()
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("paid")).inOrder(order)
        bank.reset()
        post.send("paid")
        verify(bank, post)
    }

    @Test func aStateSeparatesTheCallsBeforeALineFromThoseAfterIt() {
        let tea = MockStates("the tea", initially: "in stock")
        warehouse.expect(.reserve("tea")).when(tea, "in stock")
        post.expect(.send("tea")).when(tea, "reserved")

        warehouse.reserve("tea")
        tea.current = "reserved"
        post.send("tea")
        verify(warehouse, post)
    }
}
