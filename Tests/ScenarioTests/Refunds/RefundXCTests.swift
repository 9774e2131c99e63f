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

    /// The reporter does not fail the test, so the failures do not end the series.
    func testAConnectionThatStaysOpenIsAMissingCall() async throws {
        let failures = FailureRecorder()
        try await failingEachCall(with: RefundError.offline) { attempt in
            let bank = MockRefundBank.open(failures)
            bank.expect(.close)
            attempt.inject(into: bank)
            let office = TicketOffice(bank: bank, pending: [7])
            try await office.refundNext()
        }
        XCTAssertEqual(failures.texts.count, 3)
        XCTAssertEqual(
            failures.texts.first,
            """
            MockRefundBank: missing close
              expected: 1 of 1, once, never called
              got:      payment(of: 7)
              with call 1 of 3, payment(of: 7), throwing offline
            """)
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
