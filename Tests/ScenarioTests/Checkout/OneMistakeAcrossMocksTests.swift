import ExpectKit
import Testing

/// One mistake is one failure, even if other calls and other mocks depend on the missing call.
struct OneMistakeAcrossMocksTests {
    let failures = FailureRecorder()
    let bank = MockBank()
    let warehouse = MockWarehouse()
    let post = MockPost()

    init() {
        bank.mock.reporter = failures
        warehouse.mock.reporter = failures
        post.mock.reporter = failures
    }

    private func verifyAll() { verify(bank, warehouse, post) }

    @Test func aMissingCallOfOneMockDoesNotBlockAnother() {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        warehouse.expect(.ship("tea"))
        post.expect(.send("tea")).inOrder(order)
        warehouse.ship("tea"); let line = #line
        post.send("tea")
        verifyAll()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func aMissingCallThatAnotherMockHasNamedDoesNotBlockItsOwnMock() {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        post.expect(.send("tea")).inOrder(order)
        warehouse.expect(.ship("tea"))
        post.send("tea"); let line = #line
        warehouse.ship("tea")
        verifyAll()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func aMissingCallThatAnotherMockHasNamedDoesNotExcuseAnotherOne() {
        let order = CallOrder()
        warehouse.expect(.reserve("tea")).inOrder(order)
        warehouse.expect(.reserve("milk"))
        post.expect(.send("tea")).inOrder(order)
        warehouse.expect(.ship("tea"))
        post.send("tea"); let line = #line
        warehouse.ship("tea"); let nextLine = #line
        verifyAll()
        #expect(
            failures.errors == [Sighting(.outOfOrder, line: line), Sighting(.outOfOrder, line: nextLine)])
        #expect(failures.texts[1].contains(#"reserve("milk")"#))
    }

    @Test func aCallMadeTooFewTimesInAGroupIsOneFailure() {
        warehouse.ordered {
            $0.expect(.reserve("tea")).times(2)
            $0.expect(.ship("tea")).times(2...3)
        }
        warehouse.reserve("tea")
        warehouse.ship("tea"); let line = #line
        warehouse.ship("tea")
        warehouse.ship("tea")
        verifyAll()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func aMissingFirstCallOfAnOrderedGroupIsOneFailure() {
        post.unordered()
        post.ordered {
            for letter in ["a", "b", "c", "d"] { $0.expect(.send(letter)) }
        }
        post.send("b"); let line = #line
        post.send("c")
        post.send("d")
        verifyAll()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts[0].contains(#"expected: 1 of 4, send("a"), once, never called"#)
        )
    }

    @Test func aCallThatIsRepeatedInItsTurnIsOneFailure() {
        let reserved = warehouse.expect(.reserve("tea"))
        post.expect(.send("tea")).after(reserved)
        post.send("tea"); let line = #line
        warehouse.reserve("tea")
        post.send("tea")
        verifyAll()
        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func aWrongCallAndTheLateCorrectCallAreOneFailure() {
        let order = CallOrder()
        bank.unordered()
        bank.expect(.charge(5)).inOrder(order)
        post.expect(.send("tea")).inOrder(order)
        try? bank.charge(6); let line = #line
        post.send("tea")
        try? bank.charge(5)
        verifyAll()
        #expect(failures.errors == [Sighting(.unexpected, line: line)])
    }

    /// A missing call further back is not named, and fails on its own.
    @Test func onlyTheMissingCallRightBeforeIsNamed() {
        let order = CallOrder()
        let first = bank.expect(.charge(5)).inOrder(order)
        warehouse.expect(.reserve("tea")).inOrder(order); let named = #line
        post.expect(.send("tea")).inOrder(order).after(first)
        post.send("tea"); let line = #line
        verifyAll()
        #expect(failures.errors.first == Sighting(.outOfOrder, line: line))
        let before = failures.texts[0].split(separator: "\n").filter { $0.contains("expected: Mock") }
        #expect(
            before == [
                "  expected: MockWarehouse.reserve(\"tea\"), once, never called "
                    + "(Tests/ScenarioTests/Checkout/OneMistakeAcrossMocksTests.swift:\(named))"
            ])
        #expect(failures.errors.map(\.kind) == [.outOfOrder, .missing])
    }
}
