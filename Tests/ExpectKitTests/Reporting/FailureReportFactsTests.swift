import Testing

@testable import ExpectKit

/// The facts of a report, which tools can read instead of its text.
@Suite struct FailureReportFactsTests {
    private let shelf = MockShelf()

    private func onlyReport() throws -> FailureReport {
        let reports = shelf.failures.drain()
        #expect(reports.count == 1)
        return try #require(reports.first)
    }

    @Test func anUnexpectedCallHasItsNearestExpectationAndItsAnswer() throws {
        shelf.stub(.load(id: 7)).andReturn("seven")
        shelf.expect(.load(id: 1)).andReturn("one"); let line = #line
        _ = try shelf.load(id: 2)
        let report = try onlyReport()
        #expect(report.kind == .unexpected)
        #expect(report.mock == "Shelf")
        #expect(report.call == "load(id: 2)")
        #expect(report.candidates.map(\.role) == [.nearest, .stub])
        let nearest = report.candidates[0]
        #expect(nearest.call == "load(id: 1)")
        #expect(nearest.position == 1 && nearest.total == 1)
        #expect(nearest.minimumCount == 1 && nearest.maximumCount == 1 && nearest.calls == 0)
        #expect(nearest.location.line == line)
        #expect(nearest.location.filePath == #filePath)
        #expect(nearest.differences == [.init(path: "id", expected: "1", actual: "2")])
        let stub = report.candidates[1]
        #expect(stub.call == "load(id: 7)")
        #expect(stub.position == nil && stub.minimumCount == nil && stub.calls == nil)
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
        #expect(report.kind == .missing)
        #expect(report.call == "add(\"a\")")
        #expect(report.location.line == line)
        #expect(report.candidates.map(\.role) == [.declared, .instead])
        #expect(report.candidates[0].minimumCount == 2 && report.candidates[0].maximumCount == nil)
        #expect(report.candidates[1].call == "add(\"b\")")
        #expect(report.candidates[1].position == 1 && report.candidates[1].total == 1)
        #expect(report.candidates[1].calls == nil)
    }

    @Test func aCallOutOfOrderHasTheExpectationThatWasNext() throws {
        shelf.expect(.add("a"))
        shelf.expect(.clear)
        shelf.clear()
        let report = try onlyReport()
        #expect(report.kind == .outOfOrder)
        #expect(report.candidates.map(\.role) == [.next, .declared])
        #expect(report.candidates.map(\.call) == ["add(\"a\")", "clear"])
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
        #expect(report.candidates.map(\.role) == [.before, .declared])
        #expect(report.candidates.map(\.mock) == ["Other", nil])
        #expect(report.candidates[0].call == "count")
        #expect(report.candidates[0].minimumCount == 1 && report.candidates[0].calls == 0)
    }

    @Test func aMisuseHasNoCall() throws {
        shelf.expect(.clear).times(1).times(2)
        let report = try onlyReport()
        #expect(report.kind == .misuse)
        #expect(report.call == nil)
        #expect(report.candidates == [])
        #expect(report.advice.count == 1)
    }

    @Test func aVerificationAfterTheCallsIsACandidate() throws {
        shelf.mode = .nice
        shelf.clear()
        shelf.clear()
        shelf.verify(.clear); let line = #line
        let report = try onlyReport()
        #expect(report.kind == .surplus)
        #expect(report.candidates.map(\.role) == [.verified, .called, .called])
        #expect(report.candidates[0].location.line == line)
        #expect(report.candidates[0].maximumCount == 1 && report.candidates[0].calls == 2)
        #expect(report.candidates.map(\.position) == [nil, 1, 2])
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

    /// A report with a secret in each fact that has text.
    private var secretive: FailureReport {
        let secret = "s3cr3t"
        var declaration = Facts.expectation("add(\(secret))", 1)
        declaration.differences = [
            Difference(path: "[\(secret)]", expected: "a \(secret)", got: "no \(secret)")
        ]
        let node = OrderFact(
            subject: .call(secret, mock: secret), standing: .calls(0, of: .once), place: Facts.here,
            isMockDeallocated: false)
        let blocked = OutOfOrderCall.Blocked(missing: [], before: [node], ended: nil, conditions: [])
        var violation = Facts.violation(
            .outOfOrder(
                OutOfOrderCall(call: secret, expectation: declaration, cause: .obstacles(blocked))))
        violation.mock = "Mock of \(secret)"
        violation.origin = CallOrigin(frames: [.init(function: secret, path: secret, line: 0)])
        violation.answer = .wrapperDefault(secret)
        violation.states = [StateFact(name: secret, states: [secret])]
        violation.notes = [
            .reassignment([
                ReassignmentFact(
                    greedy: secret, greedyPlace: Facts.here, narrower: secret, narrowerPlace: Facts.here)
            ])
        ]
        return FailureReport(violation)
    }

    private func dumped(_ report: FailureReport) -> String {
        var text = ""
        dump(report, to: &text)
        return text
    }

    @Test func redactingAReportRedactsAllItsFacts() {
        let report = secretive.mapText { $0.replacing("s3cr3t", with: "<redacted>") }
        #expect(!dumped(report).contains("s3cr3t"))
        #expect(report.call == "<redacted>")
        #expect(report.mock == "Mock of <redacted>")
        #expect(report.candidates[1].differences[0].path == "[<redacted>]")
        #expect(report.candidates[1].differences[0].expected == "a <redacted>")
        #expect(report.candidates[0].mock == "<redacted>")
        #expect(report.answer == "<redacted>, the wrapper's default")
        #expect(report.states == ["<redacted> is <redacted>"])
    }

    /// The failing counterpart: without redaction the secret is in all facts.
    @Test func withoutRedactionTheSecretIsInAllFacts() {
        let report = secretive
        let texts: [String?] =
            [report.mock, report.text, report.call, report.caller, report.answer, report.candidates[0].mock]
            + [report.candidates[0].call, report.candidates[1].call] + report.states.map { $0 }
            + [report.advice.first]
        for text in texts { #expect(text?.contains("s3cr3t") == true) }
        let difference = report.candidates[1].differences[0]
        for text in [difference.path, difference.expected, difference.actual] {
            #expect(text.contains("s3cr3t"))
        }
    }
}
