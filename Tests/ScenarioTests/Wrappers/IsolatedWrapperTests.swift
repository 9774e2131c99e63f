import ExpectKit
import Testing

// Wrappers that live on an actor forward without crossing to another one.

@MainActor private protocol Screen {
    var title: String { get set }
    func show(_ text: String)
    func load() async throws -> String
}

@MainActor private final class MockScreen: Screen, Mocking {
    enum Invocation: Equatable { case title, setTitle(String), show(String), load }
    let mock = Mock<Invocation>()

    var title: String {
        get { mock.call(.title) }
        set { mock.call(.setTitle(newValue)) }
    }
    func show(_ text: String) { mock.call(.show(text)) }
    func load() async throws -> String { try await mock.call(.load, throwing: (any Error).self) }
}

private protocol Counter: Actor {
    func increment(by step: Int) -> Int
    func flush() async throws
}

private actor MockCounter: Counter, TypedMocking {
    enum Invocation { case increment(by: Arg<Int>), flush }
    nonisolated let mock = Mock<Invocation>()

    func increment(by step: Int) -> Int { call(.increment(by: .value(step))) }
    func flush() async throws { try await call(.flush) }
}

extension MockCall where Invocation == MockCounter.Invocation {
    fileprivate static func increment(by step: Arg<Int>) -> MockCall<Invocation, Int, Never> {
        .init(.increment(by: step))
    }
    fileprivate static var flush: MockCall<Invocation, Void, any Error> { .init(.flush) }
}

@Suite struct IsolatedWrapperTests {
    @MainActor @Test func aMainActorClassIsMocked() async throws {
        let screen = MockScreen()
        screen.expect(.setTitle("Hello"))
        screen.expect(.title).andReturn("Hello")
        screen.expect(.load).andReturn("text")
        screen.expect(.show("text"))

        screen.title = "Hello"
        #expect(screen.title == "Hello")
        screen.show(try await screen.load())

        screen.verify()
    }

    @Test func anActorIsMocked() async throws {
        let counter = MockCounter()
        counter.expect(.increment(by: 2)).andReturn(5)
        counter.expect(.flush)

        #expect(await counter.increment(by: 2) == 5)
        try await counter.flush()

        counter.verify()
    }
}
