import ExpectKit
import Testing

// A requirement that runs on the actor that it takes as an argument.

private protocol Stamp: Sendable {
    func press(_ id: Int, on owner: isolated any Actor) throws -> Page
    func press(_ id: Int, isolation: isolated (any Actor)?) async -> Page
}

private enum StampCall { case press(Arg<Int>), pressLater(Arg<Int>) }

extension MockCall where Invocation == StampCall {
    fileprivate static func press(_ id: Arg<Int>) -> MockCall<Invocation, Page, any Error> {
        .init(.press(id))
    }
    fileprivate static func pressLater(_ id: Arg<Int>) -> MockCall<Invocation, Page, Never> {
        .init(.pressLater(id))
    }
}

private final class QuickStamp: Stamp, Mocking {
    let mock = Mock<StampCall>()

    func press(_ id: Int, on owner: isolated any Actor) throws -> Page {
        try mock.call(.press(.value(id)), throwing: (any Error).self)
    }
    func press(_ id: Int, isolation: isolated (any Actor)?) async -> Page {
        await mock.call(.pressLater(.value(id)))
    }
}

// A method with an isolated parameter runs on that actor, and not on the wrapper.
private actor TypedStamp: Stamp, TypedMocking {
    nonisolated let mock = Mock<StampCall>()
    private let real = RealSharedLedger()

    func press(_ id: Int, on owner: isolated any Actor) throws -> Page {
        try call(.press(.value(id))) { Page("real \(id)") }
    }
    func press(_ id: Int, isolation: isolated (any Actor)?) async -> Page {
        await call(.pressLater(.value(id))) { await real.audit(id, on: isolation) }
    }
}

/// Keeps the pages of a stamp, because they cannot leave the actor.
private actor Office {
    func texts(by stamp: any Stamp) async throws -> [String] {
        let pages = [try stamp.press(1, on: self), await stamp.press(2, isolation: self)]
        return pages.map(\.text)
    }
}

struct IsolatedParameterTests {
    @Test func theQuickFormAnswersOnAnyActor() async throws {
        let stamp = QuickStamp()
        stamp.expect(.press(1)).andReturn(Page("a"))
        stamp.expect(.pressLater(2)).andReturn(Page("b"))
        #expect(try await Office().texts(by: stamp) == ["a", "b"])
        stamp.verify()
    }

    @Test func theTypedFormAnswersAndForwardsOnAnyActor() async throws {
        let stamp = TypedStamp()
        stamp.expect(.press(1)).andReturn(Page("a"))
        stamp.expect(.pressLater(2)).andForward()
        #expect(try await Office().texts(by: stamp) == ["a", "real 2"])
        stamp.verify()
    }

    @Test func aWrongCallIsReportedWhereTheActorMadeIt() async throws {
        let stamp = QuickStamp()
        let failures = FailureRecorder()
        stamp.mock.reporter = failures
        stamp.expect(.press(1)).andReturn(Page("a"))
        stamp.expect(.pressLater(3)).andReturn(Page("b"))

        let texts = try await Office().texts(by: stamp)
        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 1)])

        #expect(texts == ["a", "b"])
        stamp.verify()
        #expect(failures.sightings.count == 1)
    }
}
