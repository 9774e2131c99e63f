import ExpectKit
import Testing

@testable import Shop

struct FlourBuyerTests {
    @Test func cheapFlourIsBought() throws {
        let mill = MockMill()
        mill.expect(.price(of: "rye")).andReturn(30)
        mill.expect(.sell("rye", sacks: 5))

        #expect(try FlourBuyer(mill: mill).buy("rye", sacks: 5))

        mill.verify()
    }

    @Test func expensiveFlourIsNotBought() throws {
        let mill = MockMill()
        mill.expect(.price(of: "spelt")).andReturn(50)

        #expect(try !FlourBuyer(mill: mill).buy("spelt", sacks: 5))

        mill.verify()
    }
}
