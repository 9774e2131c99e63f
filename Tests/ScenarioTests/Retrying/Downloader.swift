import ExpectKit

protocol Mirror: Sendable {
    func load(_ number: Int) throws -> String
    func fetch(_ number: Int) async throws -> String
    func size(_ number: Int) -> Int
    func close()
}

struct Unreachable: Error {}

/// Loads a part four times at most.
struct Downloader {
    let mirror: any Mirror

    func load(_ number: Int) -> String? {
        for _ in 0..<4 {
            if let part = try? mirror.load(number) { return part }
        }
        return nil
    }

    func fetch(_ number: Int) async -> String? {
        for _ in 0..<4 {
            if let part = try? await mirror.fetch(number) { return part }
        }
        return nil
    }
}

final class MockMirror: Mirror, TypedMocking {
    enum Invocation { case load(Arg<Int>), fetch(Arg<Int>), size(Arg<Int>), close }
    let mock = Mock<Invocation>()

    func load(_ number: Int) throws -> String { try call(.load(.value(number))) }
    func fetch(_ number: Int) async throws -> String { try await call(.fetch(.value(number))) }
    func size(_ number: Int) -> Int { call(.size(.value(number))) }
    func close() { call(.close) }
}
extension MockCall where Invocation == MockMirror.Invocation {
    static func load(_ number: Arg<Int>) -> MockCall<Invocation, String, any Error> { .init(.load(number)) }
    static func fetch(_ number: Arg<Int>) -> MockCall<Invocation, String, any Error> { .init(.fetch(number)) }
    static func size(_ number: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.size(number)) }
    static var close: MockCall<Invocation, Void, Never> { .init(.close) }
}

final class QuickMirror: Mirror, Mocking {
    enum Invocation: Equatable { case load(Int), fetch(Int), size(Int), close }
    let mock = Mock<Invocation>()

    func load(_ number: Int) throws -> String { try mock.call(.load(number), throwing: (any Error).self) }
    func fetch(_ number: Int) async throws -> String {
        try await mock.call(.fetch(number), throwing: (any Error).self)
    }
    func size(_ number: Int) -> Int { mock.call(.size(number)) }
    func close() { mock.call(.close) }
}
