import ExpectKit
import Testing

// A class on the main actor, for a protocol on the main actor.

@MainActor private final class QuickLedger: MainLedger, Mocking {
    let mock = Mock<LedgerCall>()

    func total(_ id: Int) -> Int { mock.call(.total(.value(id))) }
    func open(_ id: Int) throws -> Int { try mock.call(.open(.value(id)), throwing: (any Error).self) }
    func book(_ id: Int) throws(LedgerError) { try mock.call(.book(.value(id)), throwing: LedgerError.self) }
    func fetch(_ id: Int) async -> Int { await mock.call(.fetch(.value(id))) }
    func load(_ id: Int) async throws -> Int {
        try await mock.call(.load(.value(id)), throwing: (any Error).self)
    }
    func pay(_ id: Int) async throws(LedgerError) -> Int {
        try await mock.call(.pay(.value(id)), throwing: LedgerError.self)
    }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await mock.call(.turn(.value(id)), throwing: LedgerError.self)
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await mock.call(.audit(.value(id)))
    }
    func swap(_ page: sending Page) -> sending Page { mock.call(.swap(.value(page))) }
}

@MainActor private final class TypedLedger: MainLedger, TypedMocking {
    let mock = Mock<LedgerCall>()

    func total(_ id: Int) -> Int { call(.total(.value(id))) }
    func open(_ id: Int) throws -> Int { try call(.open(.value(id))) }
    func book(_ id: Int) throws(LedgerError) { try call(.book(.value(id))) }
    func fetch(_ id: Int) async -> Int { await call(.fetch(.value(id))) }
    func load(_ id: Int) async throws -> Int { try await call(.load(.value(id))) }
    func pay(_ id: Int) async throws(LedgerError) -> Int { try await call(.pay(.value(id))) }
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id)))
    }
    func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page { await call(.audit(.value(id))) }
    func swap(_ page: sending Page) -> sending Page { call(.swap(.value(page))) }
}

@MainActor struct MainActorClassTests {
    @Test func theQuickFormAnswers() async { await check(QuickLedger(), .byTheTest) }

    @Test func theTypedFormAnswers() async { await check(TypedLedger(), .byTheTest) }

    @Test func aWrongCallIsReportedAtItsLine() {
        let ledger = TypedLedger()
        let failures = FailureRecorder(for: ledger)
        ledger.expect(.total(1)).andReturn(10)

        let total = ledger.total(2)
        ledger.verify()

        #expect(total == 10)
        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 4)])
    }
}
