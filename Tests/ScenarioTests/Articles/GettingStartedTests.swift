import ExpectKit
import Foundation
import Testing
import XCTest

// The code of the article “Getting started”. Its protocol, its code under test and its test are those of the README.

struct GettingStartedTests {
    @Test func theArticleShowsTheReportOfAWrongTemperature() throws {
        let oven = MockOven()
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220)); let line = #line
        oven.expect(.temperature).andReturn(220)

        #expect(Baker(oven: oven, breadTemperature: 180).preparesForBread())

        oven.verify()
        #expect(failures.reports.count == 1)
        let report = try #require(failures.reports.first)
        // In the article, the code and its test are in a package of their own, with shorter paths, so that no line is
        // wrapped. Swift Testing marks the first line after the headline.
        let text = report.unwrappedText
            .replacing(
                "Tests/ScenarioTests/Articles/GettingStartedTests.swift:\(line)",
                with: "Tests/BakeryTests/BakerTests.swift:8"
            )
            .replacing("Tests/ScenarioTests/Readme/Baker.swift", with: "Sources/Bakery/Baker.swift")
        let printed = "Caught error: " + text.replacing("\n  expected:", with: "\n↳ expected:")
        let page = try projectFile("Sources/ExpectKit/ExpectKit.docc/getting-started.md")
        #expect(page.contains(printed), "getting-started does not show:\n\(printed)")
    }
}

final class BakerXCTests: XCTestCase {
    func testTheBakerPreheatsTheOven() {
        let oven = MockOven()
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        XCTAssert(Baker(oven: oven).preparesForBread())

        oven.verify()
    }
}
