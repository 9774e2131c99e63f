import ExpectKit
import Testing

// The code of the article “Declaring calls”.

struct DeclaringCallsTests {
    let failures = FailureRecorder()

    @Test func threeKindsOfDeclarations() {
        let bakery = TypedMockBakery()
        bakery.expect(.open)
        bakery.stub(.price(of: .any)).andReturn(3)
        bakery.reject(.setBreads(.any))

        bakery.open()
        #expect(bakery.price(of: "rye") + bakery.price(of: "corn") == 6)
        bakery.verify()
    }

    @Test func aRejectedCallIsReportedByANiceMock() throws {
        let bakery = TypedMockBakery().nice()
        bakery.mock.reporter = failures
        bakery.reject(.setBreads(.any))

        bakery.breads = ["rye"]

        bakery.verify()
        #expect(failures.reports.count == 1)
        try expectArticle("declaring-calls", shows: #require(failures.reports.first).text)
    }

    @Test func aModeIsChanged() {
        let oven = MockOven()
        oven.mode = .nice
        oven.preheat(to: 220)
        oven.mode = .strict
        oven.verify()
        #expect(oven.callCount(.preheat(to: 220)) == 1)
    }

    @Test func aPartialMockWritesTheExpectations() throws {
        let bakery = PartialBakery(real: CornerBakery())
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "pumpernickel"], limit: 5)
        let code = bakery.expectationCode(as: "bakery")
        try expectArticle("declaring-calls", shows: code)
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
