import ExpectKit
import Testing
import XCTest

// The code of the article "Verifying automatically".

@Suite(.verifiesMocks) struct VerifiedBakerTests {
    let oven = MockOven()

    @Test func theBakerPreheatsTheOven() {
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        #expect(Baker(oven: oven).preparesForBread())
    }
}

final class VerifiedBakerXCTests: XCTestCase {
    let oven = MockOven()

    override func setUp() { verifiesMocks() }

    func testTheBakerPreheatsTheOven() {
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        XCTAssertTrue(Baker(oven: oven).preparesForBread())
    }
}

@Suite(.verifiesMocks) struct VerifyingAutomaticallyTests {
    @Test func aMissingCallIsReportedAtTheEndOfTheTest() async throws {
        let failures = FailureRecorder()
        try await verifiedByTrait {
            let oven = MockOven()
            oven.mock.reporter = failures
            oven.expect(.preheat(to: 220))
            oven.expect(.temperature).andReturn(220)
            oven.preheat(to: 220)
        }
        #expect(failures.reports.map(\.kind) == [.missing])
        try expectArticle("verifying-automatically", shows: #require(failures.reports.first).text)
    }
}
