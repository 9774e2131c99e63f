// The code under test of the page for users of other mock libraries, and its collaborator.

enum StockError: Error { case locked }

protocol Stockroom: AnyObject {
    var label: String { get set }
    func stock(of item: String) -> Int
    func take(_ quantity: Int, of item: String) throws
}

struct PackingDesk {
    let stockroom: any Stockroom

    /// Takes goods from the stockroom, and labels the rest.
    func pack(_ quantity: Int, of item: String) throws {
        let stock = stockroom.stock(of: item)
        try stockroom.take(quantity, of: item)
        stockroom.label = "\(item): \(stock - quantity)"
    }
}
