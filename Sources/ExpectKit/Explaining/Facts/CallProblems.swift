struct RecordedCallFact: Sendable, Equatable {
    let call: String
    /// The call without the arguments that a reader need not compare; `nil` if it has none.
    var shortCall: String?
    let position: DeclarationFact.Position
    /// Where the mock forwarded it.
    let mockLine: DeclarationPlace
    var differences: [Difference] = []
}

struct UnexpectedCall: Sendable, Equatable {
    /// Whether the mock expects any call. If it does not, the report says so.
    enum Expected: Sendable { case nothing, nothingMore, something }

    let call: String
    /// The expectations, nearest first, that it was most likely meant for. The stub is also the nearest one.
    var nearest: [DeclarationFact] = []
    /// The next expectation, unless it is among the nearest.
    var next: DeclarationFact?
    var stub: DeclarationFact?
    /// The declaration of another overload of the call, if none of the call itself is known.
    var overload: DeclarationFact?
    /// The expectation of another mock that it was most likely meant for.
    var elsewhere: MisdirectedCall?
    var expected = Expected.something
    /// Whether it sets a property that the mock could keep.
    var setsProperty = false
}

struct MissingCall: Sendable, Equatable {
    /// A call that may have been meant for an expectation.
    indirect enum Mistaken: Sendable, Equatable {
        /// The expectation accepts the call, but its mock, a group, another mock or a state forbade it then.
        case outOfTurn(RecordedCallFact, isOrdered: Bool = true, blockedBy: OutOfOrderCall.Blocked? = nil)
        case instead(RecordedCallFact)
        /// The expectation accepts the call, but was declared after the mock had allowed or refused it.
        case early(RecordedCallFact)
    }

    let declaration: DeclarationFact
    var mistaken: Mistaken?
    /// The calls that came, if no table shows them: the first few, and a text for the others.
    var came: [String]?
}

/// Calls that were suspended and never resumed, or completion handlers that were never called.
indirect enum NotResumedCalls: Sendable, Equatable {
    /// Calls. If a limit ended their wait, they waited for that time. The cancellation of a task may end it as well.
    case calls([String], by: DeclarationFact?, waited: Duration?, endsOnCancellation: Bool = true)
    case completions(Int, call: String)
}

/// Suspended calls whose tasks were not cancelled, though the test waited for it.
struct NotCancelledCalls: Sendable, Equatable {
    /// The calls that came, or else the expected call.
    let calls: [String]
    let declaration: DeclarationFact?
    let reason: MissedCancellation
    /// How long the test waited; if the wait of the call ended first, how long the call waited.
    let waited: Duration
}

struct UnusedStub: Sendable, Equatable {
    indirect enum Reason: Sendable, Equatable {
        case neverCalled
        case otherArguments(RecordedCallFact)
        case otherDeclaration
        /// Its calls were made before it was declared.
        case declaredLate
    }

    let stub: DeclarationFact
    let reason: Reason
}

/// A call that is expected, but not now.
struct OutOfOrderCall: Sendable, Equatable {
    /// The evidence that the call was made at the wrong time.
    indirect enum Cause: Sendable, Equatable {
        /// The alignment of both sequences: a call that should be made before it was made after it, or the reverse.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The order of its mock when it came: another expectation was next, or none.
        case turn(next: DeclarationFact?)
        /// Other mocks, groups and states when it came.
        case obstacles(Blocked)
    }

    /// What blocked a call apart from the order of its mock.
    struct Blocked: Sendable, Equatable {
        /// The missing calls of its own mock right before it.
        let missing: [DeclarationFact]
        /// The missing calls right before it in orders across mocks.
        let before: [OrderFact]
        /// The later call that came already, so that the call is too late.
        let ended: OrderFact?
        let conditions: [StateFact]

        var isEmpty: Bool { missing.isEmpty && before.isEmpty && ended == nil && conditions.isEmpty }
    }

    let call: String
    let expectation: DeclarationFact
    /// Whether later calls have followed the expectation, so that it takes no more.
    var isPassed = false
    let cause: Cause
}

extension OutOfOrderCall.Blocked {
    /// Describes what blocked a call, which runs client code.
    init(_ missing: [DeclarationFact], _ order: OrderNode.Explanation?, _ states: [StateFact]) {
        self.init(
            missing: missing, before: order?.missing.prefix(Limits.Verifying.namedCalls).map(OrderFact.init) ?? [],
            ended: order?.ending.map(OrderFact.init), conditions: states)
    }
}

/// What a verification finds out about a call that was reported when it was made. Only the alignment of both sequences
/// knows whether the expected call was left out, came later, or was replaced.
struct ReportedCallOutcome: Sendable, Equatable {
    indirect enum Explanation: Sendable, Equatable {
        /// The expected call was never made, or not often enough, so the reported call was made too early.
        case missing(DeclarationFact, isNever: Bool)
        /// The same for the call of another mock, in an order across mocks.
        case missingElsewhere(OrderFact)
        /// The call came before a call that should have come first, or after one that should have come later.
        case moved(before: DeclarationFact?, after: DeclarationFact?)
        /// The call came before a call of another mock that should have come first.
        case movedBefore(OrderFact)
        /// The call came in place of an expected one, with the differences if their case is the same.
        case replaced(DeclarationFact)
        /// All expected calls of the same kind came as well.
        case added
    }

    /// The call that the note is about: mostly the reported one.
    let call: String
    let reported: String
    let explanation: Explanation

    /// Whether the failure of the call, when it came, said the same, or gave another reason.
    func isSaid(by failure: Violation) -> Bool {
        // Then the declarations are in the wrong order, and not the calls.
        if failure.notes.contains(where: \.isReassignment) { return true }
        switch (explanation, failure.problem) {
        case (.replaced(let expected), .unexpected(let unexpected)):
            let others = [unexpected.overload, unexpected.next].compactMap(\.self)
            let named = unexpected.nearest.isEmpty ? others : unexpected.nearest
            return named.count == 1 && named[0].position == expected.position
        // If it named an expectation that still needed a call, it said something else.
        case (.added, .unexpected(let unexpected)):
            return unexpected.nearest.allSatisfy { $0.count?.isSatisfied(by: $0.calls) != false }
        case (.added, .surplus), (.added, .exceeded), (.added, .rejected): return true
        default: return false
        }
    }
}
