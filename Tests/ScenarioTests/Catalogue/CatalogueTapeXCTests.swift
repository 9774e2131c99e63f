import ExpectKit
import ExpectKitTapes
import XCTest

/// The same with XCTest.
final class CatalogueTapeXCTests: XCTestCase {
    func testTheFakeBehavesAsTheRealCatalogueDid() async throws {
        let tape = tape("lending to Oslo")
        let catalogue = MockCatalogue(wrapping: LiveCatalogue())
        catalogue.use(tape)
        let titles = try await Curator(catalogue: catalogue).lend(from: "Greece", and: 9, to: "Oslo")
        XCTAssertEqual(titles, ["mask"])
        catalogue.verify()

        await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    }

    func testADeclaredAnswerThatIsNotTrueIsReportedAtItsLine() async throws {
        let failures = FailureRecorder()
        let catalogue = MockCatalogue()
        catalogue.mock.reporter = failures
        catalogue.stub(.exhibits(from: "Crete")).andReturn([])
        let line = #line + 1
        catalogue.stub(.lend(9, to: .any)).andThrow(CatalogueError.lent(id: 9))
        _ = try? await Curator(catalogue: catalogue).lend(from: "Crete", and: 9, to: "Oslo")

        await catalogue.answers.check(against: MockCatalogue.perform, on: LiveCatalogue())

        XCTAssertEqual(failures.sightings, [Sighting(.wrongAnswer, line: line)])
    }
}
