/// Buys flour for the bakery.
final class FlourBuyer {
    private let mill: any Mill
    var highestPrice = 40

    init(mill: any Mill = FlourMill()) {
        self.mill = mill
    }

    /// Buys sacks of flour if they are cheap enough, and returns whether it bought them.
    func buy(_ flour: String, sacks: Int) throws -> Bool {
        let price = try mill.price(of: flour)
        guard price <= highestPrice else { return false }
        try mill.sell(flour, sacks: sacks)
        return true
    }
}
