import ExpectKit
import Testing

/// A run against the real auction, recorded once, and played since.
///
/// To record it anew: `EXPECTKIT_TAPES=all swift test --filter AuctionTapeTests`, with `LiveAuction` in the place
/// of `FarAway`.
@Suite struct AuctionTapeTests {
    @Test(.tape("spending")) func aBuyerSpendsTheBudgetOnWhatIsThere() async throws {
        let auction = MockAuction(wrapping: FarAway())
        auction.use(.current)

        let left = try await Buyer(auction: auction).spend(50, on: "Greece")

        #expect(left == 15)
        auction.verify()
    }

    /// The name of the file is that of the test, unless given.
    @Test(.tape()) func aBuyerWithoutABudget() async throws {
        let auction = MockAuction(wrapping: FarAway())
        auction.use(.current)
        #expect(try await Buyer(auction: auction).spend(0, on: "Crete") == 0)
        auction.verify()
    }

    @Test(.tape("spending again")) func whatTheTapeDoesNotKnowIsADivergence() async throws {
        let failures = FailureRecorder()
        let auction = MockAuction(wrapping: FarAway())
        auction.mock.reporter = failures
        auction.use(.current); let played = #line

        let line = #line + 1
        _ = try await Buyer(auction: auction).spend(60, on: "Greece")
        auction.verify()

        #expect(failures.sightings.first == Sighting(.unexpected, line: line))
        #expect(failures.texts.first?.contains("for: expected 50, got 60") == true, "\(failures.texts)")
        #expect(failures.texts.first?.contains("(spending again.json, entry 2)") == true)
        #expect(
            failures.sightings.dropFirst().allSatisfy {
                $0 == Sighting(.unexpected, line: line) || $0.line == played
            })
    }

    /// Played without its order, and with any budget.
    @Test(.tape("spending loosely")) func aTapeCanBeLoosened() async throws {
        let auction = MockAuction(wrapping: FarAway()).unordered()
        auction.use(.current, .ignoring("for", of: "buy"))
        #expect(try await Buyer(auction: auction).spend(1000, on: "Greece") == 15)
        auction.verify()
    }
}
