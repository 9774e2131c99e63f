import Foundation

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
