/// A call that came, as a failure shows it.
struct RecordedCallFact: Sendable, Equatable {
    let call: String
    /// The call without the arguments that a reader need not compare; `nil` if it has none.
    var shortCall: String?
    /// Its place among the calls of the mock.
    let position: DeclarationFact.Position
    /// Where the mock forwarded it.
    let mockLine: DeclarationPlace
    /// The differences from the declaration that it is compared with.
    var differences: [Difference] = []
}

/// A call that no declaration allows.
struct UnexpectedCall: Sendable, Equatable {
    /// Whether the mock expects any call. If it does not, the report says so.
    enum Expected: Sendable { case nothing, nothingMore, something }

    let call: String
    /// The expectations that it was most likely meant for, nearest first.
    var nearest: [DeclarationFact] = []
    /// The next expectation, unless it is among the nearest.
    var next: DeclarationFact?
    /// The stub that it was most likely meant for.
    var stub: DeclarationFact?
    /// The declaration of another overload of the call, if none of the call itself is known.
    var overload: DeclarationFact?
    /// The expectation of another mock that it was most likely meant for.
    var elsewhere: MisdirectedCall?
    var expected = Expected.something
    /// Whether it sets a property that the mock could keep.
    var setsProperty = false
}

/// An expected call that did not come, or not often enough.
struct MissingCall: Sendable, Equatable {
    /// A call that may have been meant for an expectation.
    indirect enum Mistaken: Sendable, Equatable {
        /// The expectation accepts the call, but its mock, a group, another mock or a state forbade it then.
        case outOfTurn(RecordedCallFact, isOrdered: Bool = true, blockedBy: OutOfOrderCall.Blocked? = nil)
        /// The call has other arguments.
        case instead(RecordedCallFact)
        /// The expectation accepts the call, but was declared after the mock had allowed or refused it.
        case early(RecordedCallFact, wasAllowed: Bool)
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

/// A stub that answered no call.
struct UnusedStub: Sendable, Equatable {
    indirect enum Reason: Sendable, Equatable {
        case neverCalled
        /// The nearest call has other arguments.
        case otherArguments(RecordedCallFact)
        /// Another declaration answered its calls.
        case otherDeclaration
        /// Its calls were made before it was declared.
        case declaredLate
    }

    let stub: DeclarationFact
    let reason: Reason
}

/// An expectation that took a call, and a narrower one that needs such a call.
struct ReassignmentFact: Sendable, Equatable {
    let greedy: DeclarationFact
    let narrower: DeclarationFact
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
        /// The states that it requires.
        let conditions: [StateFact]

        var isEmpty: Bool { missing.isEmpty && before.isEmpty && ended == nil && conditions.isEmpty }
    }

    let call: String
    /// The expectation that accepts it.
    let expectation: DeclarationFact
    /// Whether later calls have followed the expectation, so that it takes no more.
    var isPassed = false
    let cause: Cause
}

extension OutOfOrderCall.Blocked {
    /// Describes what blocked a call, which runs client code.
    init(_ missing: [DeclarationFact], _ order: OrderNode.Explanation?, _ states: [StateFact]) {
        self.init(
            missing: missing,
            before: order?.missing.prefix(Limits.Verifying.namedCalls).map(OrderFact.init) ?? [],
            ended: order?.ending.map(OrderFact.init), conditions: states)
    }
}
