/// A call that came, or one of several, as a failure shows it.
struct RecordedCallFact: Sendable, Equatable {
    /// The call, such as `add(task: Task(id: "A"))`.
    let call: String
    /// Its place among the calls of the mock.
    let position: DeclarationFact.Position
    /// Where the wrapper forwarded it.
    let wrapper: DeclarationPlace
    /// What differs from the declaration that it is compared with.
    var differences: [Difference] = []
}

/// A call that no declaration allows.
struct UnexpectedCall: Sendable, Equatable {
    /// What a mock expects when nothing is next and no expectation is of the call's case.
    enum Expected: Sendable {
        case nothing
        case nothingMore
        case something
    }

    let call: String
    /// The expectations that it was most likely meant for, nearest first.
    var nearest: [DeclarationFact] = []
    /// The next expectation, unless it is among the nearest.
    var next: DeclarationFact?
    /// The stub that it was most likely meant for.
    var stub: DeclarationFact?
    var expected = Expected.something
}

/// An expected call that did not come, or not often enough.
struct MissingCall: Sendable, Equatable {
    /// A call that an expectation may have missed.
    enum Mistaken: Sendable, Equatable {
        /// It is the very call, but came when it was not expected.
        case outOfTurn(RecordedCallFact)
        /// It has other arguments.
        case instead(RecordedCallFact)
    }

    let declaration: DeclarationFact
    var mistaken: Mistaken?
}

/// Calls that were suspended and never resumed, or completion handlers that were never called.
enum NotResumedCalls: Sendable, Equatable {
    /// Calls, what declared them, and how long they waited if a limit ended the wait.
    case calls([String], by: DeclarationFact?, waited: Duration?)
    case completions(Int, call: String)
}

/// A stub that answered no call.
struct UnusedStub: Sendable, Equatable {
    /// Why it answered none.
    enum Reason: Sendable, Equatable {
        case neverCalled
        /// The nearest call has other arguments.
        case otherArguments(RecordedCallFact)
        /// Another declaration answered its calls.
        case otherDeclaration
    }

    let stub: DeclarationFact
    let reason: Reason
}

/// An expectation that took a call which another one needs, and that other one.
struct ReassignmentFact: Sendable, Equatable {
    let greedy: String
    let greedyPlace: DeclarationPlace
    let narrower: String
    let narrowerPlace: DeclarationPlace
}
