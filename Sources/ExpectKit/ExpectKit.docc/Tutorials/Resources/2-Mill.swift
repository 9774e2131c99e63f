/// A mill that sells flour.
protocol Mill {
    /// Returns the price of a sack.
    func price(of flour: String) throws -> Int

    /// Sells sacks of flour.
    func sell(_ flour: String, sacks: Int) throws
}

extension FlourMill: Mill {}
