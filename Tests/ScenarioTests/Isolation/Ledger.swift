// The isolation matrix. Its rows are the files beside this one: a kind of wrapper each, in both forms, answering
// and forwarding. Its columns are the requirements below: every effect that a requirement can have, and every way
// in which it can deal with isolation. All rows do the same, which stands in `LedgerExpectations.swift` and
// `LedgerCalls.swift`. What compiles there without a warning is half of each test.

enum LedgerError: Error, Equatable { case closed }

/// An object that is not `Sendable`: it could not come out of a call that crosses to another actor.
final class Page {
    let text: String
    init(_ text: String) { self.text = text }
}

/// The columns, for a protocol that says nothing of isolation.
protocol Ledger {
    func total(_ id: Int) -> Int
    func open(_ id: Int) throws -> Int
    func book(_ id: Int) throws(LedgerError)
    func fetch(_ id: Int) async -> Int
    func load(_ id: Int) async throws -> Int
    func pay(_ id: Int) async throws(LedgerError) -> Int
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page
    func swap(_ page: sending Page) -> sending Page
}

/// The same, for one that is `Sendable`.
protocol SharedLedger: Ledger, Sendable {}

/// The same, for one on the main actor.
@MainActor protocol MainLedger {
    func total(_ id: Int) -> Int
    func open(_ id: Int) throws -> Int
    func book(_ id: Int) throws(LedgerError)
    func fetch(_ id: Int) async -> Int
    func load(_ id: Int) async throws -> Int
    func pay(_ id: Int) async throws(LedgerError) -> Int
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page
    func swap(_ page: sending Page) -> sending Page
}

/// The same, for one that only actors conform to.
protocol ActorLedger: Actor {
    func total(_ id: Int) -> Int
    func open(_ id: Int) throws -> Int
    func book(_ id: Int) throws(LedgerError)
    func fetch(_ id: Int) async -> Int
    func load(_ id: Int) async throws -> Int
    func pay(_ id: Int) async throws(LedgerError) -> Int
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page
    func swap(_ page: sending Page) -> sending Page
}
