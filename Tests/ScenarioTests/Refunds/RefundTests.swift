import ExpectKit
import ExpectKitExploration
import Testing

/// A ticket office that talks to a bank, which may fail at any call.
struct RefundTests {
    @Test func noRefundIsLost() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                office.pending + office.refunded == [7]
            }
            try await office.refundNext()
        }
    }

    @Test func theCallerLearnsOfEachFailure() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            attempt.require("the caller learns of the failure") {
                (attempt.failed == nil) == (attempt.error == nil)
            }
            try await office.refundNext()
        }
    }

    @Test func theConnectionIsClosedAfterEachFailure() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            bank.expect(.close)
            attempt.inject(into: bank)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            try await office.refundNext()
        }
    }

    @Test func aPlainExpectationChecksTheRunAsWell() async throws {
        var failed: [String] = []
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            do {
                try await office.refundNext()
                #expect(attempt.failed == nil)
            } catch {
                #expect(error as? RefundError == .offline)
                failed.append("\(try #require(attempt.failed))")
            }
            #expect(office.pending + office.refunded == [7])
        }
        #expect(
            failed == [
                "payment(of: 7)", "authorize(Refund(ticket: 7, amount: 30))",
                "transfer(Refund(ticket: 7, amount: 30))",
            ])
    }

    @Test func aCancelledRefundIsNotLost() async throws {
        try await cancellingEachCall { attempt in
            let bank = MockRefundBank.open()
            attempt.inject(into: bank)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                office.pending + office.refunded == [7]
            }
            try await office.refundNext()
        }
        #expect(!Task.isCancelled)
    }
}
