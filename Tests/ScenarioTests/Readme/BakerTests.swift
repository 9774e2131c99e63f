import ExpectKit
import Testing

protocol Oven {
    func preheat(to degrees: Int)
    var temperature: Int { get }
}

final class MockOven: Oven, Mocking {
    enum Invocation: Equatable { case preheat(to: Int), temperature }
    let mock = Mock<Invocation>()

    func preheat(to degrees: Int) { mock.call(.preheat(to: degrees)) }
    var temperature: Int { mock.call(.temperature) }
}

@Test func theBakerPreheatsTheOven() {
    let oven = MockOven()
    oven.expect(.preheat(to: 220))
    oven.expect(.temperature).andReturn(220)

    #expect(Baker(oven: oven).preparesForBread())

    oven.verify()
}

/// The same test with a wrong temperature. The first page of the documentation shows its report.
@Test func theLandingPageShowsTheReportOfAWrongTemperature() throws {
    let oven = MockOven()
    let failures = FailureRecorder()
    oven.mock.reporter = failures
    oven.expect(.preheat(to: 220))
    oven.expect(.temperature).andReturn(220)

    #expect(Baker(oven: oven, breadTemperature: 180).preparesForBread())

    oven.verify()
    #expect(failures.reports.count == 1)
    let report = try #require(failures.reports.first)
    #expect(report.location.fileID == "ScenarioTests/BakerTests.swift")
    let page = try projectFile("Sources/ExpectKit/ExpectKit.docc/ExpectKit.md")
    #expect(page.contains("```text\n\(report.text)\n```"), "The page shows another report than:\n\(report)")
}
