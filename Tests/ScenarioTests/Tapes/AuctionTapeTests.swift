import ExpectKit
import ExpectKitTapes
import Testing

/// Plays a recorded run against the real auction.
///
/// To record it again, replace `UnreachableAuction` by `LiveAuction` and run
/// `EXPECTKIT_TAPES=all swift test --filter AuctionTapeTests`.
struct AuctionTapeTests {
    @Test(.tape("spending")) func aBuyerSpendsTheBudgetOnWhatIsThere() async throws {
        let auction = MockAuction(wrapping: UnreachableAuction())
        auction.use(.current)

        let left = try await Buyer(auction: auction).spend(50, on: "Greece")

        #expect(left == 15)
        auction.verify()
    }

    @Test(.tape("spending again")) func aCallThatIsNotOnTheTapeIsReported() async throws {
        let failures = FailureRecorder()
        let auction = MockAuction(wrapping: UnreachableAuction())
        auction.mock.reporter = failures
        auction.use(.current)

        let line = #line + 1
        _ = try await Buyer(auction: auction).spend(60, on: "Greece")
        auction.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.contains("for is 60, expected 50") == true, "\(failures.texts)")
        #expect(failures.texts.first?.contains("(spending again.json, entry 2)") == true)
    }

    /// Plays the tape in any order and with any budget.
    @Test(.tape("spending loosely")) func aTapeCanBeLoosened() async throws {
        let auction = MockAuction(wrapping: UnreachableAuction()).unordered()
        auction.use(.current, .ignoring("for", of: "buy"))
        #expect(try await Buyer(auction: auction).spend(1000, on: "Greece") == 15)
        auction.verify()
    }
}
