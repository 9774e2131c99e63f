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
    // XCTest keeps its test cases until the process ends, so that this mock is never deallocated.
    private let shelf = MockShelf()

    func testAnUnmetExpectation() { shelf.expect(.clear) }
    func testAnUnexpectedCall() { MockShelf().clear() }
}
