import ExpectKit

/// The expected behaviour of a mock, written from the rules alone (“Semantics” in the design).
///
/// It shares no code and no technique with the engine: it keeps all events, has no indices and no cursors, and answers
/// each question by searching all events again. Where the rules say nothing it does what the mock does, and a comment
/// says so.
struct ReferenceModel {
    /// A declaration and its state.
    struct Entry {
        let declaration: ModelScript.Declaration
        /// Its place in the order; the members of an unordered group share one.
        let place: Int
        /// How many calls came before the declaration.
        let since: Int
        var lower = 1
        var upper: Int? = 1
        var isCountWritten = false
        var answers: [ModelScript.Answer] = []
        /// How many answers of a stub were used, by its own calls and by expectations without an answer.
        var given = 0
        /// How many answers of an expectation were reused for calls that it did not take.
        var reused = 0

        var role: ModelScript.Role { declaration.role }
        var line: Int { declaration.line }
    }

    /// What is decided about a call. The numbers are indices of entries.
    enum Verdict: Equatable {
        case taken(Int), stubbed(Int), rejected(Int), exceeded([Int]), diverged, ignored, forwarded
        /// A call that was missing at an earlier checkpoint.
        case late
    }

    /// Calls that were missing at a checkpoint.
    struct Overdue {
        let declaration: ModelScript.Declaration
        var remaining: Int
    }

    struct Event {
        let call: ModelScript.Call
        let verdict: Verdict
        /// Whether the call was not allowed, in a mode that does not ignore such calls.
        let isFailure: Bool
        /// Whether it repeats a call that threw an `UnansweredCallError` whose cause was reported.
        var isRetry = false
    }

    var mode: MockMode
    let ordering: MockOrdering
    let hasReal: Bool
    /// A rule that this model gets wrong on purpose.
    let flaw: ModelFlaw?
    var entries: [Entry] = []
    var events: [Event] = []
    var places = 0
    var overdue: [Overdue] = []
    /// How many calls were reported when they were made.
    var reported = 0
    /// The lines of the failures of calls that have no note yet.
    var linesWithoutNote: [Int] = []
    /// The calls without an answer that were reported, each with the line of its declaration.
    var unanswered: Set<String> = []
    /// The calls that threw an `UnansweredCallError` with such a report.
    var thrown: Set<String> = []
    /// Whether there may be a failure that no verification has reported.
    var isUnverified = false
    /// The failures that verifications have reported, which the end of the mock does not report again.
    var alreadyReported: [Observation.Failure] = []

    init(_ script: ModelScript, flaw: ModelFlaw? = nil) {
        (mode, ordering, hasReal) = (script.mode, script.ordering, script.hasReal)
        self.flaw = flaw
    }

    mutating func clear() {
        (entries, events, places, reported, isUnverified, alreadyReported) = ([], [], 0, 0, false, [])
        (unanswered, thrown, linesWithoutNote) = ([], [], [])
        overdue = []
    }

    /// Clears the model at a checkpoint that has reported failures. The calls that it reported as missing may come late.
    mutating func clear(after seen: Observation) {
        let named = seen.notes.filter { $0.kind == .missing }.compactMap(\.named)
        let lines = seen.failures.filter { $0.kind == .missing }.map(\.line) + named
        let missing = unmet.filter { lines.contains(entries[$0].line) }.map {
            Overdue(declaration: entries[$0].declaration, remaining: entries[$0].lower - taken($0))
        }
        let kept = overdue + missing
        clear()
        overdue = kept
    }

    /// Whether a call that no declaration allows is not a failure.
    var ignoresWrongCalls: Bool {
        switch mode {
        case .strict: false
        case .nice, .naggy: true
        case .partial: hasReal
        }
    }
}

// MARK: The state of an expectation

extension ReferenceModel {
    /// The expectations, by their numbers.
    var expectations: [Int] { entries.indices.filter { entries[$0].role == .expect } }

    /// How many calls an expectation has taken.
    func taken(_ index: Int) -> Int {
        events.count { $0.verdict == .taken(index) }
    }

    func isSatisfied(_ index: Int) -> Bool { taken(index) >= entries[index].lower }

    func isSaturated(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return false }
        // Subtracted from the calls, because the bound may be the largest number.
        return taken(index) - (flaw == .boundsAreOneMore ? 1 : 0) >= upper
    }

    /// Whether a later expectation has taken a call, so that this one is retired.
    func isPassed(_ index: Int) -> Bool {
        guard ordering == .ordered, flaw != .nothingIsRetired else { return false }
        return expectations.contains { entries[$0].place > entries[index].place && taken($0) > 0 }
    }

    /// Whether all expectations before an expectation are satisfied.
    func isReached(_ index: Int) -> Bool {
        guard ordering == .ordered else { return true }
        return expectations.allSatisfy { entries[$0].place >= entries[index].place || isSatisfied($0) }
    }

    func accepts(_ index: Int, _ call: ModelScript.Call) -> Bool {
        entries[index].declaration.accepts(call)
    }
}
