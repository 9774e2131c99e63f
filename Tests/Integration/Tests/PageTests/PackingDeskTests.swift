import ExpectKit
import Testing

@testable import Pages

// Code of the article “Coming from another library”.

@Suite(.verifiesMocks) struct PackingDeskTests {
    let stockroom = MockStockroom()

    @Test func goodsAreTakenFromTheStockroom() throws {
        stockroom.expect(.stock(of: "rye")).andReturn(5)
        stockroom.expect(.take(2, of: "rye"))
        stockroom.expect(.setLabel("rye: 3"))

        try PackingDesk(stockroom: stockroom).pack(2, of: "rye")
    }
}

@Suite(.verifiesMocks, .mocks(.nice, ordering: .unordered)) struct VerifiedAfterwardsTests {
    let stockroom = MockStockroom()

    @Test func goodsAreTakenFromTheStockroom() throws {
        stockroom.stub(.stock(of: .any)).andReturn(5)

        try PackingDesk(stockroom: stockroom).pack(2, of: "rye")

        stockroom.verify(.take(2, of: "rye"))
        stockroom.verify(.setLabel("rye: 3"))
    }
}
