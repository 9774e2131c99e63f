import ExpectKit
import Testing

@testable import Pages

@Suite(.verifiesMocks) struct OrderDeskFromMockableTests {
    let stockroom = MockStockroom()
    let delivery = MockCourier()
    let desk: OrderDesk

    init() {
        desk = OrderDesk(stockroom: stockroom, delivery: delivery)
    }

    @Test func anOrderIsTakenFromTheStockroom() throws {
        stockroom.expect(.stock(of: "rye")).andReturn(5)
        stockroom.expect(.take(2, of: "rye"))
        stockroom.expect(.setLabel("rye: 3"))

        try desk.place(GoodsOrder(item: "rye", quantity: 2))
    }

    @Test func aSoldOutItemIsNotTaken() {
        stockroom.expect(.stock(of: "rye")).andReturn(1)

        #expect(throws: StockError.soldOut) { try desk.place(GoodsOrder(item: "rye", quantity: 2)) }
    }

    @Test func aLockedStockroomFailsTheOrder() {
        stockroom.expect(.stock(of: .any)).andReturn(5)
        stockroom.expect(.take(.any, of: "rye")).andThrow(StockError.locked)

        #expect(throws: StockError.locked) { try desk.place(GoodsOrder(item: "rye", quantity: 2)) }
    }

    @Test func thePromiseNamesTheMinutes() async {
        delivery.expect(.minutes(to: .hasPrefix("Main"))).andReturn(20)

        #expect(await desk.promise(to: "Main Street") == "in 20 minutes")
    }

    @Test func anAcceptedPickupIsHandedOver() {
        let order = GoodsOrder(item: "rye", quantity: 2)
        delivery.expect(.requestPickup(of: order)).andDo { _, completion in completion(true) }

        desk.handOver(order)

        #expect(desk.status == "handed over")
    }

    @Test func nothingElseIsAskedFor() throws {
        stockroom.nice().stub(.stock(of: .any)).andReturn(5)

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        stockroom.verify(.take(.any, of: "rye"))
        stockroom.verify(.take(.any, of: .not("rye")), times: 0)
        stockroom.verifyNoMoreCalls(except: .stock(of: .any), .setLabel(.any))
    }
}
