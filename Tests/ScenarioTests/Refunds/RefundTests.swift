import ExpectKit
import Testing

/// An order service that talks to a bank, which may fail at any call.
@Suite struct RefundTests {
    let bank = MockRefundBank()

    init() {
        bank.stub(.payment(of: 7)).andReturn(Refund(order: 7, amount: 30))
        bank.stub(.authorize(.any))
        bank.stub(.transfer(.any))
        bank.stub(.close)
    }

    @Test func noRefundIsLost() async throws {
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
    }

    @Test func theCallerLearnsOfEachFailure() async throws {
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the caller learns of the failure") {
                (attempt.failed == nil) == (attempt.error == nil)
            }
            try await service.refundNext()
        }
    }

    @Test func theConnectionIsClosedAfterEachFailure() async throws {
        bank.expect(.close)
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            try await service.refundNext()
        }
    }

    @Test func aPlainExpectationChecksTheRunAsWell() async throws {
        var failed: [String] = []
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            do {
                try await service.refundNext()
                #expect(attempt.failed == nil)
            } catch {
                #expect(error as? RefundError == .offline)
                failed.append("\(try #require(attempt.failed))")
            }
            #expect(service.pending + service.refunded == [7])
        }
        #expect(
            failed == [
                "payment(of: 7)", "authorize(Refund(order: 7, amount: 30))",
                "transfer(Refund(order: 7, amount: 30))",
            ])
    }

    @Test func aCancelledRefundIsNotLost() async throws {
        try await failingEachCall(cancelling: bank) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
        #expect(!Task.isCancelled)
    }
}
