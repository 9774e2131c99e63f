/// The mocked protocol: a requirement with a result, one with two arguments, and an `async` one.
package protocol Ledger: SendableMetatype {
    func balance(of account: Int) -> Int
    func book(amount: Int, note: String)
    func rate(on day: Int) async -> Int
}

/// The set-up and verification that the benchmarks need from each form of double.
package protocol MeasuredLedger: Ledger {
    init()
    /// Expects a call of `balance(of:)` for each of the accounts, in their order.
    func expectBalances(_ accounts: Range<Int>)
    /// Stubs `balance(of:)` for each of the accounts separately.
    func stubBalances(_ accounts: Range<Int>)
    /// Expects a call of `rate(on:)` for each of the days, in their order.
    func expectRates(_ days: Range<Int>)
    /// Allows all calls.
    func beNice()
    /// Verifies the expected calls.
    func verify()
}

/// The real object of a partial mock.
package struct RealLedger: Ledger {
    package init() {}
    package func balance(of account: Int) -> Int { account }
    package func book(amount: Int, note: String) {}
    package func rate(on day: Int) async -> Int { day }
}
