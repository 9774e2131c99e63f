/// The screen of the shop, as text.
public struct ShopScreen {
    let bakery: any Bakery
    let flours = ["wheat", "rye"]

    /// Creates the screen of a bakery.
    public init(bakery: any Bakery) { self.bakery = bakery }

    /// The lines that the screen shows.
    public var lines: [String] {
        let bread = bakery.breadOfTheDay()
        return ["We open at \(bakery.openingHour). Today: \(bread.name), \(bread.grams) g"] + flours.map(line)
    }

    /// Reserves a loaf of each kind that is on the shelf.
    public func reserveOneOfEach(for customer: String) {
        for flour in flours where bakery.loaves(of: flour) > 0 { bakery.reserve(flour, for: customer) }
    }

    private func line(for flour: String) -> String {
        let count = bakery.loaves(of: flour)
        let price = (try? bakery.price(of: flour)).map { "\($0) ct" } ?? "ask for the price"
        return "\(flour): \(count == 0 ? "sold out" : "\(count) left"), \(price)"
    }
}
