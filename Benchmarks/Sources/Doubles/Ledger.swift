/// What is mocked: a requirement with a result, one with two arguments, and one that waits.
package protocol Ledger: SendableMetatype {
    func balance(of account: Int) -> Int
    func book(amount: Int, note: String)
    func rate(on day: Int) async -> Int
}

/// What the benchmarks do with each form of double before they call it.
package protocol MeasuredLedger: Ledger {
    init()
    /// Expects a call of `balance(of:)` for each of the accounts, in their order.
    func expectBalances(_ accounts: Range<Int>)
    /// Answers `balance(of:)` for each of the accounts, with a stub of its own.
    func stubBalances(_ accounts: Range<Int>)
    /// Expects a call of `rate(on:)` for each of the days, in their order.
    func expectRates(_ days: Range<Int>)
    /// Lets every call pass.
    func beNice()
    /// Compares what was expected with what was called.
    func verify()
}

/// What a partial mock forwards to.
package struct RealLedger: Ledger {
    package init() {}
    package func balance(of account: Int) -> Int { account }
    package func book(amount: Int, note: String) {}
    package func rate(on day: Int) async -> Int { day }
}
