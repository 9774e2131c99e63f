import ExpectKit

/// The quick form with invocations that are compared by reflection.
package final class ReflectedLedger: MeasuredLedger, Mocking {
    package enum Invocation {
        case balance(of: Int)
        case book(amount: Int, note: String)
        case rate(on: Int)
    }

    package let mock = Mock<Invocation>()

    package init() {}

    package func balance(of account: Int) -> Int { mock.call(.balance(of: account)) }
    package func book(amount: Int, note: String) { mock.call(.book(amount: amount, note: note)) }
    package func rate(on day: Int) async -> Int { await mock.call(.rate(on: day)) }

    package func expectBalances(_ accounts: Range<Int>) {
        for account in accounts { expect(.balance(of: account)).andReturn(account) }
    }
    package func stubBalances(_ accounts: Range<Int>) {
        for account in accounts { stub(.balance(of: account)).andReturn(account) }
    }
    package func expectRates(_ days: Range<Int>) {
        for day in days { expect(.rate(on: day)).andReturn(day) }
    }
    package func expectBookings(_ amounts: Range<Int>) {
        for amount in amounts { expect(.book(amount: amount, note: "rent")) }
    }
    package func beNice() { mode = .nice }
    package func verify() { mock.verify() }
}
