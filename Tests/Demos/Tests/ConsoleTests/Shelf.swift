import ExpectKitForDemos

final class MockShelf: Mocking {
    enum Invocation: Equatable { case loaves(of: String), clear }
    let mock = Mock<Invocation>()

    func loaves(of flour: String) -> Int { mock.call(.loaves(of: flour)) }
    func clear() { mock.call(.clear) }
}
