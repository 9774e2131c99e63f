import ExpectKit
import Testing

// Generic wrappers with generic calls, for protocols of each isolation. The tokens of the typed form are generic
// functions, because an extension cannot be generic.

private protocol SharedCache<Value>: Sendable {
    associatedtype Value: Sendable
    func value(for key: String) throws -> Value?
    func load(_ key: String) async throws(LedgerError) -> Value
}

@MainActor private protocol MainCache<Value> {
    associatedtype Value
    func value(for key: String) throws -> Value?
    func load(_ key: String) async throws(LedgerError) -> Value
}

private protocol ActorCache<Value>: Actor {
    associatedtype Value
    func value(for key: String) throws -> Value?
    func load(_ key: String) async throws(LedgerError) -> sending Value
}

private final class QuickCache<Value: Sendable>: SharedCache, Mocking {
    enum Invocation: Equatable { case value(for: String), load(String) }
    let mock = Mock<Invocation>()

    func value(for key: String) throws -> Value? {
        try mock.call(.value(for: key), throwing: (any Error).self)
    }
    func load(_ key: String) async throws(LedgerError) -> Value {
        try await mock.call(.load(key), throwing: LedgerError.self)
    }
}

@MainActor private final class TypedCache<Value>: MainCache, TypedMocking {
    enum Invocation { case value(for: Arg<String>), load(Arg<String>) }
    let mock = Mock<Invocation>()

    func value(for key: String) throws -> Value? { try call(.value(for: .value(key))) }
    func load(_ key: String) async throws(LedgerError) -> Value { try await call(.load(.value(key))) }
}

extension MockCall {
    fileprivate static func value<Value>(for key: Arg<String>) -> MockCall<Invocation, Value?, any Error>
    where Invocation == TypedCache<Value>.Invocation { .init(.value(for: key)) }

    fileprivate static func load<Value>(_ key: Arg<String>) -> MockCall<Invocation, Value, LedgerError>
    where Invocation == TypedCache<Value>.Invocation { .init(.load(key)) }
}

private actor PartialCache<Value, Real: ActorCache<Value>>: ActorCache, Mocking {
    enum Invocation: Equatable { case value(for: String), load(String) }
    nonisolated let mock = Mock<Invocation>(mode: .partial)
    private let real: Real

    init(_ real: Real) { self.real = real }

    // A synchronous method cannot call another actor.
    func value(for key: String) throws -> Value? {
        try mock.call(.value(for: key), throwing: (any Error).self)
    }
    func load(_ key: String) async throws(LedgerError) -> sending Value {
        try await mock.call(.load(key)) { () async throws(LedgerError) in try await real.load(key) }
    }
}

private actor RealCache: ActorCache {
    func value(for key: String) -> Page? { nil }
    func load(_ key: String) async throws(LedgerError) -> sending Page { Page(key) }
}

struct GenericIsolationTests {
    @Test func aSendableWrapperAnswersOnAnotherTask() async throws {
        let cache = QuickCache<Int>()
        cache.expect(.value(for: "a")).andReturn(nil)
        cache.expect(.load("a")).andReturn(1).andThrow(LedgerError.closed)

        async let value = cache.value(for: "a")
        #expect(try await value == nil)
        #expect(try await cache.load("a") == 1)
        await #expect(throws: LedgerError.closed) { try await cache.load("a") }

        cache.verify()
    }

    @MainActor @Test func aWrapperOnTheMainActorReturnsObjectsThatAreNotSendable() async throws {
        let cache = TypedCache<Page>()
        cache.expect(.value(for: "a")).andReturn(nil)
        cache.expect(.load("a")).andReturn(Page("A")).andThrow(.closed)

        #expect(try cache.value(for: "a") == nil)
        #expect(try await cache.load("a").text == "A")
        await #expect(throws: LedgerError.closed) { _ = try await cache.load("a") }

        cache.verify()
    }

    @Test func anActorForwardsToAnother() async throws {
        let cache = PartialCache(RealCache())
        cache.expect(.load("a")).andReturn(Page("mine"))

        #expect(try await cache.load("a").text == "mine")
        #expect(try await cache.load("b").text == "b")

        cache.verify()
    }
}
