import Floor

/// A mock that does the least for each call, as a lower bound for the library.
package final class FloorLedger: Ledger {
    private enum Call: Equatable {
        case balance(of: Int)
        case book(amount: Int, note: String)
        case rate(on: Int)
    }

    private let mock = FloorMock<Call>()

    package init() {}

    package func balance(of account: Int) -> Int { mock.call(.balance(of: account)) ?? 0 }
    package func book(amount: Int, note: String) {
        _ = mock.call(.book(amount: amount, note: note), returning: Void.self)
    }
    package func rate(on day: Int) async -> Int { mock.call(.rate(on: day)) ?? 0 }

    package func expectBalances(_ accounts: Range<Int>) {
        for account in accounts { mock.expect(.balance(of: account), answer: account) }
    }
    package func expectRates(_ days: Range<Int>) {
        for day in days { mock.expect(.rate(on: day), answer: day) }
    }
}
