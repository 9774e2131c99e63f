import ExpectKit
import Testing

@testable import Stories

/// A screen asks a service when it appears, and shows the response.
struct ExampleServiceTests {
    let response = ExampleResponse(title: "Hello")

    // MARK: With a completion handler

    @Test func theScreenShowsTheStubbedResponse() {
        let service = MockExampleService()
        service.stub(.send(.any)).andDo { [response] invocation in
            if case .send(_, let completion) = invocation { completion.value(response) }
        }
        let screen = ExampleScreen(service: service)

        screen.appear()

        #expect(screen.title == "Hello")
    }

    @Test func theLastCallHasTheRequest() throws {
        let service = MockExampleService().nice()

        ExampleScreen(service: service).appear()

        guard case .send(let request, _) = try #require(service.lastCall(.send(.any))) else {
            Issue.record("the last call is not a request")
            return
        }
        #expect(request.value == ExampleRequest(path: "/title"))
    }

    @Test func withoutAResponseTheScreenStaysAsItWas() {
        let service = MockExampleService()
        service.expect(.send(.value(ExampleRequest(path: "/title")))).andDo { _ in }
        let screen = ExampleScreen(service: service)

        screen.appear()

        #expect(screen.title == "…")
        service.verify()
    }

    @Test func theResponseMayArriveLater() throws {
        let service = MockExampleService()
        let completion = Captor<(ExampleResponse) -> Void>()
        service.expect(.send(.having(\.path, .hasPrefix("/")), completion: .capture(completion)))
        let screen = ExampleScreen(service: service)

        screen.appear()
        #expect(screen.title == "…")
        let complete = try #require(completion.last)
        complete(response)

        #expect(screen.title == "Hello")
        service.verify()
    }

    // MARK: As an async function

    @MainActor @Test func theAsyncScreenShowsTheStubbedResponse() async {
        let service = MockAsyncExampleService()
        service.expect(.response(to: ExampleRequest(path: "/title"))).andReturn(response)
        let screen = AsyncExampleScreen(service: service)

        await screen.appear()

        #expect(screen.title == "Hello")
        service.verify()
    }

    @MainActor @Test func withoutAResponseTheAsyncScreenStaysAsItWas() async {
        let service = MockAsyncExampleService().nice()
        let screen = AsyncExampleScreen(service: service)

        await screen.appear()

        #expect(screen.title == "…")
        #expect(service.calls == [.response(to: ExampleRequest(path: "/title"))])
    }

    @MainActor @Test func theAsyncScreenSaysSorryForAnError() async {
        let service = MockAsyncExampleService()
        service.expect(.response(to: ExampleRequest(path: "/title"))).andThrow(ExampleServiceError())
        let screen = AsyncExampleScreen(service: service)

        await screen.appear()

        #expect(screen.title == "Sorry")
        service.verify()
    }
}
