import ExpectKit
import Testing

// A class on the main actor, for a protocol without isolation. Its conformance is on the main actor as well, so the
// code under test uses it there, and makes no call that would leave the actor.

private protocol Diary {
    func total(_ id: Int) -> Int
    func open(_ id: Int) throws -> Int
    func book(_ id: Int) throws(LedgerError)
    nonisolated(nonsending) func turn(_ id: Int) async throws(LedgerError) -> Page
}

@MainActor private final class QuickDiary: @MainActor Diary, Mocking {
    let mock = Mock<LedgerCall>()

    func total(_ id: Int) -> Int { mock.call(.total(.value(id))) }
    func open(_ id: Int) throws -> Int { try mock.call(.open(.value(id)), throwing: (any Error).self) }
    func book(_ id: Int) throws(LedgerError) { try mock.call(.book(.value(id)), throwing: LedgerError.self) }
    func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await mock.call(.turn(.value(id)), throwing: LedgerError.self)
    }
}

@MainActor private final class TypedDiary: @MainActor Diary, TypedMocking {
    let mock = Mock<LedgerCall>()
    private let real = RealMainLedger()

    func total(_ id: Int) -> Int { call(.total(.value(id))) { real.total(id) } }
    func open(_ id: Int) throws -> Int { try call(.open(.value(id))) { try real.open(id) } }
    func book(_ id: Int) throws(LedgerError) {
        try call(.book(.value(id))) { () throws(LedgerError) in try real.book(id) }
    }
    func turn(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id))) { () async throws(LedgerError) in try await real.turn(id) }
    }
}

@MainActor private func read(_ diary: some Diary) async throws -> [String] {
    let numbers = [diary.total(1), try diary.open(2)]
    try diary.book(3)
    return numbers.map(String.init) + [try await diary.turn(4).text]
}

@MainActor struct IsolatedConformanceTests {
    @Test func theQuickFormAnswers() async throws {
        let diary = QuickDiary()
        diary.expect(.total(1)).andReturn(10)
        diary.expect(.open(2)).andReturn(20)
        diary.expect(.book(3))
        diary.expect(.turn(4)).andReturn(Page("40"))
        #expect(try await read(diary) == ["10", "20", "40"])
        diary.verify()
    }

    @Test func theTypedFormAnswersAndForwards() async throws {
        let diary = TypedDiary()
        diary.expect(.total(1)).andReturn(10)
        diary.expect(.open(2)).andForward()
        diary.expect(.book(3)).andForward()
        diary.expect(.turn(4)).andForward()
        #expect(try await read(diary) == ["10", "2", "real 4"])
        diary.verify()
    }

    @Test func aCallAfterAThrownErrorIsMissing() async {
        let diary = QuickDiary()
        let failures = FailureRecorder()
        diary.mock.reporter = failures
        diary.expect(.total(1)).andReturn(10)
        diary.expect(.open(2)).andThrow(LedgerError.closed)
        diary.expect(.book(3))

        await #expect(throws: LedgerError.closed) { try await read(diary) }
        diary.verify()

        #expect(failures.sightings == [Sighting(.missing, line: #line - 5)])
    }
}
