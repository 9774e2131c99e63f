import ExpectKit
import Testing

// A class on the main actor around a real object on the main actor.

@MainActor private final class QuickLedger: MainLedger, Mocking {
    let mock = Mock<LedgerCall>()
    private let real = RealMainLedger()

    func total(_ id: Int) -> Int { mock.call(.total(.value(id))) { real.total(id) } }
    func open(_ id: Int) throws -> Int { try mock.call(.open(.value(id))) { try real.open(id) } }
    func book(_ id: Int) throws(LedgerError) {
        try mock.call(.book(.value(id))) { () throws(LedgerError) in try real.book(id) }
    }
    func fetch(_ id: Int) async -> Int { await mock.call(.fetch(.value(id))) { await real.fetch(id) } }
    func load(_ id: Int) async throws -> Int {
        try await mock.call(.load(.value(id))) { try await real.load(id) }
    }
    func pay(_ id: Int) async throws(LedgerError) -> Int {
        try await mock.call(.pay(.value(id))) { () async throws(LedgerError) in try await real.pay(id) }
    }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await mock.call(.turn(.value(id))) { () async throws(LedgerError) in try await real.turn(id) }
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await mock.call(.audit(.value(id))) { await real.audit(id, on: owner) }
    }
    func swap(_ page: sending Page) -> sending Page {
        nonisolated(unsafe) let page = page
        return mock.call(.swap(.value(page))) { real.swap(page) }
    }
}

@MainActor private final class TypedLedger: MainLedger, TypedMocking {
    let mock = Mock<LedgerCall>()
    private let real = RealMainLedger()

    func total(_ id: Int) -> Int { call(.total(.value(id))) { real.total(id) } }
    func open(_ id: Int) throws -> Int { try call(.open(.value(id))) { try real.open(id) } }
    func book(_ id: Int) throws(LedgerError) {
        try call(.book(.value(id))) { () throws(LedgerError) in try real.book(id) }
    }
    func fetch(_ id: Int) async -> Int { await call(.fetch(.value(id))) { await real.fetch(id) } }
    func load(_ id: Int) async throws -> Int { try await call(.load(.value(id))) { try await real.load(id) } }
    func pay(_ id: Int) async throws(LedgerError) -> Int {
        try await call(.pay(.value(id))) { () async throws(LedgerError) in try await real.pay(id) }
    }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id))) { () async throws(LedgerError) in try await real.turn(id) }
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await call(.audit(.value(id))) { await real.audit(id, on: owner) }
    }
    func swap(_ page: sending Page) -> sending Page {
        nonisolated(unsafe) let page = page
        return call(.swap(.value(page))) { real.swap(page) }
    }
}

@MainActor struct MainActorClassForwardingTests {
    @Test(arguments: Answering.allCases) func bothFormsAnswerOrForward(_ answering: Answering) async {
        await check(QuickLedger(), answering)
        await check(TypedLedger(), answering)
    }
}
