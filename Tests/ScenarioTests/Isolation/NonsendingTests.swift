import Dispatch
import ExpectKit
import Testing

// A requirement that runs on its caller's actor: the engine does not leave that actor to answer it.

@MainActor private protocol Painter {
    func paint(_ id: Int) async -> Page
    nonisolated(nonsending) func sketch(_ id: Int) async throws(LedgerError) -> Page
}

@MainActor private final class QuickPainter: Painter, Mocking {
    let mock = Mock<LedgerCall>()

    func paint(_ id: Int) async -> Page { await mock.call(.audit(.value(id))) }
    nonisolated(nonsending) func sketch(_ id: Int) async throws(LedgerError) -> Page {
        try await mock.call(.turn(.value(id)), throwing: LedgerError.self)
    }
}

@MainActor private final class TypedPainter: Painter, TypedMocking {
    let mock = Mock<LedgerCall>()

    func paint(_ id: Int) async -> Page { await call(.audit(.value(id))) }
    nonisolated(nonsending) func sketch(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id)))
    }
}

// The forwarding closure of a method on an actor is on that actor as well. The closure of a method that runs on its
// caller's actor belongs to no actor, and is called on none. If it also stayed on the caller's actor, a mock could not
// forward to the plain `async` method of a real object that is not `Sendable`.
@MainActor private final class PartialPainter: Painter, TypedMocking {
    let mock = Mock<LedgerCall>(mode: .partial)

    func paint(_ id: Int) async -> Page { await call(.audit(.value(id))) { () async in here() } }
    nonisolated(nonsending) func sketch(_ id: Int) async throws(LedgerError) -> Page {
        try await call(.turn(.value(id))) { () async throws(LedgerError) in here() }
    }
}

private let mainQueue = DispatchSpecificKey<Bool>()

/// The actor on which a call is answered. The test recognizes the main actor by its queue, because
/// `assertIsolated()` would end the process, and because on Linux its thread is not the main thread.
private func here() -> Page {
    Page(DispatchQueue.getSpecific(key: mainQueue) == true ? "on the main actor" : "elsewhere")
}

@MainActor private func works(of painter: some Painter) async throws -> [String] {
    [await painter.paint(1).text, try await painter.sketch(2).text]
}

@MainActor struct NonsendingTests {
    private let onTheActor = ["on the main actor", "on the main actor"]

    init() {
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    }

    @Test func theQuickFormAnswersOnTheActorOfTheCaller() async throws {
        let painter = QuickPainter()
        painter.expect(.audit(1)).andDo { _ in here() }
        painter.expect(.turn(2)).andDo { _ in here() }
        #expect(try await works(of: painter) == onTheActor)
        painter.verify()
    }

    @Test func theTypedFormAnswersOnTheActorOfTheCaller() async throws {
        let painter = TypedPainter()
        painter.expect(.audit(1)).andDo { _ in here() }
        painter.expect(.turn(2)).andDo { _ throws(LedgerError) in here() }
        #expect(try await works(of: painter) == onTheActor)
        painter.verify()
    }

    @Test func aMethodOnAnActorForwardsOnTheActor() async throws {
        let painter = PartialPainter()
        #expect(await painter.paint(1).text == "on the main actor")
        #expect(try await painter.sketch(2).text == "elsewhere")
        #expect(painter.callCount(.turn(2)) == 1)
        painter.verify()
    }
}
