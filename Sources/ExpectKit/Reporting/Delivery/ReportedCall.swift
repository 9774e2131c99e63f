/// A call that was reported when it came. A verification may add one note to its failure.
struct ReportedCall: Sendable {
    let violation: Violation
    /// Whether a test has received the failure as an error.
    var isReceived: Bool
    /// Whether a note was handed over.
    var hasNote = false
}

extension GuardedState {
    /// Notes the failure of a call, and whether a test has received it. A known issue needs no note.
    mutating func record(_ violation: Violation, of ticket: Ticket, _ delivery: Delivery) {
        guard state.epoch == ticket.epoch else { return }
        verification.reportedCalls[ticket.number] = ReportedCall(
            violation: violation, isReceived: delivery.mayFailTest)
    }

    /// Notes whether a test has received a failure that was kept.
    mutating func record(keptFailureOf ticket: Ticket, _ delivery: Delivery) {
        guard state.epoch == ticket.epoch else { return }
        verification.reportedCalls[ticket.number]?.isReceived = delivery.mayFailTest
    }

    /// Returns the failure that a note belongs to, if the note says more than the failure and is the first one.
    mutating func claimNote(_ note: ReportedCallNote) -> Violation? {
        guard let reported = verification.reportedCalls[note.number], reported.isReceived, !reported.hasNote,
            !note.outcome.isSaid(by: reported.violation)
        else { return nil }
        verification.reportedCalls[note.number]?.hasNote = true
        return reported.violation
    }
}

extension Delivery {
    /// Whether the failure has failed a test, as far as is known.
    fileprivate var mayFailTest: Bool { self == .received || self == .presumed }
}
