import ExpectKit
import Testing

@testable import Shop

@Suite struct FlourBuyerTests {
    @Test func cheapFlourIsOrdered() throws {
        let mill = MockMill()
        mill.expect(.price(of: "rye")).andReturn(30)
        mill.expect(.order("rye", sacks: 5))

        #expect(try FlourBuyer(mill: mill).buy("rye", sacks: 5))

        mill.verify()
    }
}
