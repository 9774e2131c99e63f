import ExpectKit
import Testing
import XCTest

// Two ways to verify without a call of `verify()`.

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
