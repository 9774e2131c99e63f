import ExpectKit
import ExpectKitExploration

enum DepotError: Error, Equatable { case gone, full }
struct OtherError: Error {}

protocol Depot: Sendable {
    func save(_ item: Int) async throws
    func load(_ item: Int) throws -> String
    func count() async throws(DepotError) -> Int
    func size() throws(OtherError) -> Int
    func log(_ text: String)
    func flush() async
}

final class MockDepot: Depot, TypedMocking {
    enum Invocation {
        case save(Arg<Int>), load(Arg<Int>), count, size, log(Arg<String>), flush
    }
    let mock: Mock<Invocation>
    let failures: FailureRecorder
    let real: RealDepot?

    init(_ name: String = "Depot", _ failures: FailureRecorder = FailureRecorder(), real: RealDepot? = nil) {
        self.failures = failures
        mock = Mock(name, mode: real == nil ? .strict : .partial)
        mock.reporter = failures
        self.real = real
    }

    func save(_ item: Int) async throws {
        guard let real else { return try await call(.save(.value(item))) }
        return try await call(.save(.value(item))) { try await real.save(item) }
    }
    func load(_ item: Int) throws -> String {
        guard let real else { return try call(.load(.value(item))) }
        return try call(.load(.value(item))) { try real.load(item) }
    }
    func count() async throws(DepotError) -> Int { try await call(.count) }
    func size() throws(OtherError) -> Int { try call(.size) }
    func log(_ text: String) { call(.log(.value(text))) }
    func flush() async { await call(.flush) }
}

extension MockCall where Invocation == MockDepot.Invocation {
    static func save(_ item: Arg<Int>) -> MockCall<Invocation, Void, any Error> { .init(.save(item)) }
    static func load(_ item: Arg<Int>) -> MockCall<Invocation, String, any Error> { .init(.load(item)) }
    static var count: MockCall<Invocation, Int, DepotError> { .init(.count) }
    static var size: MockCall<Invocation, Int, OtherError> { .init(.size) }
    static func log(_ text: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.log(text)) }
    static var flush: MockCall<Invocation, Void, Never> { .init(.flush) }
}

/// The real object of a partial depot.
///
/// Unchecked, because each test calls it from one task.
final class RealDepot: @unchecked Sendable {
    private(set) var saved: [Int] = []
    private(set) var loaded: [Int] = []

    func save(_ item: Int) async throws { saved.append(item) }
    func load(_ item: Int) throws -> String {
        loaded.append(item)
        return "real \(item)"
    }
}

extension MockDepot {
    /// Stubs every call.
    func stubbed() -> MockDepot {
        stub(.save(.any))
        stub(.load(.any)).andReturn("item")
        stub(.count).andReturn(1)
        stub(.size).andReturn(9)
        stub(.log(.any))
        stub(.flush)
        return self
    }
}

extension CallAttempt {
    /// Returns a depot with stubs for every call, whose calls fail.
    func depot(_ failures: FailureRecorder, _ name: String = "Depot") -> MockDepot {
        injected(MockDepot(name, failures).stubbed())
    }

    /// Makes the calls of a depot fail.
    ///
    /// - Returns: The depot.
    func injected(_ depot: MockDepot) -> MockDepot {
        inject(into: depot)
        return depot
    }
}
