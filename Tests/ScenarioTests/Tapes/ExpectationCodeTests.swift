import ExpectKit
import ExpectKitTapes
import Testing

// The code of the section “Source code” of the article “Recording on tape: reference”.

struct ExpectationCodeTests {
    @Test func aPartialMockWritesTheExpectations() throws {
        let bakery = PartialBakery(real: CornerBakery())
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "pumpernickel"], limit: 5)
        let code = bakery.expectationCode(as: "bakery")
        try expectArticle("recording-on-tape-reference", shows: code)
    }

    @Test func thePastedCodeIsATest() throws {
        let bakery = MockBakery()
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.price(of: "pumpernickel")).andReturn(12)
        bakery.expect(.buy(Bread(name: "rye"))).andReturn(Bread(name: "rye"))

        let bought = try Shopper(bakery: bakery).shop(for: ["rye", "pumpernickel"], limit: 5)
        #expect(bought.count == 1)

        bakery.verify()
    }
}

/// The real object: a bakery that works.
private final class CornerBakery: Bakery {
    var breads = ["rye", "corn"]

    func open() {}
    func price(of bread: String) -> Int { bread.count }
    func buy(_ bread: Bread) throws -> Bread {
        guard breads.contains(bread.name) else { throw BakeryError.sold(out: bread.name) }
        return bread
    }
    func deliver(to street: String) async throws -> Int { 20 }
}
