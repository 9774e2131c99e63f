import Testing

@testable import ExpectKit

/// One mistake is one failure.
struct MistakeLedgerTests {
    private var ledger = MistakeLedger()

    @Test mutating func aMistakeIsClaimedOnce() {
        let first = MistakeLedger.Mistake.unanswered(call: "pay(1)", declaration: 0)
        let claims = [
            first, first, .unanswered(call: "pay(2)", declaration: 0),
            .unanswered(call: "pay(1)", declaration: 1),
        ]
        .map { ledger.claim($0) }
        #expect(claims == [true, false, true, true])
        #expect(ledger.isClaimed(first))
        #expect(!ledger.isClaimed(.nestedTooDeep))
    }

    @Test mutating func mistakesOfDifferentLinesAreDifferent() {
        let lines = [1, 1, 2].map {
            MistakeLedger.Line(CallSite(fileID: #fileID, filePath: #filePath, line: $0, column: 1))
        }
        let claims = lines.map { ledger.claim(.forwardedMatcher($0)) }
        #expect(claims == [true, false, true])
    }

    @Test mutating func aMissedCallIsClaimedOnceForEachNumberOfCalls() {
        let claims = [1, 1, 2].map { ledger.claim(.missed(0, calls: $0)) }
        #expect(claims == [true, false, true])
    }

    @Test mutating func theFirstErrorOfACallIsKept() {
        ledger.noteError(of: "pay", .kept)
        ledger.noteError(of: "pay", .reported(file: "A.swift", line: 1))
        #expect(ledger.thrown == ["pay": .kept])
    }

    @Test(arguments: [Delivery.received, .presumed]) mutating func aReceivedFailureHasOneNote(
        delivery: Delivery
    ) {
        ledger.record(Self.failure, ofCall: 3, delivery)
        #expect(claimedMocks(2) == ["Bank", nil])
        ledger.giveBack(noteOfCall: 3)
        #expect(claimedMocks(1) == ["Bank"])
    }

    @Test(arguments: [Delivery.suppressed, .lost]) mutating func aFailureHasNoNoteUntilItIsReceived(
        delivery: Delivery
    ) {
        ledger.record(Self.failure, ofCall: 3, delivery)
        #expect(claimedMocks(1) == [nil])
        ledger.record(keptFailureOfCall: 3, .received)
        #expect(claimedMocks(1) == ["Bank"])
    }

    @Test mutating func aNoteForAnotherCallIsNotClaimed() {
        ledger.record(Self.failure, ofCall: 2, .received)
        #expect(claimedMocks(1) == [nil])
    }

    private mutating func claimedMocks(_ times: Int) -> [String?] {
        (0..<times).map { _ in ledger.claim(Self.note, ofCall: 3)?.mock }
    }

    private static var site: CallSite { CallSite(fileID: #fileID, filePath: #filePath, line: 1, column: 1) }

    private static var failure: Violation {
        Violation(mock: "Bank", problem: .uninteresting(call: "pay"), place: FailurePlace(site))
    }

    private static var note: ReportedCallOutcome {
        ReportedCallOutcome(call: "pay", reported: "pay", explanation: .added)
    }
}
