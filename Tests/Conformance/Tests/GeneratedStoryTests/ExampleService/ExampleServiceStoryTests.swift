import ExpectKit
import Testing

@testable import Stories

// Scenarios for features that only generated wrappers have: partial mocks of any protocol, and closure arguments that can be
// omitted.

@Suite struct ExampleServiceStoryTests {
    private let request = ExampleRequest(path: "/title")

    @Test func theScreenShowsWhatTheServiceAnswers() {
        let service = MockExampleService()
        service.expect(.send(request)).andDo { _, completion in
            completion(ExampleResponse(title: "Hello"))
        }
        let screen = ExampleScreen(service: service)

        screen.appear()

        #expect(screen.title == "Hello")
        service.verify()
    }

    @Test @MainActor func theScreenSaysSorryWhenTheServiceFails() async {
        let service = MockAsyncExampleService()
        service.expect(.response(to: request)).andThrow(ExampleServiceError())
        let screen = AsyncExampleScreen(service: service)

        await screen.appear()

        #expect(screen.title == "Sorry")
        service.verify()
    }

    @Test func anUnexpectedRequestIsReportedOnceAtItsLine() {
        let service = MockExampleService()
        let failures = FailureRecorder()
        service.mock.reporter = failures
        service.expect(.send(ExampleRequest(path: "/name")))

        ExampleScreen(service: service).appear()
        service.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 3)])
        #expect(
            failures.reports.first?.text.contains(#"argument 0.path: expected "/name", got "/title""#) == true
        )
    }
}

@Suite struct PartialCatalogueTests {
    @Test func callsWithoutAStubAreForwardedToTheRealInventory() {
        let store = MockArtefactStore()
        let greek = MockArtefact()
        greek.stub(.countryOfOrigin).andReturn("Greece")
        store.stub(.allArtefacts).andReturn([greek])
        let catalogue = MockCatalogue(wrapping: Inventory(store: store))
        catalogue.stub(.artefacts(from: "Egypt")).andReturn([])

        #expect(catalogue.artefacts(from: "Greece").count == 1)
        #expect(catalogue.artefacts(from: "Egypt").isEmpty)
        #expect(catalogue.callCount(.artefacts(from: .any)) == 2)
    }
}
