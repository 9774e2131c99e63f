/// The real object of the rows. It is not `Sendable`, and its `async` functions run on their caller's actor, so that an
/// actor can own one.
class RealLedger: Ledger {
    func total(_ id: Int) -> Int { id }
    func open(_ id: Int) throws -> Int { try known(id) }
    func book(_ id: Int) throws(LedgerError) { _ = try known(id) }
    nonisolated(nonsending) func fetch(_ id: Int) async -> Int { id }
    nonisolated(nonsending) func load(_ id: Int) async throws -> Int { try known(id) }
    nonisolated(nonsending) func pay(_ id: Int) async throws(LedgerError) -> Int { try known(id) }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        Page("real \(try known(id))")
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page { Page("real \(id)") }
    func swap(_ page: sending Page) -> sending Page { Page("real") }

    private func known(_ id: Int) throws(LedgerError) -> Int {
        if id == 0 { throw .closed }
        return id
    }
}

/// The same for a `Sendable` wrapper, whose real object must be `Sendable`.
final class RealSharedLedger: SharedLedger {
    func total(_ id: Int) -> Int { RealLedger().total(id) }
    func open(_ id: Int) throws -> Int { try RealLedger().open(id) }
    func book(_ id: Int) throws(LedgerError) { try RealLedger().book(id) }
    func fetch(_ id: Int) async -> Int { await RealLedger().fetch(id) }
    func load(_ id: Int) async throws -> Int { try await RealLedger().load(id) }
    func pay(_ id: Int) async throws(LedgerError) -> Int { try await RealLedger().pay(id) }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await RealLedger().turn(id)
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await RealLedger().audit(id, on: owner)
    }
    func swap(_ page: sending Page) -> sending Page { RealLedger().swap(page) }
}

/// The same on the main actor.
@MainActor class RealMainLedger: MainLedger {
    private let ledger = RealLedger()

    func total(_ id: Int) -> Int { ledger.total(id) }
    func open(_ id: Int) throws -> Int { try ledger.open(id) }
    func book(_ id: Int) throws(LedgerError) { try ledger.book(id) }
    func fetch(_ id: Int) async -> Int { await ledger.fetch(id) }
    func load(_ id: Int) async throws -> Int { try await ledger.load(id) }
    func pay(_ id: Int) async throws(LedgerError) -> Int { try await ledger.pay(id) }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await RealLedger().turn(id)
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await RealLedger().audit(id, on: owner)
    }
    func swap(_ page: sending Page) -> sending Page { ledger.swap(page) }
}
