import ExpectKit
import XCTest

@testable import Bakery

/// The same in XCTest. `verifiesMocks()` verifies the mocks that the test case stores when a test ends.
final class BakerXCTests: XCTestCase {
    let oven = MockOven()

    override func setUp() { verifiesMocks() }

    func testTheBakerPreheatsTheOvenFirst() {
        oven.expect(.preheat(to: 180))
        oven.expect(.temperature).andReturn(150)

        XCTAssertFalse(Baker(oven: oven).prepare(for: "rye"))
    }
}
