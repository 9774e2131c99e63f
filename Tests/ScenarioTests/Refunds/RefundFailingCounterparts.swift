import ExpectKit
import Testing

/// What a test says about the order service that loses a refund.
@Suite struct RefundFailingCounterparts {
    let bank = MockRefundBank()
    let failures = FailureRecorder()

    init() {
        bank.stub(.payment(of: 7)).andReturn(Refund(order: 7, amount: 30))
        bank.stub(.authorize(.any))
        bank.stub(.transfer(.any))
        bank.stub(.close)
        bank.mock.reporter = failures
    }

    @Test func aLostRefundIsFoundAtTheThirdCall() async throws {
        let line = #line + 3
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = OrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
        #expect(failures.sightings == [Sighting(.unmetCondition, line: line)])
        #expect(
            failures.texts == [
                """
                MockRefundBank: the condition “the refund is pending or paid” does not hold
                  with call 3 of 3, transfer(Refund(order: 7, amount: 30)), throwing offline
                """
            ])
        try expect(failures.reports.first, isShownIn: "failing-each-call")
    }

    @Test func anExpectationThatFailsSaysWhichCallFailed() async throws {
        let line = #line + 5
        let issues = try await Issues.recorded {
            try await failingEachCall(of: bank, with: RefundError.offline) { _ in
                let service = OrderService(bank: bank, pending: [7])
                try? await service.refundNext()
                #expect(service.pending + service.refunded == [7])
            }
        }
        let words = """
            Expectation failed: (service.pending + service.refunded → []) == [7]
            with call 3 of 3, transfer(Refund(order: 7, amount: 30)), throwing offline
            """
        #expect(issues == [Issues.Recorded(line: line, text: words)])
        #expect(failures.reports.isEmpty)
    }

    @Test func aConnectionThatStaysOpenIsAMissingCall() async throws {
        let line = #line + 1
        bank.expect(.close)
        try await failingEachCall(of: bank, with: RefundError.offline) { _ in
            let service = OrderService(bank: bank, pending: [7])
            try await service.refundNext()
        }
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(
            failures.texts == [
                """
                MockRefundBank: missing close
                  declared: 1 of 1, expected once, never called
                  with call 1 of 3, payment(of: 7), throwing offline
                """
            ])
        try expect(failures.reports.first, isShownIn: "failing-each-call")
    }
}
