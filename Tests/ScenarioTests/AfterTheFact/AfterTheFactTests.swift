import ExpectKit
import Testing

/// Verifying calls after they came, without expectations.
struct AfterTheFactTests {
    let bank = MockBank()
    let warehouse = MockWarehouse().nice()
    let post = MockPost().nice()

    init() {
        bank.stub(.charge(5))
    }

    private func buy(_ item: String) throws {
        try Checkout(bank: bank, warehouse: warehouse, post: post).order(item, for: 5)
    }

    @Test func callsAreCounted() throws {
        try buy("tea")
        try buy("jam")
        warehouse.verify(.ship("tea"))
        warehouse.verify(.ship(.any), times: 2)
        bank.verify(.charge(5), times: 1...)
        bank.verify(.charge(6), times: 0)
        verify(bank, warehouse, post)
    }

    @Test func callsOfOneMockComeInOrder() throws {
        try buy("tea")
        try buy("jam")
        warehouse.verifyInOrder(.reserve("tea"), .ship("jam"))
        warehouse.verifySequence(.reserve("tea"), .ship("tea"), .reserve(.any), .ship("jam"))
    }

    @Test func callsOfSeveralMocksComeInOrder() throws {
        try buy("tea")
        verifyInOrder(
            warehouse.called(.reserve("tea")), bank.called(.charge(5)),
            post.called(.send("tea is on its way")))
        verifySequence(
            warehouse.called(.reserve("tea")), bank.called(.charge(5)), warehouse.called(.ship("tea")))
    }

    @Test func allCallsAreAccountedFor() throws {
        warehouse.expect(.reserve("tea"))
        try buy("tea")
        warehouse.verify(.ship("tea"))
        warehouse.verifyNoMoreCalls()
        post.verifyNoMoreCalls(except: .send("tea is on its way"))
        verifyInOrder(bank.called(.charge(5)))
        bank.verifyNoMoreCalls()
        verify(bank, warehouse, post)
    }
}
