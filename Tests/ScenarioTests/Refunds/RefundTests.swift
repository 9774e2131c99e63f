import ExpectKit
import ExpectKitExploration
import Testing

/// An order service that talks to a bank, which may fail at any call.
@Suite struct RefundTests {
    @Test func noRefundIsLost() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
    }

    @Test func theCallerLearnsOfEachFailure() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the caller learns of the failure") {
                (attempt.failed == nil) == (attempt.error == nil)
            }
            try await service.refundNext()
        }
    }

    @Test func theConnectionIsClosedAfterEachFailure() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            bank.expect(.close)
            attempt.inject(into: bank)
            let service = CarefulOrderService(bank: bank, pending: [7])
            try await service.refundNext()
        }
    }

    @Test func aPlainExpectationChecksTheRunAsWell() async throws {
        var failed: [String] = []
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
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
        try await cancellingEachCall { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
        #expect(!Task.isCancelled)
    }
}
