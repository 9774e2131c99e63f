import Testing

@testable import Pages

final class StockroomSpy: Stockroom {
    var label = "" {
        didSet { labels.append(label) }
    }
    private(set) var labels: [String] = []

    var stock = 0
    private(set) var askedItems: [String] = []
    func stock(of item: String) -> Int {
        askedItems.append(item)
        return stock
    }

    var takeError: (any Error)?
    private(set) var taken: [(quantity: Int, item: String)] = []
    func take(_ quantity: Int, of item: String) throws {
        taken.append((quantity, item))
        if let takeError { throw takeError }
    }
}

final class CourierSpy: Courier {
    var minutes: Result<Int, any Error> = .success(0)
    private(set) var streets: [String] = []
    func minutes(to street: String) async throws -> Int {
        streets.append(street)
        return try minutes.get()
    }

    var acceptsPickup = false
    private(set) var pickups: [GoodsOrder] = []
    func requestPickup(of order: GoodsOrder, completion: @escaping (Bool) -> Void) {
        pickups.append(order)
        completion(acceptsPickup)
    }
}

@Suite struct OrderDeskWithHandwrittenMocksTests {
    let stockroom = StockroomSpy()
    let delivery = CourierSpy()
    let desk: OrderDesk

    init() {
        desk = OrderDesk(stockroom: stockroom, delivery: delivery)
    }

    @Test func anOrderIsTakenFromTheStockroom() throws {
        stockroom.stock = 5

        try desk.place(GoodsOrder(item: "rye", quantity: 2))

        #expect(stockroom.askedItems == ["rye"])
        #expect(stockroom.taken.map(\.quantity) == [2])
        #expect(stockroom.taken.map(\.item) == ["rye"])
        #expect(stockroom.labels == ["rye: 3"])
    }

    @Test func aSoldOutItemIsNotTaken() {
        stockroom.stock = 1

        #expect(throws: StockError.soldOut) { try desk.place(GoodsOrder(item: "rye", quantity: 2)) }

        #expect(stockroom.taken.isEmpty)
        #expect(stockroom.labels.isEmpty)
    }

    @Test func aLockedStockroomFailsTheOrder() {
        stockroom.stock = 5
        stockroom.takeError = StockError.locked

        #expect(throws: StockError.locked) { try desk.place(GoodsOrder(item: "rye", quantity: 2)) }

        #expect(stockroom.labels.isEmpty)
    }

    @Test func thePromiseNamesTheMinutes() async {
        delivery.minutes = .success(20)

        #expect(await desk.promise(to: "Main Street") == "in 20 minutes")

        #expect(delivery.streets == ["Main Street"])
    }

    @Test func anAcceptedPickupIsHandedOver() {
        let order = GoodsOrder(item: "rye", quantity: 2)
        delivery.acceptsPickup = true

        desk.handOver(order)

        #expect(desk.status == "handed over")
        #expect(delivery.pickups == [order])
    }
}
