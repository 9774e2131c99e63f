import ExpectKit
import Testing

// A subclass of the real class, which forwards to `super`.

private final class QuickLedger: RealLedger, Mocking {
    let mock = Mock<LedgerCall>()

    override func total(_ id: Int) -> Int { mock.call(.total(.value(id))) { super.total(id) } }
    override func open(_ id: Int) throws -> Int { try mock.call(.open(.value(id))) { try super.open(id) } }
    override func book(_ id: Int) throws(LedgerError) {
        try mock.call(.book(.value(id))) { () throws(LedgerError) in try super.book(id) }
    }
    override func fetch(_ id: Int) async -> Int {
        await mock.call(.fetch(.value(id))) { await super.fetch(id) }
    }
    override func load(_ id: Int) async throws -> Int {
        try await mock.call(.load(.value(id))) { try await super.load(id) }
    }
    override func pay(_ id: Int) async throws(LedgerError) -> Int {
        try await mock.call(.pay(.value(id))) { () async throws(LedgerError) in try await super.pay(id) }
    }
    nonisolated(nonsending) override func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await mock.call(.turn(.value(id))) { () async throws(LedgerError) in try await super.turn(id) }
    }
    override func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await mock.call(.audit(.value(id))) { await super.audit(id, on: owner) }
    }
    override func swap(_ page: sending Page) -> sending Page {
        nonisolated(unsafe) let page = page
        return mock.call(.swap(.value(page))) { super.swap(page) }
    }
}

private final class TypedLedger: RealLedger, TypedMocking {
    let mock = Mock<LedgerCall>()

    override func total(_ id: Int) -> Int { call(.total(.value(id))) { super.total(id) } }
    override func open(_ id: Int) throws -> Int { try call(.open(.value(id))) { try super.open(id) } }
    override func book(_ id: Int) throws(LedgerError) {
        try call(.book(.value(id))) { () throws(LedgerError) in try super.book(id) }
    }
    override func fetch(_ id: Int) async -> Int { await call(.fetch(.value(id))) { await super.fetch(id) } }
    override func load(_ id: Int) async throws -> Int {
        try await call(.load(.value(id))) { try await super.load(id) }
    }
    override func pay(_ id: Int) async throws(LedgerError) -> Int {
        try await call(.pay(.value(id))) { () async throws(LedgerError) in try await super.pay(id) }
    }
    nonisolated(nonsending) override func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id))) { () async throws(LedgerError) in try await super.turn(id) }
    }
    override func audit(_ id: Int, on owner: isolated (any Actor)?) async -> Page {
        await call(.audit(.value(id))) { await super.audit(id, on: owner) }
    }
    override func swap(_ page: sending Page) -> sending Page {
        nonisolated(unsafe) let page = page
        return call(.swap(.value(page))) { super.swap(page) }
    }
}

struct SubclassTests {
    @Test(arguments: Answering.allCases) func bothFormsAnswerOrForward(_ answering: Answering) async {
        await check(QuickLedger(), answering)
        await check(TypedLedger(), answering)
    }

    @Test func aWrongCallIsReportedAndNotForwarded() {
        let ledger = QuickLedger()
        let failures = FailureRecorder(for: ledger)
        ledger.expect(.total(1)).andReturn(10)

        let total = ledger.total(2)
        ledger.verify()

        #expect(total == 10)
        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 4)])
    }
}
