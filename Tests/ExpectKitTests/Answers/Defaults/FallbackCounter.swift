@testable import ExpectKit

/// A wrapper with a requirement for each fallback.
final class FallbackCounter: Mocking {
    enum Invocation: Equatable {
        case count(Int), clear, load, find, save(Int), real, realThrowing, price, weight, countOrFifty
    }

    /// How often the real object was called.
    final class RealCalls {
        var value = 0
    }

    let mock = Mock<Invocation>("Counter")
    let failures = FailureRecorder()
    let realCalls = RealCalls()
    /// Whether the wrapper has no default.
    var isEmpty = false

    init() {
        mock.reporter = failures
    }

    func count(_ number: Int) -> Int { mock.call(.count(number)) }
    func clear() { mock.call(.clear) }
    func load() throws -> Int { try mock.call(.load, throwing: (any Error).self, default: 50) }
    func find() throws(ShelfError) -> Int { try mock.call(.find, throwing: ShelfError.self) }
    func save(_ number: Int) throws { try mock.call(.save(number), throwing: (any Error).self) }
    func price() -> Price { mock.call(.price) }
    func weight() -> Weight { mock.call(.weight) }
    func countOrFifty() -> Int { mock.call(.countOrFifty, default: isEmpty ? nil : 50) }

    func real() -> Int {
        mock.call(.real) {
            realCalls.value += 1
            return 42
        }
    }

    func realThrowing() throws -> Int {
        try mock.call(.realThrowing) { () throws -> Int in
            realCalls.value += 1
            return 43
        }
    }
}

/// A type with its own default answer.
struct Price: Equatable, Codable, DefaultAnswerable {
    let cents: Int
    static var defaultAnswer: Price { Price(cents: 7) }
}

/// A type without its own default answer.
struct Weight: Equatable, Codable {
    let grams: Int
}
