import Foundation

/// The owner of a cart. Its mock is written by hand.
protocol CartDelegate: AnyObject {
    func shouldAdd(_ item: String, count: Int) -> Bool
    func didAdd(_ item: String, count: Int)
    func totalChanged(to total: Double)
}

/// A service with prices. Its mock is written by hand.
protocol PriceService: AnyObject {
    func price(of item: String) throws -> Double
}

/// The code under test: a cart in a shop.
final class Cart {
    weak var delegate: (any CartDelegate)?
    private let prices: any PriceService
    private(set) var total = 0.0

    init(prices: any PriceService, delegate: (any CartDelegate)? = nil) {
        self.prices = prices
        self.delegate = delegate
    }

    func add(_ item: String, count: Int = 1) throws {
        guard delegate?.shouldAdd(item, count: count) != false else { return }
        total += try prices.price(of: item) * Double(count)
        delegate?.didAdd(item, count: count)
        delegate?.totalChanged(to: total)
    }
}

/// The books of a shop, with nested values. Its mock is written by hand.
protocol Accounts {
    func book(_ entry: Entry)
    func submit(_ invoices: [Invoice], to office: String)
    func close(month: Int?, by role: Role)
    func mark(_ range: (first: Int, last: Int))
}

enum Role { case clerk, manager }
enum Payment: Equatable { case cash(Double), card(number: String, owner: Owner) }
struct Owner: Equatable { var name = "Eva", city = "Oslo", isCompany = false }
struct Entry: Equatable {
    var id = 1, payments = [Payment.cash(20)], tags: [String: [Int]] = [:], note: String?
}
struct Invoice: Equatable {
    var number: Int, customer = Owner(), street = "Harbor 1", lines = ["rye", "corn", "spelt"], total = 12.5
    var currency = "NOK", isPaid = false, reminder: String?
}

/// The code under test: it keeps the books.
struct Bookkeeper {
    let accounts: any Accounts

    func book(_ payments: [Payment], tags: [String: [Int]] = [:]) {
        accounts.book(Entry(payments: payments, tags: tags))
    }

    func submit(_ invoices: [Invoice], to office: String = "Oslo") { accounts.submit(invoices, to: office) }
    func closeYear(month: Int?) { accounts.close(month: month, by: .clerk) }
    func markPage(_ page: Int) { accounts.mark((first: page * 8 - 7, last: page * 8)) }
}
