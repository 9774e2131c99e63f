import ExpectKit
import XCTest

@testable import Pages

final class OrderDeskFromOCMockTests: XCTestCase {
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

    func testAnAcceptedPickupIsHandedOver() {
        let order = GoodsOrder(item: "rye", quantity: 2)
        delivery.expect(.requestPickup(of: order)).andDo { _, completion in completion(true) }

        desk.handOver(order)

        XCTAssertEqual(desk.status, "handed over")
    }

    func testTheOrderIsTakenBeforeItIsLabeled() throws {
        stockroom.nice().stub(.stock(of: .any)).andReturn(5)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verifyInOrder(.take(2, of: "rye"), .setLabel(.hasPrefix("rye")))
    }

    func testTheShelfIsAskedForItsStock() throws {
        let shelf = MockStockroom(wrapping: Shelf(goods: ["rye": 5]))
        shelf.stub(.setLabel(.any))

        try OrderDesk(stockroom: shelf, delivery: delivery).place(GoodsOrder(item: "rye", quantity: 2))

        shelf.verify(.stock(of: "rye"))
        XCTAssertEqual(shelf.stock(of: "rye"), 3)
    }
}
