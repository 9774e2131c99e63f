// The collaborator of the article on matchers. Its mock in Tests/ScenarioTests/Generated is generated.

/// The cash register of a bakery.
protocol CashRegister {
    func charge(_ cents: Int, to customer: String?)
    func weigh(_ kilograms: Double)
    func note(_ text: String)
    func add(_ basket: Basket)
    func sell(_ breads: [String])
    func setPrices(_ prices: [String: Int])
    func refund(because reason: any Error)
    func greet(_ customer: Customer)
    func print(_ title: String, copies: Int, footer: String?)
}

extension CashRegister {
    func print(_ title: String, copies: Int = 1, footer: String? = nil) {
        print(title, copies: copies, footer: footer)
    }
}

struct Basket: Equatable {
    var bread: String
    var count: Int
    var wish: String?
}

final class Customer {
    let name: String
    init(name: String) { self.name = name }
}

struct PaymentError: Error, Equatable {
    var code: Int
}
