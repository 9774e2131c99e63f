/// A shop with a stream of breads that customers order, and one of prices.
public protocol BreadCounter: Sendable {
    func breads() -> AsyncStream<String>
    func prices() async throws -> AsyncThrowingStream<Int, any Error>
    func sell(_ bread: String) async
}

/// Sells each bread that a customer orders, and adds up the prices.
public struct Salesclerk: Sendable {
    private let counter: any BreadCounter

    /// Makes a clerk for a counter.
    public init(_ counter: any BreadCounter) { self.counter = counter }

    /// Sells each bread until no more come.
    public func sellAll() async {
        for await bread in counter.breads() { await counter.sell(bread) }
    }

    /// Sells the first bread.
    public func sellOne() async {
        for await bread in counter.breads() {
            await counter.sell(bread)
            return
        }
    }

    /// Adds up all prices.
    public func total() async throws -> Int {
        var total = 0
        for try await price in try await counter.prices() { total += price }
        return total
    }
}
