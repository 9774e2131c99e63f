import ExpectKit
import ExpectKitTapes
import XCTest

/// The same with XCTest.
final class AuctionTapeXCTests: XCTestCase {
    func testABuyerSpendsTheBudgetOnWhatIsThere() async throws {
        let auction = MockAuction(wrapping: UnreachableAuction())
        auction.use(tape("spending"))

        let left = try await Buyer(auction: auction).spend(50, on: "Greece")

        XCTAssertEqual(left, 15)
        auction.verify()
    }
}
