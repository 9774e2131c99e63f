import ExpectKit

/// A hand-written double that records and forwards.
package final class HandWrittenSpy: Ledger {
    package private(set) var calls: [HandWrittenLedger.Call] = []
    private let real = RealLedger()

    package init() {}

    package func balance(of account: Int) -> Int {
        calls.append(.balance(of: account))
        return real.balance(of: account)
    }

    package func book(amount: Int, note: String) {
        calls.append(.book(amount: amount, note: note))
        real.book(amount: amount, note: note)
    }

    package func rate(on day: Int) async -> Int {
        calls.append(.rate(on: day))
        return await real.rate(on: day)
    }
}

/// A partial mock in the quick form, compared with `==`.
package final class PartialQuickLedger: Ledger, Mocking {
    package let mock = Mock<QuickLedger.Invocation>(mode: .partial)
    private let real = RealLedger()

    package init() {}

    package func balance(of account: Int) -> Int {
        mock.call(.balance(of: account)) { real.balance(of: account) }
    }
    package func book(amount: Int, note: String) {
        mock.call(.book(amount: amount, note: note)) { real.book(amount: amount, note: note) }
    }
    package func rate(on day: Int) async -> Int {
        await mock.call(.rate(on: day)) { await real.rate(on: day) }
    }
}

/// A partial mock in the quick form, compared by reflection.
package final class PartialReflectedLedger: Ledger, Mocking {
    package let mock = Mock<ReflectedLedger.Invocation>(mode: .partial)
    private let real = RealLedger()

    package init() {}

    package func balance(of account: Int) -> Int {
        mock.call(.balance(of: account)) { real.balance(of: account) }
    }
    package func book(amount: Int, note: String) {
        mock.call(.book(amount: amount, note: note)) { real.book(amount: amount, note: note) }
    }
    package func rate(on day: Int) async -> Int {
        await mock.call(.rate(on: day)) { await real.rate(on: day) }
    }
}

/// A partial mock in the typed form.
package final class PartialTypedLedger: Ledger, TypedMocking {
    package let mock = Mock<TypedLedger.Invocation>(mode: .partial)
    private let real = RealLedger()

    package init() {}

    package func balance(of account: Int) -> Int {
        call(.balance(of: .value(account))) { real.balance(of: account) }
    }
    package func book(amount: Int, note: String) {
        call(.book(amount: .value(amount), note: .value(note))) { real.book(amount: amount, note: note) }
    }
    package func rate(on day: Int) async -> Int {
        await call(.rate(on: .value(day))) { await real.rate(on: day) }
    }
}
