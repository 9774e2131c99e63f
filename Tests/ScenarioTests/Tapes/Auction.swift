import ExpectKit

// A museum buys at a remote auction.

struct Piece: Codable, Equatable {
    var title: String
    var country: String
    var price: Int
}

enum AuctionError: Error, Codable, Equatable { case sold(title: String), tooDear(by: Int) }

protocol Auction: Sendable {
    func pieces(from country: String) async throws -> [Piece]
    func buy(_ piece: Piece, for budget: Int) async throws(AuctionError) -> Int
    func log(_ words: String)
}

/// The code under test.
struct Buyer {
    let auction: any Auction

    /// Buys the pieces that a budget can pay for, cheapest first, and returns the rest of the budget.
    func spend(_ budget: Int, on country: String) async throws -> Int {
        var left = budget
        for piece in try await auction.pieces(from: country).sorted(by: { $0.price < $1.price }) {
            do {
                left = try await auction.buy(piece, for: left)
                auction.log("bought \(piece.title)")
            } catch .sold(let title) {
                auction.log("\(title) is gone")
            } catch .tooDear {
                return left
            }
        }
        return left
    }
}

/// The real auction. It stands for a slow remote service whose results change.
final class LiveAuction: Auction {
    func pieces(from country: String) async throws -> [Piece] {
        [
            Piece(title: "vase", country: country, price: 30),
            Piece(title: "coin", country: country, price: 5),
            Piece(title: "mask", country: country, price: 10),
            Piece(title: "bull", country: country, price: 900),
        ]
    }

    func buy(_ piece: Piece, for budget: Int) async throws(AuctionError) -> Int {
        if piece.title == "mask" { throw .sold(title: piece.title) }
        if piece.price > budget { throw .tooDear(by: piece.price - budget) }
        return budget - piece.price
    }

    func log(_ words: String) {}
}

final class MockAuction: Auction, TypedMocking {
    enum Invocation: Codable {
        case pieces(from: Arg<String>), buy(Arg<Piece>, for: Arg<Int>), log(Arg<String>)
    }
    let mock = Mock<Invocation>()
    let real: any Auction

    init(wrapping real: any Auction) {
        self.real = real
    }

    func pieces(from country: String) async throws -> [Piece] {
        try await call(.pieces(from: .value(country))) { () async throws in
            try await real.pieces(from: country)
        }
    }
    func buy(_ piece: Piece, for budget: Int) async throws(AuctionError) -> Int {
        try await call(.buy(.value(piece), for: .value(budget))) { () async throws(AuctionError) in
            try await real.buy(piece, for: budget)
        }
    }
    func log(_ words: String) { call(.log(.value(words))) { real.log(words) } }
}

extension MockCall where Invocation == MockAuction.Invocation {
    static func pieces(from country: Arg<String>) -> MockCall<Invocation, [Piece], any Error> {
        .init(.pieces(from: country))
    }
    static func buy(_ piece: Arg<Piece>, for budget: Arg<Int>) -> MockCall<Invocation, Int, AuctionError> {
        .init(.buy(piece, for: budget))
    }
    static func log(_ words: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.log(words)) }
}

/// Stands for the real auction, and fails if a test calls it although there is a tape.
struct UnreachableAuction: Auction {
    struct Reached: Error {}

    func pieces(from country: String) async throws -> [Piece] { throw Reached() }
    func buy(_ piece: Piece, for budget: Int) async throws(AuctionError) -> Int { throw .tooDear(by: .max) }
    func log(_ words: String) { fatalError("the real auction was reached") }
}
