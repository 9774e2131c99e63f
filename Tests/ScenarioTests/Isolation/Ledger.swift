// The isolation matrix. Each file of this folder is a row: one kind of wrapper in both forms, which answers and
// forwards. Each requirement below is a column: every effect that a requirement can have, and every kind of isolation.
// All rows declare and call the same, from `LedgerExpectations.swift` and `LedgerCalls.swift`. That the wrappers
// compile without a warning is half of each test.

enum LedgerError: Error, Equatable { case closed }

/// An object that is not `Sendable`: a call that crosses to another actor could not return it.
final class Page {
    let text: String
    init(_ text: String) { self.text = text }
}

/// The columns, for a protocol without isolation.
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

/// The same, for a `Sendable` protocol.
protocol SharedLedger: Ledger, Sendable {}

/// The same, for a protocol on the main actor.
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

/// The same, for a protocol that only actors conform to.
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
