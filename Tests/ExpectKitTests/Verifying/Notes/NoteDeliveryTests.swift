import Testing

@testable import ExpectKit

/// Which failures get a note: those that a test has received as errors.
@Suite struct NoteDeliveryTests {
    /// Collects failures, and says that their delivery had a chosen result.
    private final class ScriptedReporter: DeliveringReporter {
        private let state: Lock<(results: [Delivery], reports: [FailureReport])>

        /// - Parameter results: The results of the deliveries in their order; the last one repeats.
        init(_ results: Delivery...) {
            state = Lock((results, []))
        }

        var reports: [FailureReport] { state.withLock { $0.reports } }

        func report(_ failure: FailureReport) { _ = deliver(failure) }
        func deliverUnlessSkipped(_ failure: FailureReport) -> Delivery { deliver(failure) }

        func deliver(_ failure: FailureReport) -> Delivery {
            state.withLock { state in
                state.reports.append(failure)
                return state.results.count > 1 ? state.results.removeFirst() : state.results[0]
            }
        }
    }

    /// Makes a call that a later one shows to be too early, and verifies twice.
    private func reports(_ reporter: ScriptedReporter) -> [FailureReport] {
        let stepper = MockStepper()
        stepper.mock.reporter = reporter
        stepper.expectSteps(1...3)
        stepper.make([2, 1, 3])
        stepper.verify()
        stepper.verify()
        return reporter.reports
    }

    @Test func aFailureThatATestHasReceivedGetsOneNote() {
        let reports = reports(ScriptedReporter(.received))
        #expect(reports.map(\.isNote) == [false, true])
        #expect(reports.map(\.severity) == [.error, .warning])
    }

    @Test func aKnownIssueGetsNoNote() {
        #expect(reports(ScriptedReporter(.suppressed)).map(\.isNote) == [false])
    }

    /// The verification raises the failure again, so that the note has a failure that it belongs to.
    @Test func aFailureThatIsReceivedLaterGetsItsNoteThen() {
        let reports = reports(ScriptedReporter(.lost, .received))
        #expect(reports.map(\.isNote) == [false, false, true])
        #expect(reports[0].text == reports[1].text)
    }

    @Test func aFailureThatNobodyReceivesGetsNoNote() {
        #expect(reports(ScriptedReporter(.lost)).map(\.isNote) == [false, false, false])
    }

    @Test func aNoteThatNobodyReceivesIsHandedOverAgain() {
        let reports = reports(ScriptedReporter(.received, .lost, .received))
        #expect(reports.map(\.isNote) == [false, true, true])
    }

    @Test func theEndOfAMockHandsOverTheNote() {
        let failures = FailureRecorder()
        do {
            let stepper = MockStepper()
            stepper.mock.reporter = failures
            stepper.expectSteps(1...3)
            stepper.make([2, 1, 3])
        }
        #expect(failures.reports.map(\.severity) == [.error, .warning])
    }

    @Test func aCheckpointHandsOverTheNoteAndTheNextPhaseHasItsOwn() {
        let stepper = MockStepper()
        for _ in 1...2 {
            stepper.expectSteps(1...3)
            stepper.make([2, 1, 3])
            stepper.checkpoint()
        }
        stepper.verify()
        #expect(stepper.failures.reports.map(\.isNote) == [false, true, false, true])
    }

    @Test func aMockThatIsResetGetsNoNote() {
        let stepper = MockStepper()
        stepper.expectSteps(1...3)
        stepper.make([2, 1, 3])
        stepper.reset()
        stepper.verify()
        #expect(stepper.failures.reports.map(\.isNote) == [false])
    }
}
