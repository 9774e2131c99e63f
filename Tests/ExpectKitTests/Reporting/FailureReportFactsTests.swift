import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The facts of a report, which tools can read instead of its text.
struct FailureReportFactsTests {
    private let shelf = MockShelf()

    private func onlyReport() throws -> FailureReport {
        let reports = shelf.failures.drain()
        #expect(reports.count == 1)
        return try #require(reports.first)
    }

    /// The facts of a candidate: its role and call, its position, and how often it was expected and called.
    private func facts(_ report: FailureReport) -> [String] {
        report.candidates.map { candidate in
            func words(_ number: Int?) -> String { number.map(String.init) ?? "?" }
            return """
                \(candidate.role) \(candidate.call ?? "?"), \(words(candidate.position)) of \(words(candidate.total)), \
                \(words(candidate.minimumCount)) to \(words(candidate.maximumCount)), \
                called \(words(candidate.calls))
                """
        }
    }

    /// The kind of a report and its call.
    private func head(_ report: FailureReport) -> String { "\(report.kind) \(report.call ?? "?")" }

    @Test func anUnexpectedCallHasItsNearestExpectationAndItsAnswer() throws {
        shelf.stub(.load(id: 7)).andReturn("seven")
        shelf.expect(.load(id: 1)).andReturn("one"); let line = #line
        _ = try shelf.load(id: 2)
        let report = try onlyReport()
        #expect("\(report.mock): \(head(report))" == "Shelf: unexpected load(id: 2)")
        #expect(
            facts(report) == [
                "nearest load(id: 1), 1 of 1, 1 to 1, called 0", "stub load(id: 7), ? of ?, ? to ?, called ?",
            ])
        let nearest = report.candidates[0]
        #expect("\(nearest.location.filePath):\(nearest.location.line)" == "\(#filePath):\(line)")
        #expect(nearest.differences == [.init(path: "id", expected: "1", actual: "2")])
        #expect(report.answer == "\"one\", reused from 1 of 1")
        #expect(report.advice == [])
        #expect(report.verifiedAt == nil)
    }

    @Test func aMissingCallHasItsExpectationAndTheCallMadeInstead() throws {
        shelf.mode = .nice
        shelf.expect(.add("a")).times(2...); let line = #line
        shelf.add("b")
        shelf.verify()
        let report = try onlyReport()
        #expect(head(report) == "missing add(\"a\")")
        #expect(report.location.line == line)
        #expect(
            facts(report) == [
                "declared add(\"a\"), 1 of 1, 2 to ?, called 0",
                "instead add(\"b\"), 1 of 1, ? to ?, called ?",
            ])
    }

    @Test func aCallOutOfOrderHasTheExpectationThatWasNext() throws {
        shelf.expect(.add("a"))
        shelf.expect(.clear)
        shelf.clear()
        let report = try onlyReport()
        #expect(head(report) == "outOfOrder clear")
        #expect(
            facts(report) == [
                "next add(\"a\"), 1 of 2, 1 to 1, called 0", "declared clear, 2 of 2, 1 to 1, called 0",
            ])
        #expect(report.candidates.map(\.mock) == [nil, nil])
        #expect(report.advice.count == 1)
    }

    @Test func aCallOutOfOrderHasTheMissingCallOfAnotherMock() throws {
        let order = CallOrder()
        let other = MockShelf(named: "Other")
        other.expect(.count).inOrder(order)
        shelf.expect(.clear).inOrder(order)
        shelf.clear()
        let report = try onlyReport()
        #expect(
            facts(report) == [
                "before count, ? of ?, 1 to 1, called 0", "declared clear, 1 of 1, 1 to 1, called 0",
            ])
        #expect(report.candidates.map(\.mock) == ["Other", nil])
    }

    @Test func aMisuseHasNoCall() throws {
        shelf.expect(.clear).times(1).times(2)
        let report = try onlyReport()
        #expect(head(report) == "misuse ?")
        #expect(report.candidates == [])
        #expect(report.advice.count == 1)
    }

    @Test func aVerificationAfterTheCallsIsACandidate() throws {
        shelf.mode = .nice
        shelf.clear()
        shelf.clear()
        shelf.verify(.clear); let line = #line
        let report = try onlyReport()
        #expect(head(report) == "surplus clear")
        #expect(
            facts(report) == [
                "verified ?, ? of ?, 1 to 1, called 2", "called clear, 1 of 2, ? to ?, called ?",
                "called clear, 2 of 2, ? to ?, called ?",
            ])
        #expect(report.candidates[0].location.line == line)
    }

    @Test func aReportHasTheStates() throws {
        let light = MockStates("light", initially: "red")
        shelf.expect(.clear).when(light, "green")
        shelf.clear()
        #expect(try onlyReport().states == ["light is \"red\""])
    }

    @Test func aReportHasTheLineOfItsVerification() {
        let violation = Facts.violation(.missing(MissingCall(declaration: Facts.expectation("a", 1))))
        let report = FailureReport(violation, verifiedAt: Sites.site(12))
        #expect(report.verifiedAt?.line == 12)
        #expect(report.verifiedAt?.fileID == "ShopTests/ShelfTests.swift")
        #expect(FailureReport(violation).verifiedAt == nil)
    }
}
