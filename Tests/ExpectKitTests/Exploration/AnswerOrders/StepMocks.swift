import ExpectKit

/// Makes the calls of a program.
protocol Stepping: Sendable {
    func step(_ number: Int) async -> Int
}

final class MockStepping: Stepping, TypedMocking {
    enum Invocation { case step(Arg<Int>) }
    let mock: Mock<Invocation>

    init(_ name: String? = nil) { mock = Mock(name) }

    func step(_ number: Int) async -> Int { await call(.step(.value(number))) }
}

extension MockCall where Invocation == MockStepping.Invocation {
    static func step(_ number: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.step(number)) }
}
