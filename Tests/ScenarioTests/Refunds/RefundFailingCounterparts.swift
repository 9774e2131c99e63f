import ExpectKit
import ExpectKitExploration
import Testing

/// What a test says about the ticket office that loses a refund.
struct RefundFailingCounterparts {
    @Test func aLostRefundIsFoundAtTheThirdCall() async throws {
        let line = #line + 6
        let issues = try await Issues.recorded {
            try await failingEachCall(with: RefundError.offline) { attempt in
                let bank = MockRefundBank.open()
                attempt.inject(into: bank)
                let office = TicketOffice(bank: bank, pending: [7])
                attempt.require("the refund is pending or paid") {
                    office.pending + office.refunded == [7]
                }
                try await office.refundNext()
            }
        }
        let text = """
            MockRefundBank: the condition “the refund is pending or paid” does not hold
              with call 3 of 3, transfer(Refund(ticket: 7, amount: 30)), throwing offline
            """
        expectOne(issues, at: line, text)
        try expectArticle("failing-each-call", shows: text)
    }

    @Test func anExpectationThatFailsSaysWhichCallFailed() async throws {
        let line = #line + 7
        let issues = try await Issues.recorded {
            try await failingEachCall(with: RefundError.offline) { attempt in
                let bank = MockRefundBank.open()
                attempt.inject(into: bank)
                let office = TicketOffice(bank: bank, pending: [7])
                try? await office.refundNext()
                #expect(office.pending + office.refunded == [7])
            }
        }
        expectOne(
            issues, at: line,
            """
            Expectation failed: (office.pending + office.refunded → []) == [7]
            with call 3 of 3, transfer(Refund(ticket: 7, amount: 30)), throwing offline
            """)
    }

    @Test func aConnectionThatStaysOpenIsAMissingCall() async throws {
        let line = #line + 4
        let issues = try await Issues.recorded {
            try await failingEachCall(with: RefundError.offline) { attempt in
                let bank = MockRefundBank.open()
                bank.expect(.close)
                attempt.inject(into: bank)
                let office = TicketOffice(bank: bank, pending: [7])
                try await office.refundNext()
            }
        }
        let text = """
            MockRefundBank: missing close
              expected: 1 of 1, once, never called
              got:      payment(of: 7)
              with call 1 of 3, payment(of: 7), throwing offline
            """
        expectOne(issues, at: line, text)
        try expectArticle("failing-each-call", shows: text)
    }

    @Test func aBankFromOutsideOfTheBodyIsRefused() async throws {
        let bank = MockRefundBank.open()
        let line = #line + 3
        let issues = try await Issues.recorded {
            try await failingEachCall(with: RefundError.offline) { attempt in
                attempt.inject(into: bank)
                try await CarefulTicketOffice(bank: bank, pending: [7]).refundNext()
            }
        }
        expectOne(
            issues, at: line,
            """
            MockRefundBank: the mock was made before the run of the body that injects it
              help: make the mock in the body, so that each run has a new one
            """)
    }
}
