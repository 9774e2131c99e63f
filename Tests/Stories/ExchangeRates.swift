// Two collaborators of a shop in several currencies. Their calls are recorded on tapes and performed on real objects.

/// A remote service with the current exchange rates.
protocol ExchangeRates {
    func rate(from currency: String, to other: String) async throws -> Double
    func report(_ sale: Sale)
}

struct Sale: Equatable, Codable {
    var article: String
    var price: Double
}

struct UnknownCurrency: Error, Equatable, Codable {
    var name: String
}

/// Sells articles abroad.
struct ForeignShop {
    let rates: any ExchangeRates

    func sell(_ article: String, for euros: Double, in currency: String) async throws -> Sale {
        let sale = Sale(article: article, price: euros * (try await rates.rate(from: "EUR", to: currency)))
        rates.report(sale)
        return sale
    }
}
