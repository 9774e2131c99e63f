import Testing

@testable import ExpectKit

/// Which failures get a note: those that a test has received as errors.
struct NoteDeliveryTests {
    /// Collects failures, and says that their delivery had a chosen result.
    private final class ScriptedReporter: DeliveringReporter {
        private let state: Lock<(results: [Delivery], reports: [FailureReport])>

        /// - Parameter results: The results of the deliveries in their order; the last one repeats.
        init(_ results: [Delivery]) {
            state = Lock((results, []))
        }

        var reports: [FailureReport] { state.withLock { $0.reports } }

        func report(_ failure: FailureReport) { _ = deliver(failure, unlessSkipped: false) }

        func deliver(_ failure: FailureReport, unlessSkipped: Bool) -> Delivery {
            state.withLock { state in
                state.reports.append(failure)
                return state.results.count > 1 ? state.results.removeFirst() : state.results[0]
            }
        }
    }

    private static let rows: [(String, results: [Delivery], areNotes: [Bool])] = [
        ("a failure that a test has received gets one note", [.received], [false, true]),
        ("a known issue gets no note", [.suppressed], [false]),
        // The verification raises the failure again, so that the note has a failure that it belongs to.
        ("a failure that is received later gets its note then", [.lost, .received], [false, false, true]),
        ("a failure that nobody receives gets no note", [.lost], [false, false, false]),
        (
            "a note that nobody receives is handed over again", [.received, .lost, .received],
            [false, true, true]
        ),
    ]

    /// A call that a later one shows to be too early, and two verifications.
    @Test(arguments: rows)
    func aFailureGetsANoteIfATestHasReceivedIt(behavior: String, results: [Delivery], areNotes: [Bool]) {
        let (stepper, reporter) = (MockStepper(), ScriptedReporter(results))
        stepper.mock.reporter = reporter
        stepper.expectSteps(1...3)
        stepper.make([2, 1, 3])
        stepper.verify()
        stepper.verify()
        #expect(reporter.reports.map(\.isNote) == areNotes)
        // A note is a warning, and the failure itself is the same each time.
        #expect(reporter.reports.map { $0.severity == .warning } == areNotes)
        #expect(Set(reporter.reports.filter { !$0.isNote }.map(\.text)).count == 1)
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
