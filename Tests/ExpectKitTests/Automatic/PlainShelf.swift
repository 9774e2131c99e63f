import ExpectKit

/// A wrapper that reports to the test framework, as users write them.
final class PlainShelf: Mocking, Sendable {
    enum Invocation: Equatable { case add(String), clear }

    let mock: Mock<Invocation>

    init(_ name: String = "Shelf") { mock = Mock(name) }

    func add(_ name: String) { mock.call(.add(name)) }
    func clear() { mock.call(.clear) }
}
