import ExpectKit
import XCTest

/// The same stories with XCTest, whose failures cannot be changed, and whose test cases are classes.
final class RefundXCTests: XCTestCase {
    private let bank = MockRefundBank()
    private let failures = FailureRecorder()

    override func setUp() {
        bank.stub(.payment(of: 7)).andReturn(Refund(order: 7, amount: 30))
        bank.stub(.authorize(.any))
        bank.stub(.transfer(.any))
        bank.stub(.close)
    }

    func testNoRefundIsLost() async throws {
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = CarefulOrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
    }

    func testALostRefundIsFoundAtTheThirdCall() async throws {
        bank.mock.reporter = failures
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            let service = OrderService(bank: bank, pending: [7])
            attempt.require("the refund is pending or paid") {
                service.pending + service.refunded == [7]
            }
            try await service.refundNext()
        }
        XCTAssertEqual(
            failures.texts,
            [
                """
                MockRefundBank: the condition “the refund is pending or paid” does not hold
                  with call 3 of 3, transfer(Refund(order: 7, amount: 30)), throwing offline
                """
            ])
    }

    func testTheServiceClosesItsConnectionInEachRun() async throws {
        bank.expect(.close)
        try await failingEachCall(of: bank, with: RefundError.offline) { attempt in
            XCTAssertEqual(attempt.number == 1, attempt.failed == nil)
            let service = CarefulOrderService(bank: bank, pending: [7])
            try await service.refundNext()
        }
    }
}
