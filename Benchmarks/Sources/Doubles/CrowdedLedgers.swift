import ExpectKit

/// A ledger with many expectations that come one after the other, but not by the order of the mock.
package protocol ChainedLedger: MeasuredLedger {
    /// Expects a call for each of the accounts, each after the one before it, and otherwise in any order.
    func expectChainedBalances(_ accounts: Range<Int>)
}

/// A ledger with many expectations whose calls do not come in the order of their declaration.
package protocol CrowdedLedger: ChainedLedger, TestDouble {
    /// Expects a call for each of the accounts, in any order.
    func expectUnorderedBalances(_ accounts: Range<Int>)
    /// Expects exactly one call for each of the accounts.
    func expectSingleBalances(_ accounts: Range<Int>)
    /// Expects a call as the next one of an order across mocks.
    func expectBalance(of account: Int, in order: CallOrder)
}

extension QuickLedger: CrowdedLedger {
    package func expectUnorderedBalances(_ accounts: Range<Int>) {
        mock.ordering = .unordered
        expectBalances(accounts)
    }
    package func expectSingleBalances(_ accounts: Range<Int>) {
        for account in accounts { expect(.balance(of: account)).andReturn(account).times(1) }
    }
    package func expectChainedBalances(_ accounts: Range<Int>) {
        mock.ordering = .unordered
        let calls = accounts.map { expect(.balance(of: $0)).andReturn($0) }
        for (call, next) in zip(calls, calls.dropFirst()) { next.after(call) }
    }
    package func expectBalance(of account: Int, in order: CallOrder) {
        expect(.balance(of: account)).andReturn(account).inOrder(order)
    }
}

extension ReflectedLedger: ChainedLedger {
    package func expectChainedBalances(_ accounts: Range<Int>) {
        mock.ordering = .unordered
        let calls = accounts.map { expect(.balance(of: $0)).andReturn($0) }
        for (call, next) in zip(calls, calls.dropFirst()) { next.after(call) }
    }
}

extension TypedLedger: CrowdedLedger {
    package func expectUnorderedBalances(_ accounts: Range<Int>) {
        mock.ordering = .unordered
        expectBalances(accounts)
    }
    package func expectSingleBalances(_ accounts: Range<Int>) {
        for account in accounts { expect(.balance(of: .value(account))).andReturn(account).times(1) }
    }
    package func expectChainedBalances(_ accounts: Range<Int>) {
        mock.ordering = .unordered
        let calls = accounts.map { expect(.balance(of: .value($0))).andReturn($0) }
        for (call, next) in zip(calls, calls.dropFirst()) { next.after(call) }
    }
    package func expectBalance(of account: Int, in order: CallOrder) {
        expect(.balance(of: .value(account))).andReturn(account).inOrder(order)
    }
}
