import ExpectKit
import XCTest

@testable import Pages

final class OrderDeskFromSwiftyMockyTests: XCTestCase {
    let stockroom = MockStockroom()
    let delivery = MockCourier()
    lazy var desk = OrderDesk(stockroom: stockroom, delivery: delivery)

    override func setUp() { verifiesMocks() }

    func testAnOrderIsTakenFromTheStockroom() throws {
        stockroom.expect(.stock(of: "rye")).andReturn(5)
        stockroom.expect(.take(2, of: "rye"))
        stockroom.expect(.setLabel("rye: 3"))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))
    }

    func testASoldOutItemIsNotTaken() {
        stockroom.expect(.stock(of: "rye")).andReturn(1)

        XCTAssertThrowsError(try desk.place(GoodsOrder(item: "rye", quantity: 2)))
    }

    func testALockedStockroomFailsTheOrder() {
        stockroom.expect(.stock(of: .any)).andReturn(5)
        stockroom.expect(.take(.any, of: "rye")).andThrow(StockError.locked)

        XCTAssertThrowsError(try desk.place(GoodsOrder(item: "rye", quantity: 2)))
    }

    func testThePromiseNamesTheMinutes() async {
        delivery.expect(.minutes(to: .hasPrefix("Main"))).andReturn(20)

        let promise = await desk.promise(to: "Main Street")

        XCTAssertEqual(promise, "in 20 minutes")
    }

    func testAnAcceptedPickupIsHandedOver() {
        let order = GoodsOrder(item: "rye", quantity: 2)
        delivery.expect(.requestPickup(of: order)).andDo { _, completion in completion(true) }

        desk.handOver(order)

        XCTAssertEqual(desk.status, "handed over")
    }

    func testEveryOrderChangesTheLabel() throws {
        let labels = Captor<String>()
        stockroom.stub(.stock(of: "rye")).andReturn(5, 3)
        stockroom.stub(.take(.any, of: "rye"))
        stockroom.expect(.setLabel(.capture(labels))).times(2)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))
        try desk.place(GoodsOrder(item: "rye", quantity: 1))

        XCTAssertEqual(labels.all, ["rye: 3", "rye: 2"])
    }

    func testNothingElseIsAskedFor() throws {
        stockroom.nice().stub(.stock(of: .any)).andReturn(5)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify(.take(.any, of: "rye"))
        stockroom.verify(.take(.any, of: .not("rye")), times: 0)
        stockroom.verifyNoMoreCalls(except: .stock(of: .any), .setLabel(.any))
    }
}
