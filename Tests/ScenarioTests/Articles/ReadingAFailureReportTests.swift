import ExpectKit
import Testing

// The reports of the article "Reading a failure report".

struct ReadingAFailureReportTests {
    let failures = FailureRecorder()

    @Test func aReportHasSixParts() throws {
        let oven = MockOven()
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        #expect(HastyBaker(oven: oven).preparesForBread())

        #expect(failures.reports.count == 1)
        try expectArticle("reading-a-failure-report", shows: #require(failures.reports.first).text)
    }

    @Test func aDifferenceNamesThePart() throws {
        let bakery = MockBakery()
        bakery.mock.reporter = failures
        bakery.expect(.setBreads(["rye", "spelt", "corn"]))

        bakery.breads = ["rye", "corn"]

        #expect(failures.reports.count == 1)
        try expectArticle("reading-a-failure-report", shows: #require(failures.reports.first).text)
    }

    @Test func aClosureIsAnAction() throws {
        let bakery = MockBakery()
        bakery.mock.reporter = failures
        bakery.expect(.price(of: "rye")).andDo { _ in 3 }
        bakery.expect(.open)

        _ = bakery.price(of: "corn")

        #expect(try #require(failures.reports.first).text.contains("price(of: \"rye\") → an action  ≠"))
    }
}
