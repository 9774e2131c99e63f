import ExpectKit
import ExpectKitTapes
import Testing

/// The declared answers of a mock, which are checked against the real catalogue.
struct CatalogueAnswersTests {
    private let failures = FailureRecorder()

    @Test func aCuratorSkipsAnUnknownExhibit() async throws {
        let catalogue = MockCatalogue()
        catalogue.stub(.exhibits(from: "Crete")).andReturn([])
        catalogue.stub(.lend(9, to: .any)).andThrow(CatalogueError.unknown(id: 9))

        let titles = try await Curator(catalogue: catalogue).lend(from: "Crete", and: 9, to: "Oslo")

        #expect(titles == [])
        await catalogue.answers.check(against: MockCatalogue.perform, on: LiveCatalogue())
    }

    @Test func anAnswerThatTheRealCatalogueDoesNotGiveIsFound() async throws {
        let catalogue = MockCatalogue()
        catalogue.mock.reporter = failures
        let line = #line + 1
        catalogue.stub(.exhibit(3)).andReturn(Exhibit(id: 3, title: "mask", year: 1550, isLent: true))
        catalogue.stub(.exhibits(from: "Crete")).andReturn([])
        catalogue.stub(.lend(3, to: .any)).andReturn()
        catalogue.stub(.lend(9, to: .any)).andThrow(CatalogueError.lent(id: 9))

        _ = try? await Curator(catalogue: catalogue).lend(from: "Crete", and: 3, to: "Oslo")
        _ = try? await Curator(catalogue: catalogue).lend(from: "Crete", and: 9, to: "Oslo")

        await catalogue.answers.check(against: MockCatalogue.perform, on: LiveCatalogue())

        #expect(
            failures.sightings == [
                Sighting(.wrongAnswer, line: line), Sighting(.wrongAnswer, line: line + 3),
            ])
        try expectArticle(
            "checking-test-doubles-against-the-real-object", shows: #require(failures.reports.first).text)
        #expect(
            failures.texts.last == """
                MockCatalogue: the real object answers lend(9, to: "Oslo") differently
                  declared: throws lent(id: 9)
                  real object: threw unknown(id: 9)
                  help: correct this answer if the real object is right
                """)
    }
}
