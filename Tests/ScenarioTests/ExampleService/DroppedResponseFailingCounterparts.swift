import ExpectKit
import Testing

@testable import Stories

/// A test that forgets the response of a service is warned.
struct DroppedResponseFailingCounterparts {
    let service = MockExampleService()
    let failures = FailureRecorder()

    init() {
        service.mock.reporter = failures
    }

    @Test func aForgottenResponseIsAWarningAtItsExpectation() {
        let line = #line + 1
        service.expect(.send(.any))
        let screen = ExampleScreen(service: service)
        screen.appear()
        #expect(screen.title == "…")
        service.verify()

        #expect(failures.sightings == [Sighting(.droppedCompletion, line: line)])
        #expect(failures.reports.map(\.severity) == [.warning])
        #expect(
            failures.texts.first?.hasPrefix("MockExampleService: send's completion was never called\n")
                == true)
    }

    @Test func aResponseThatMustNotComeIsNoWarning() {
        service.expect(.send(.any)).andDo { _ in }
        ExampleScreen(service: service).appear()
        service.verify()

        #expect(failures.sightings == [])
    }
}
