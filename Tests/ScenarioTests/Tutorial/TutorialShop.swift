import Foundation

// The module Shop of the tutorial, as it is after the last step. `TutorialFileTests` compares it with the files that the
// tutorial shows.

/// A mill that sells flour.
protocol Mill {
    /// Returns the price of a sack.
    func price(of flour: String) throws -> Int

    /// Sells sacks of flour.
    func sell(_ flour: String, sacks: Int) throws
}

extension FlourMill: Mill {}

/// The mill in the next town, which sells flour over the network.
final class FlourMill {
    private let address = "https://mill.example"

    /// Returns the price of a sack.
    func price(of flour: String) throws -> Int {
        try Int(send("prices/\(flour)")) ?? 0
    }

    /// Sells sacks of flour.
    func sell(_ flour: String, sacks: Int) throws {
        _ = try send("sales/\(flour)?sacks=\(sacks)")
    }

    /// Sends a request, and returns the answer of the server.
    private func send(_ request: String) throws -> String {
        guard let url = URL(string: "\(address)/\(request)") else { throw URLError(.badURL) }
        return try String(contentsOf: url, encoding: .utf8)
    }
}

/// Buys flour for the bakery.
final class FlourBuyer {
    private let mill: any Mill
    var highestPrice = 40

    init(mill: any Mill = FlourMill()) {
        self.mill = mill
    }

    /// Buys sacks of flour if they are cheap enough, and returns whether it bought them.
    ///
    /// At half of the highest price or less, it buys one more sack as a reserve.
    func buy(_ flour: String, sacks: Int) throws -> Bool {
        let price = try mill.price(of: flour)
        guard price <= highestPrice else { return false }
        let reserve = price <= highestPrice / 2 ? 1 : 0
        try mill.sell(flour, sacks: sacks + reserve)
        return true
    }
}
