import ExpectKitForDemos
import Testing
import XCTest

// Tests with a mock of a demo. Without a stop, all of them would pass.

private final class MockShelf: Mocking {
    enum Invocation: Equatable { case clear }
    let mock = Mock<Invocation>()

    func clear() { mock.call(.clear) }
}

@Suite struct HazardTests {
    @Test func anUnmetExpectation() { MockShelf().expect(.clear) }
    @Test func anUnexpectedCall() { MockShelf().clear() }
}

final class HazardXCTests: XCTestCase {
    func testAnUnmetExpectation() { MockShelf().expect(.clear) }
    func testAnUnexpectedCall() { MockShelf().clear() }
}
