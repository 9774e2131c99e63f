import ExpectKit
import ExpectKitTapes
import Testing

/// The tape of the real catalogue, whose calls are performed on the fake.
@Suite(.serialized) struct CatalogueTapeTests {
    @Test func theFakeBehavesAsTheRealCatalogueDid() async {
        let tape = Tape("lending to Oslo")
        await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    }

    @Test(.tape("lending to Oslo")) func theTapeOfTheTestIsPlayedAndChecked() async throws {
        let catalogue = MockCatalogue(wrapping: LiveCatalogue())
        catalogue.use(.current)
        let titles = try await Curator(catalogue: catalogue).lend(from: "Greece", and: 9, to: "Oslo")
        #expect(titles == ["mask"])
        catalogue.verify()

        let tape = try #require(Tape.current)
        await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    }

    @MainActor @Test func theFakeIsCheckedOnTheMainActor() async {
        let tape = Tape("lending to Oslo")
        await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    }

    @Test func theWordsOfATitleMayDiffer() async {
        let tape = Tape("lending to Oslo")
        let renamed = InMemoryCatalogue.ofGreece.map {
            Exhibit(id: $0.id, title: "the \($0.title)", year: $0.year)
        }
        await tape.check(
            against: MockCatalogue.perform, on: InMemoryCatalogue(renamed),
            .ignoringResult("title", of: "exhibits"),
            .matchingResult("title", of: "exhibit", Arg<String>.hasPrefix("the ")))
    }
}

/// Calls the real catalogue, and so runs only at night: `swift test --filter Nightly`.
struct NightlyCatalogueTests {
    @Test func theRealCatalogueStillAnswersAsOnTheTape() async {
        let tape = Tape("lending to Oslo")
        await tape.check(against: MockCatalogue.perform, on: LiveCatalogue())
    }
}

/// Returns a tape of this file, for tests in other files.
func catalogueTape(reportingTo failures: FailureRecorder) -> Tape {
    let tape = Tape("lending to Oslo", mode: .never)
    tape.reporter = failures
    return tape
}
