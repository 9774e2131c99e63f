import ExpectKit
import ExpectKitExploration
import XCTest

/// The same stories with XCTest, whose failures cannot be changed, and whose test cases are classes.
final class RefundXCTests: XCTestCase {
    func testNoRefundIsLost() async throws {
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

    func testALostRefundIsFoundAtTheThirdCall() async throws {
        let failures = FailureRecorder()
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open(failures)
            attempt.inject(into: bank)
            let office = TicketOffice(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                office.pending + office.refunded == [7]
            }
            try await office.refundNext()
        }
        XCTAssertEqual(
            failures.texts,
            [
                """
                MockRefundBank: the condition “the refund is pending or paid” does not hold
                  with call 3 of 3, transfer(Refund(ticket: 7, amount: 30)), throwing offline
                """
            ])
    }

    func testTheOfficeClosesItsConnectionInEachRun() async throws {
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open()
            bank.expect(.close)
            attempt.inject(into: bank)
            XCTAssertEqual(attempt.number == 1, attempt.failed == nil)
            let office = CarefulTicketOffice(bank: bank, pending: [7])
            try await office.refundNext()
        }
    }
}
