import ExpectKit
import Testing

// Properties on an actor, and `async` properties.

@MainActor private protocol Screen {
    var title: String { get set }
    var picture: Page { get async throws }
}

private protocol Counter: Actor {
    var count: Int { get }
    var total: Int { get async throws(LedgerError) }
}

// It is on the main actor without an attribute, because the protocol is.
private final class QuickScreen: Screen, Mocking {
    enum Invocation: Equatable { case title, setTitle(String), picture }
    let mock = Mock<Invocation>()

    var title: String {
        get { mock.call(.title) }
        set { mock.call(.setTitle(newValue)) }
    }
    var picture: Page { get async throws { try await mock.call(.picture, throwing: (any Error).self) } }
}

private actor TypedCounter: Counter, TypedMocking {
    enum Invocation { case count, total }
    nonisolated let mock = Mock<Invocation>()

    var count: Int { call(.count) }
    var total: Int { get async throws(LedgerError) { try await call(.total) } }
}

extension MockCall where Invocation == TypedCounter.Invocation {
    fileprivate static var count: MockCall<Invocation, Int, Never> { .init(.count) }
    fileprivate static var total: MockCall<Invocation, Int, LedgerError> { .init(.total) }
}

struct IsolatedPropertyTests {
    @MainActor @Test func propertiesOnTheMainActorAreReadAndWritten() async throws {
        let screen = QuickScreen()
        screen.expect(.setTitle("Hello"))
        screen.expect(.title).andReturn("Hello")
        screen.expect(.picture).andReturn(Page("a face"))

        screen.title = "Hello"
        #expect(screen.title == "Hello")
        #expect(try await screen.picture.text == "a face")

        screen.verify()
    }

    @Test func propertiesOfAnActorAreRead() async throws {
        let counter = TypedCounter()
        counter.expect(.count).andReturn(1)
        counter.expect(.total).andReturn(2).andThrow(.closed)

        #expect(await counter.count == 1)
        #expect(try await counter.total == 2)
        await #expect(throws: LedgerError.closed) { try await counter.total }

        counter.verify()
    }
}
