import ExpectKit

/// What a mock ought to do, written down from the rules (“Semantics” in the design) as plainly as they read.
///
/// It was written before its author had read the engine, and shares no idea with it: everything that happened is
/// kept, nothing is indexed or moved along, and each question is answered by looking through all of it again. Where
/// the rules are silent it does what the mock does; a comment says so.
struct ReferenceModel {
    /// A declaration, and what became of it.
    struct Entry {
        let declaration: ModelScript.Declaration
        /// Its place in the order; the members of an unordered group share one.
        let place: Int
        /// How many calls came before it was declared.
        let since: Int
        var lower = 1
        var upper: Int? = 1
        var isCountWritten = false
        var answers: [ModelScript.Answer] = []
        /// How many answers a stub gave, to its calls and to those of expectations that have none.
        var given = 0
        /// How many answers an expectation lent to calls that it did not take.
        var lent = 0

        var role: ModelScript.Role { declaration.role }
        var line: Int { declaration.line }
    }

    /// What became of a call. The numbers are those of the entries.
    enum Fate: Equatable {
        case taken(Int), stubbed(Int), rejected(Int), exceeded([Int]), diverged, forgiven, forwarded
    }

    struct Event {
        let call: ModelScript.Call
        let fate: Fate
        /// Whether it was not allowed, in a mode that does not forgive.
        let isHeld: Bool
    }

    var mode: MockMode
    let ordering: MockOrdering
    let hasReal: Bool
    /// A rule that this model gets wrong on purpose.
    let flaw: ModelFlaw?
    var entries: [Entry] = []
    var events: [Event] = []
    var places = 0
    /// How many calls were reported when they came.
    var reported = 0
    /// Whether something may be wrong that no verification has looked at.
    var isUnverified = false
    /// What verifications have told, which the end of the mock does not tell again.
    var told: [Observation.Failure] = []

    init(_ script: ModelScript, flaw: ModelFlaw? = nil) {
        (mode, ordering, hasReal) = (script.mode, script.ordering, script.hasReal)
        self.flaw = flaw
    }

    mutating func clear() {
        (entries, events, places, reported, isUnverified, told) = ([], [], 0, 0, false, [])
    }

    /// Whether a call that nothing allows is no failure.
    var forgives: Bool {
        switch mode {
        case .strict: false
        case .nice, .naggy: true
        case .partial: hasReal
        }
    }
}

// MARK: Where an expectation stands

extension ReferenceModel {
    /// The expectations, by their numbers.
    var expectations: [Int] { entries.indices.filter { entries[$0].role == .expect } }

    /// How many calls an expectation has taken.
    func taken(_ index: Int) -> Int {
        events.count { $0.fate == .taken(index) }
    }

    func isSatisfied(_ index: Int) -> Bool { taken(index) >= entries[index].lower }

    func isSaturated(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return false }
        return taken(index) >= (flaw == .boundsAreOneMore ? upper + 1 : upper)
    }

    /// Whether a later expectation has taken a call, so that this one's turn is over.
    func isPassed(_ index: Int) -> Bool {
        guard ordering == .ordered, flaw != .nothingIsPassed else { return false }
        return expectations.contains { entries[$0].place > entries[index].place && taken($0) > 0 }
    }

    /// Whether all that is expected before an expectation has come.
    func isReached(_ index: Int) -> Bool {
        guard ordering == .ordered else { return true }
        return expectations.allSatisfy { entries[$0].place >= entries[index].place || isSatisfied($0) }
    }

    func accepts(_ index: Int, _ call: ModelScript.Call) -> Bool {
        entries[index].declaration.accepts(call)
    }
}
