// The code under test of the guides for users of other mock libraries, and its collaborators.

struct GoodsOrder: Equatable {
    let item: String
    let quantity: Int
}

enum StockError: Error {
    case soldOut, locked
}

protocol Stockroom: AnyObject {
    var label: String { get set }
    func stock(of item: String) -> Int
    func take(_ quantity: Int, of item: String) throws
}

protocol Courier {
    func minutes(to street: String) async throws -> Int
    func requestPickup(of order: GoodsOrder, completion: @escaping (Bool) -> Void)
}

final class OrderDesk {
    private let stockroom: any Stockroom
    private let delivery: any Courier
    private(set) var status = "open"

    init(stockroom: any Stockroom, delivery: any Courier) {
        self.stockroom = stockroom
        self.delivery = delivery
    }

    /// Takes the goods of an order from the stockroom, and labels the rest.
    func place(_ order: GoodsOrder) throws {
        let stock = stockroom.stock(of: order.item)
        guard stock >= order.quantity else { throw StockError.soldOut }
        try stockroom.take(order.quantity, of: order.item)
        stockroom.label = "\(order.item): \(stock - order.quantity)"
    }

    /// What the customer is told about the time of the delivery.
    func promise(to street: String) async -> String {
        do {
            return "in \(try await delivery.minutes(to: street)) minutes"
        } catch {
            return "later today"
        }
    }

    /// Calls the delivery service for an order that is ready.
    func handOver(_ order: GoodsOrder) {
        delivery.requestPickup(of: order) { [weak self] isAccepted in
            self?.status = isAccepted ? "handed over" : "waiting"
        }
    }
}

/// A stockroom with goods, as a real object for partial mocks.
final class Shelf: Stockroom {
    var label = ""
    private var goods: [String: Int]

    init(goods: [String: Int]) {
        self.goods = goods
    }

    func stock(of item: String) -> Int { goods[item, default: 0] }
    func take(_ quantity: Int, of item: String) throws { goods[item, default: 0] -= quantity }
}
