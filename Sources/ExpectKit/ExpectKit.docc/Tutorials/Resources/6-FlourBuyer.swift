/// Buys flour for the bakery.
final class FlourBuyer {
    private let mill: any Mill
    var highestPrice = 40

    init(mill: any Mill = FlourMill()) {
        self.mill = mill
    }

    /// Orders sacks of flour if they are cheap enough, and returns whether it ordered them.
    ///
    /// At half of the highest price or less, it orders one more sack as a reserve.
    func buy(_ flour: String, sacks: Int) throws -> Bool {
        let price = try mill.price(of: flour)
        guard price <= highestPrice else { return false }
        let reserve = price <= highestPrice / 2 ? 1 : 0
        try mill.order(flour, sacks: sacks + reserve)
        return true
    }
}
