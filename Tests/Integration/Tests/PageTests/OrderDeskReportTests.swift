import ExpectKit
import Foundation
import Testing

@testable import Pages

/// Wrong expectations of an order desk, each with the report that a guide for users of another library shows.
@Suite struct OrderDeskReportTests {
    let failures = FailureRecorder()
    let stockroom = MockStockroom()
    let delivery = MockCourier()
    let desk: OrderDesk

    init() {
        stockroom.mock.reporter = failures
        delivery.mock.reporter = failures
        desk = OrderDesk(stockroom: stockroom, delivery: delivery)
    }

    @Test func aWrongQuantityIsReportedWithItsDifference() throws {
        stockroom.expect(.stock(of: "rye")).andReturn(5)
        stockroom.expect(.take(3, of: "rye"))
        stockroom.expect(.setLabel("rye: 3"))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify()
        try expectReport(in: "coming-from-handwritten-mocks")
    }

    @Test func aWrongOrderIsReportedWhenTheCallComes() throws {
        stockroom.stub(.stock(of: "rye")).andReturn(5)
        stockroom.expect(.setLabel("rye: 3"))
        stockroom.expect(.take(2, of: "rye"))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        try expectReport(in: "coming-from-ocmock")
    }

    @Test func aMissingCallIsReportedByTheVerification() throws {
        stockroom.expect(.stock(of: "rye")).andReturn(1)
        stockroom.expect(.take(2, of: "rye"))

        try? desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify()
        try expectReport(in: "coming-from-cuckoo")
    }

    @Test func aCallWithoutADeclarationDoesNotStopTheProcess() throws {
        #expect(throws: StockError.soldOut) { try desk.place(GoodsOrder(item: "rye", quantity: 2)) }

        try expectReport(in: "coming-from-mockable")
    }

    @Test func aWrongOrderAcrossMocksIsReported() throws {
        let order = CallOrder("closing time")
        delivery.expect(.requestPickup(of: .any)).inOrder(order).andDo { _, completion in completion(true) }
        stockroom.stub(.stock(of: .any)).andReturn(5)
        stockroom.expect(.take(2, of: "rye")).inOrder(order)
        stockroom.expect(.setLabel(.any))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        try expectReport(in: "coming-from-mockingbird")
    }

    @Test func aWrongCountIsReportedAfterTheFact() throws {
        stockroom.nice().stub(.stock(of: .any)).andReturn(5)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify(.take(.any, of: "rye"), times: 2)
        try expectReport(in: "coming-from-swiftymocky")
    }

    @Test func aCallThatWasNotVerifiedIsReported() throws {
        stockroom.nice().stub(.stock(of: .any)).andReturn(5)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify(.stock(of: "rye"))
        stockroom.verify(.take(2, of: "rye"))
        stockroom.verifyNoMoreCalls()
        try expectReport(in: "coming-from-swift-mocking")
    }

    @Test func aRejectedCallIsReportedWhenItComes() throws {
        stockroom.stub(.stock(of: .any)).andReturn(5)
        stockroom.reject(.take(.any, of: "rye"))
        stockroom.stub(.setLabel(.any))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        try expectReport(in: "coming-from-mockito-mockk-googlemock")
    }

    /// Expects that there was one failure, and that a page shows its report.
    private func expectReport(in page: String, _ location: SourceLocation = #_sourceLocation) throws {
        let errors = failures.reports.filter { $0.severity == .error }
        #expect(errors.count == 1, sourceLocation: location)
        let report = try #require(errors.first?.text, sourceLocation: location)
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
        }
        let path = root.appendingPathComponent("Sources/ExpectKit/ExpectKit.docc/\(page).md")
        let shown = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        #expect(
            shown.contains("```text\n\(report)\n```"), "\(page) does not show this report:\n\(report)",
            sourceLocation: location)
    }
}
