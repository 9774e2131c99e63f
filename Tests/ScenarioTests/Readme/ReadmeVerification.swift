import ExpectKit
import Testing
import XCTest

// The two ways of the README to say nothing of `verify()`.

@Suite(.verifiesMocks) struct BakeryTests {
    let bakery = TypedMockBakery()

    @Test func itOpens() {
        bakery.expect(.open)
        bakery.open()
    }
}

final class BakeryXCTests: XCTestCase {
    let bakery = TypedMockBakery()

    override func setUp() { verifiesMocks() }

    func testItOpens() {
        bakery.expect(.open)
        bakery.open()
    }
}
