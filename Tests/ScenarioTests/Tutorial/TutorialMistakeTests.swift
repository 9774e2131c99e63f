import ExpectKit
import Testing

/// The step of the tutorial with a mistake. The files are named and their lines numbered as in the package of the
/// tutorial, because the report names them.
struct TutorialMistakeTests {
    #sourceLocation(file:"Sources/Shop/FlourBuyer.swift",line:1)
    /// Buys flour for the bakery.
    final class FlourBuyer {
        private let mill: any Mill
        var highestPrice = 40

        init(mill: any Mill = FlourMill()) {
            self.mill = mill
        }

        /// Buys sacks of flour if they are cheap enough, and returns whether it bought them.
        ///
        /// At half of the highest price or less, it buys one more sack as a reserve.
        func buy(_ flour: String, sacks: Int) throws -> Bool {
            let price = try mill.price(of: flour)
            guard price <= highestPrice else { return false }
            let reserve = price <= highestPrice ? 1 : 0
            try mill.sell(flour, sacks: sacks + reserve)
            return true
        }
    }
    #sourceLocation()

    @Test func theTutorialShowsTheReportOfTheMistake() throws {
        let failures = FailureRecorder()
        #sourceLocation(file:"Tests/ShopTests/FlourBuyerTests.swift",line:8)
        let mill = MockMill()
        #sourceLocation()
        mill.mock.reporter = failures
        #sourceLocation(file:"Tests/ShopTests/FlourBuyerTests.swift",line:9)
        mill.expect(.price(of: "rye")).andReturn(30)
        mill.expect(.sell("rye", sacks: 5))

        #expect(try FlourBuyer(mill: mill).buy("rye", sacks: 5))

        mill.verify()
        #sourceLocation()

        #expect(failures.reports.count == 1)
        let report = try #require(failures.reports.first)
        let shown = try TutorialFile("5-swift-test.txt").text
        // Swift Testing marks the first line after the headline.
        let text = report.text.replacing("\n  expected:", with: "\n↳ expected:")
        #expect(
            shown.hasSuffix("Caught error: \(text)\n"), "the tutorial shows another report than:\n\(report)")
        #expect(shown.contains("recorded an issue at FlourBuyerTests.swift:\(report.location.line):"))
        #expect(report.location.line == 12)
    }
}
