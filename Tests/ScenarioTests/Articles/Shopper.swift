import ExpectKit

// The code under test of the articles, beside the baker of the README.

/// A customer who compares prices first, and then buys.
struct Shopper {
    let bakery: any Bakery

    /// Buys the breads that cost at most `limit`.
    func shop(for names: [String], limit: Int) throws -> [Bread] {
        try names
            .filter { bakery.price(of: $0) <= limit }
            .map { try bakery.buy(Bread(name: $0)) }
    }
}

/// A baker who starts the day: first the oven, then the bakery.
struct MorningShift {
    let oven: any Oven
    let bakery: any Bakery

    func start() {
        oven.preheat(to: 220)
        bakery.open()
    }
}

/// A baker who makes a mistake: the temperature is read before the oven is on.
struct HastyBaker {
    let oven: any Oven

    func preparesForBread() -> Bool {
        let isHot = oven.temperature >= 220
        oven.preheat(to: 220)
        return isHot
    }
}

/// A screen that shows how long a delivery takes.
@MainActor final class DeliveryScreen {
    private let bakery: any Bakery & Sendable
    private(set) var isLoading = false
    private(set) var minutes: Int?
    private(set) var loading: Task<Void, Never>?

    init(bakery: any Bakery & Sendable) {
        self.bakery = bakery
    }

    func load(_ street: String) {
        isLoading = true
        loading = Task {
            defer { isLoading = false }
            minutes = try? await bakery.deliver(to: street)
        }
    }

    func close() { loading?.cancel() }
}

/// A baker who opens the bakery in the background.
struct EarlyRiser: Sendable {
    let bakery: any Bakery & Sendable

    func opensInBackground() {
        Task.detached { [bakery] in bakery.open() }
    }
}
