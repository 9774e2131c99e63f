import ExpectKit
import Testing

@testable import Stories

/// Screens that call their service incorrectly, each with its one failure.
struct ExampleServiceFailingCounterparts {
    let service = MockExampleService()
    let asyncService = MockAsyncExampleService()
    let failures = FailureRecorder()

    init() {
        service.mock.reporter = failures
        asyncService.mock.reporter = failures
    }

    // MARK: With a completion handler

    @Test func aWrongRequestIsOneFailureAndTheScreenStaysAsItWas() {
        let declared = #line + 1
        service.expect(.send(.value(ExampleRequest(path: "/name"))))
        let screen = ExampleScreen(service: service)
        let line = #line + 1
        screen.appear()
        service.verify()

        #expect(screen.title == "…")
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockExampleService: send(…): argument 0.path is "/title", expected "/name"
                  expected: 1 of 1, send(…), once, never called \
                (Tests/ScenarioTests/ExampleService/ExampleServiceFailingCounterparts.swift:\(declared))
                  got:      send(ExampleRequest(path: "/title"), completion: a closure)
                  called at Tests/Stories/ExampleService.swift:31
                """
            ])
    }

    @Test func aWrongRequestReusesTheResponseOfTheExpectedOne() {
        service.expect(.send(.value(ExampleRequest(path: "/name")))).andDo { invocation in
            guard case .send(_, let completion) = invocation else { return }
            completion.value(ExampleResponse(title: "Hello"))
        }
        let screen = ExampleScreen(service: service)
        let line = #line + 1
        screen.appear()
        service.verify()

        #expect(screen.title == "Hello")
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.contains("answered: an action, reused from 1 of 1") == true)
    }

    @Test func aRequestThatIsNeverSentIsMissingAtItsExpectation() {
        let line = #line + 1
        service.expect(.send(.any))
        _ = ExampleScreen(service: service)
        service.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func aRequestThatIsSentTwiceIsASurplusCall() {
        service.expect(.send(.any))
        let screen = ExampleScreen(service: service)
        screen.appear()
        let line = #line + 1
        screen.appear()
        service.verify()

        #expect(failures.sightings == [Sighting(.surplus, line: line)])
    }

    // MARK: As an async function

    @MainActor @Test func aWrongAsyncRequestIsOneFailureAtTheTestsLine() async {
        let declared = #line + 1
        asyncService.expect(.response(to: ExampleRequest(path: "/name")))
            .andReturn(ExampleResponse(title: "Hello"))
        let screen = AsyncExampleScreen(service: asyncService)
        let line = #line + 1
        await screen.appear()
        asyncService.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockAsyncExampleService: response(…): to.path is "/title", expected "/name"
                  expected: 1 of 1, response(…), once, never called \
                (Tests/ScenarioTests/ExampleService/ExampleServiceFailingCounterparts.swift:\(declared))
                  got:      response(to: ExampleRequest(path: "/title"))
                  called at Tests/Stories/ExampleService.swift:48
                  answered: ExampleResponse(title: "Hello"), reused from 1 of 1
                """
            ])
    }

    @MainActor @Test func anUnexpectedAsyncRequestThrowsAndIsOneFailure() async {
        let screen = AsyncExampleScreen(service: asyncService)
        let line = #line + 1
        await screen.appear()
        asyncService.verify()

        #expect(screen.title == "Sorry")
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @MainActor @Test func aResponseOfAnotherTypeIsReportedWhereItIsGiven() async {
        let screen = AsyncExampleScreen(service: asyncService)
        let line = #line + 1
        asyncService.stub(.response(to: ExampleRequest(path: "/title"))).andReturn("Hello")
        await screen.appear()
        asyncService.verify()

        #expect(screen.title == "Sorry")
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }
}
