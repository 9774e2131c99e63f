/// A broken expectation, or a call that was not allowed: all that a report says of it, as data.
///
/// Values of client code are in it as descriptions, so that its text is a function of it alone.
struct Violation: Sendable {
    /// The mock's name.
    var mock: String
    var problem: Problem
    /// The line of the test that the failure belongs to.
    var place: FailurePlace
    /// Where the call came from, as far as it is known.
    var origin = CallOrigin()
    /// What the call was answered with after all.
    var answer: GivenAnswer?
    /// The current states that the mock's calls depend on.
    var states: [StateFact] = []
    /// The expected and the actual sequence, side by side around the difference.
    var table: SequenceTable?
    /// What a verification knows beside the problem.
    var notes: [Note] = []

    /// Whether an expected call did not come, or not often enough.
    var isMissing: Bool { if case .missing = problem { true } else { false } }
}

extension Violation {
    /// What is wrong.
    enum Problem: Sendable {
        /// A call that no declaration allows.
        case unexpected(UnexpectedCall)
        /// A call that is expected, but not now.
        case outOfOrder(OutOfOrderCall)
        /// A call whose expectations are all met; the one that fits, and the next.
        case surplus(call: String, met: DeclarationFact, next: DeclarationFact?)
        /// A call beyond the count that the test wrote for an expectation.
        case exceeded(call: String, DeclarationFact)
        case rejected(call: String, by: DeclarationFact)
        case missing(MissingCall)
        /// A call that was allowed, but has no answer.
        case unanswered(call: String, by: DeclarationFact?)
        case wrongAnswer(call: String, WrongAnswer)
        case notResumed(NotResumedCalls)
        /// A call that was ignored, and is only mentioned.
        case uninteresting(call: String)
        case unusedStub(UnusedStub)
        /// Calls that did not come as often as the test verified.
        case miscounted(MiscountedCall)
        /// A call that did not come in the order that the test verified.
        case notInOrder(CallNotInOrder)
        /// A sequence that is not exactly what the test verified.
        case otherSequence(OtherSequence)
        case unaccounted(UnaccountedCalls)
        case misuse(Misuse)
        case tape(TapeProblem)
    }

    /// What a verification knows beside the problem.
    enum Note: Sendable, Equatable {
        /// Another assignment of calls to expectations would meet all of them.
        case reassignment([ReassignmentFact])
        /// How long the test waited for the call, and where it says so.
        case waited(Duration, DeclarationPlace)
        /// The wait ended early, because a call came that must not.
        case waitEnded(DeclarationPlace)
        case checkpoint(PassedCheckpoint)
        /// How many more differences, or calls, are left out.
        case moreDifferences(Int)
        case moreCalls(Int)
        /// The sequences differ too much to be compared to the end.
        case notCompared
        /// The test had failed before, so that the failure is only a warning.
        case warningOnly
    }
}

/// Where a call came from.
struct CallOrigin: Sendable, Equatable {
    /// The line that made the call.
    var caller: String?
    /// The line of the test that led to it.
    var testLine: String?
}
