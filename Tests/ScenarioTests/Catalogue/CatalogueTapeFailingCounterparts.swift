import ExpectKit
import ExpectKitTapes
import Testing

// What goes wrong: fakes that do something else than the tape says, tapes that cannot be checked, and calls that cannot
// be performed.
struct CatalogueTapeFailingCounterparts {
    private let failures = FailureRecorder()

    private var texts: [String] { failures.texts }

    @Test func aSloppyFakeIsFound() async throws {
        let tape = catalogueTape(reportingTo: failures)
        let line = #line + 1
        await tape.check(against: MockCatalogue.perform, on: SloppyCatalogue())
        #expect(failures.sightings == [Sighting(.tape, line: line)])
        #expect(failures.reports.map(\.severity) == [.error])
        try expectArticle(
            "checking-test-doubles-against-the-real-object", shows: #require(failures.reports.first).text)
    }

    @Test func aCallThatCannotBePerformedIsReported() async {
        let tape = catalogueTape(reportingTo: failures)
        await tape.check(
            against: { (call: MockCatalogue.Invocation, real) in
                if case .lend = call {
                    throw InvocationError("lend(_:to:) cannot be performed: it is a test")
                }
                return try await MockCatalogue.perform(call, on: real)
            }, on: InMemoryCatalogue())
        #expect(
            texts == [
                """
                lending to Oslo.json: InMemoryCatalogue differs from the tape in 3 of 4 calls of MockCatalogue
                  entry 2, lend(3, to: "Oslo"): lend(_:to:) cannot be performed: it is a test
                  entry 3, exhibit(3): returns.isLent: expected true, got false
                  entry 4, lend(9, to: "Oslo"): lend(_:to:) cannot be performed: it is a test
                  help: correct InMemoryCatalogue, or record the tape again if the real object has changed
                """
            ])
    }

    @Test func aResultThatIsNotPassedOnIsFound() async {
        let tape = catalogueTape(reportingTo: failures)
        await tape.check(
            against: { (call: MockCatalogue.Invocation, real) in
                try await MockCatalogue.perform(call, on: real)
                return ()
            }, on: InMemoryCatalogue())
        #expect(
            texts == [
                """
                lending to Oslo.json: InMemoryCatalogue differs from the tape in 2 of 4 calls of MockCatalogue
                  entry 1, exhibits(from: "Greece"): returns: expected [{id: 3, isLent: false, title: "mask", year: -1550}, {id: 7, isLent: false, title: … got      nothing
                  entry 3, exhibit(3): returns: expected {id: 3, isLent: true, title: "mask", year: -1550}, got nothing
                  help: correct InMemoryCatalogue, or record the tape again if the real object has changed
                """
            ])
    }
}
