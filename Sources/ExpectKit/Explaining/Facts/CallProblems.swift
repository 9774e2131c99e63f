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
