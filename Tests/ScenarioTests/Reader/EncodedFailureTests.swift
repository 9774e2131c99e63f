import ExpectKit
import Foundation
import Testing

/// A tool that reads the facts of a failure, and not its text.
struct EncodedFailureTests {
    private struct Fact: Decodable {
        struct Candidate: Decodable {
            struct Location: Decodable { let line: Int }
            let role: String, call: String, calls: Int, location: Location
        }
        let kind: String, mock: String, call: String, severity: String
        let candidates: [Candidate]
    }

    @Test func aToolReadsWhichCallIsMissingAndWhereItWasDeclared() throws {
        let service = MockArticleService()
        let failures = FailureRecorder()
        service.mock.reporter = failures
        service.expect(.motto).andReturn("Read on."); let line = #line
        service.verify()

        let facts = try JSONDecoder().decode([Fact].self, from: JSONEncoder().encode(failures.reports))
        let fact = try #require(facts.first)
        #expect(facts.count == 1)
        #expect(fact.kind == "missing")
        #expect(fact.mock == "MockArticleService")
        #expect(fact.call == "motto")
        #expect(fact.severity == "error")
        #expect(fact.candidates.map(\.role) == ["declared"])
        #expect(fact.candidates.map(\.call) == ["motto"])
        #expect(fact.candidates.map(\.calls) == [0])
        #expect(fact.candidates.map(\.location.line) == [line])
    }
}
