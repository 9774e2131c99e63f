import ExpectKitForDemos

final class MockShelf: Mocking {
    enum Invocation: Equatable { case loaves(of: String), clear, oldest }
    let mock = Mock<Invocation>()

    func loaves(of flour: String) -> Int { mock.call(.loaves(of: flour)) }
    func clear() { mock.call(.clear) }
    func oldest() -> Loaf { mock.call(.oldest) }
}

/// A type without a default value.
struct Loaf: Equatable { var flour: String }
