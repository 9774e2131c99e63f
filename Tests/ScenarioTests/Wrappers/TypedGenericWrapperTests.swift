import ExpectKit
import Testing

// The tokens of a generic wrapper in the typed form are generic functions, because an extension cannot be generic.

private protocol Cache<Value> {
    associatedtype Value
    func value(for key: String) -> Value?
    func removeAll()
}

private final class MockCache<Value>: Cache, TypedMocking {
    enum Invocation { case value(for: Arg<String>), removeAll }
    let mock = Mock<Invocation>()

    func value(for key: String) -> Value? { call(.value(for: .value(key))) }
    func removeAll() { call(.removeAll()) }
}

extension MockCall {
    fileprivate static func value<Value>(for key: Arg<String>) -> MockCall<Invocation, Value?, Never>
    where Invocation == MockCache<Value>.Invocation { .init(.value(for: key)) }

    fileprivate static func removeAll<Value>() -> MockCall<Invocation, Void, Never>
    where Invocation == MockCache<Value>.Invocation { .init(.removeAll) }
}

@Suite struct TypedGenericWrapperTests {
    @Test func aGenericWrapperIsTyped() {
        let cache = MockCache<Int>()
        cache.expect(.value(for: "a")).andReturn(1, nil)
        cache.expect(.removeAll())

        #expect(cache.value(for: "a") == 1)
        #expect(cache.value(for: "a") == nil)
        cache.removeAll()

        cache.verify()
    }

    @Test func aReportNamesTheGenericWrapper() {
        let cache = MockCache<[String: Int]>()
        let failures = FailureRecorder()
        cache.mock.reporter = failures
        cache.removeAll()
        #expect(failures.reports.map(\.mock) == ["MockCache<Dictionary<String, Int>>"])
    }
}
