/// The mistakes of a mock that were reported since the last reset. Code that finds one claims it, and reports it only
/// if it was not claimed before. A `Divergence`, an `OrderNode` and a `DeliveryRecord` know the rest.
package struct MistakeLedger {
    /// A mistake that several calls, waits or verifications may find. Numbers are the indices of declarations.
    enum Mistake: Hashable {
        /// A call that its declaration has no answer for, by its description, because a closure cannot be compared.
        case unanswered(call: String, declaration: Int)
        case wrongAnswer(UnfitAnswer, Line)
        case forwardedMatcher(Line)
        /// An index of a kept subscript that cannot be compared.
        case incomparable(Line)
        /// An answer that calls its own mock too often.
        case nestedTooDeep
        /// An expectation whose missing call the failure of another call names.
        case namedMissing(Int)
        /// A declaration that lacked a call when a wait was over, and how many calls it had then.
        case missed(Int, calls: Int)
        /// A declaration whose call was made after a wait for it was over.
        case late(Int)
    }

    struct Line: Hashable {
        private let words: String

        init(_ site: CallSite) { self.init(FailurePlace(site)) }

        init(_ place: FailurePlace) {
            words = "\(place.location.filePath):\(place.location.line):\(place.location.column)"
        }
    }

    typealias Reported = (identity: Violation.Identity, delivery: Delivery)

    private var claimed: Set<Mistake> = []
    /// What was reported as the cause of each ``UnansweredCallError``, by the descriptions of the calls.
    private(set) var thrown: [String: UnansweredCallError.Failure] = [:]
    /// The missed declarations whose reports XCTest may not have received. It does not tell.
    var presumedMissed: Set<Int> = []
    private var calls: [Int: ReportedCall] = [:]
    var found: [Reported] = []
    /// The declarations whose calls the last verification found to be missing.
    package internal(set) var missing: Set<Int> = []
    /// Whether the test has waited for the expectations. Then no verification reports the same violations again.
    var isFoundAfterWait = false

    mutating func claim(_ mistake: Mistake) -> Bool { claimed.insert(mistake).inserted }

    func isClaimed(_ mistake: Mistake) -> Bool { claimed.contains(mistake) }

    /// Whether a declaration lacked a call when a wait was over, and took it later.
    func isLate(_ index: Int, calls: Int) -> Bool {
        (0..<min(calls, Limits.Verifying.lateCalls)).contains { claimed.contains(.missed(index, calls: $0)) }
    }

    mutating func noteError(of call: String, _ failure: UnansweredCallError.Failure) {
        thrown[call] = thrown[call] ?? failure
    }

    /// A call that was reported when it was made. A verification may add one note to its failure.
    private struct ReportedCall {
        let violation: Violation
        /// Whether its failure has failed a test, as far as is known. A known issue needs no note.
        var isReceived: Bool
        var hasNote = false
        var held: HeldFailure?
    }

    mutating func record(_ violation: Violation, ofCall number: Int, _ delivery: Delivery, held: HeldFailure? = nil) {
        calls[number] = ReportedCall(violation: violation, isReceived: delivery.mayFailTest, held: held)
    }

    mutating func record(keptFailureOfCall number: Int, _ delivery: Delivery) {
        calls[number]?.isReceived = delivery.mayFailTest
    }

    /// Returns the failure that a note belongs to, if the note says more than the failure and is the first one.
    mutating func claim(_ outcome: ReportedCallOutcome, ofCall number: Int) -> Violation? {
        guard let reported = calls[number], reported.isReceived, !reported.hasNote,
            !outcome.isSaid(by: reported.violation)
        else { return nil }
        calls[number]?.hasNote = true
        return reported.violation
    }

    var heldCalls: [Int] { calls.keys.filter { calls[$0]?.held != nil }.sorted() }

    var held: [HeldFailure] { heldCalls.compactMap { calls[$0]?.held } }

    mutating func takeHeld(call number: Int) -> (held: HeldFailure, violation: Violation)? {
        guard let reported = calls[number], let held = reported.held else { return nil }
        calls[number]?.held = nil
        return (held, reported.violation)
    }

    mutating func giveBack(noteOfCall number: Int) { calls[number]?.hasNote = false }
}

extension GuardedState {
    /// If the claim is new, the queue passes the declaration, so that it blocks no other one.
    mutating func claim(missed index: Int, calls: Int) -> Bool {
        guard ledger.claim(.missed(index, calls: calls)) else { return false }
        state.table.retire(index)
        return true
    }

    /// Whether a wait has reported a declaration as missing, and it has taken no call since.
    func isKnownMissing(_ declaration: Declaration) -> Bool {
        guard let calls = state.table.progress(of: declaration)?.calls else { return false }
        return ledger.isClaimed(.missed(declaration.index, calls: calls))
    }
}
