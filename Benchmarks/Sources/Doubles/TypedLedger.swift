import ExpectKit

/// The typed form, which implements the comparison of its invocations like a generated wrapper.
package final class TypedLedger: MeasuredLedger, TypedMocking {
    package enum Invocation {
        case balance(of: Arg<Int>)
        case book(amount: Arg<Int>, note: Arg<String>)
        case rate(on: Arg<Int>)
    }

    package let mock = Mock<Invocation>()

    package init() {}

    package func balance(of account: Int) -> Int { call(.balance(of: .value(account))) }
    package func book(amount: Int, note: String) { call(.book(amount: .value(amount), note: .value(note))) }
    package func rate(on day: Int) async -> Int { await call(.rate(on: .value(day))) }

    package func expectBalances(_ accounts: Range<Int>) {
        for account in accounts { expect(.balance(of: .value(account))).andReturn(account) }
    }
    /// Expects bookings with several matchers for each argument.
    package func expectMatchedBookings(_ amounts: Range<Int>) {
        for amount in amounts {
            expect(
                .book(
                    amount: .allOf(.atLeast(amount), .lessThan(amount + 1), .not(.value(-1))),
                    note: .anyOf("salary", .hasPrefix("re"), .hasSuffix("nt"))))
        }
    }
    /// Stubs `balance(of:)` with matchers, which are tried one by one.
    package func stubBalancesByMatcher(_ accounts: Range<Int>) {
        for account in accounts { stub(.balance(of: .within(account...account))).andReturn(account) }
    }
    package func stubBalances(_ accounts: Range<Int>) {
        for account in accounts { stub(.balance(of: .value(account))).andReturn(account) }
    }
    package func expectRates(_ days: Range<Int>) {
        for day in days { expect(.rate(on: .value(day))).andReturn(day) }
    }
    package func beNice() { mode = .nice }
    package func verify() { mock.verify() }
}

extension MockCall where Invocation == TypedLedger.Invocation {
    package static func balance(of account: Arg<Int>) -> MockCall<Invocation, Int, Never> {
        .init(.balance(of: account))
    }
    package static func book(amount: Arg<Int>, note: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.book(amount: amount, note: note))
    }
    package static func rate(on day: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.rate(on: day)) }
}

extension TypedLedger.Invocation: InvocationMatching {
    package func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.balance(let expected), .balance(let actual)): expected.matches(actual)
        case (.book(let amount, let note), .book(let actualAmount, let actualNote)):
            amount.matches(actualAmount) && note.matches(actualNote)
        case (.rate(let expected), .rate(let actual)): expected.matches(actual)
        default: false
        }
    }

    package func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .balance(let account):
            hasher.combine(0)
            hasher.combine(account)
        case .book(let amount, let note):
            hasher.combine(1)
            hasher.combine(amount)
            hasher.combine(note)
        case .rate(let day):
            hasher.combine(2)
            hasher.combine(day)
        }
    }
}
