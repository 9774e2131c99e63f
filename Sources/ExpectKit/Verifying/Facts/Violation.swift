/// A broken expectation, or a call that was not allowed, with all that a report says about it.
///
/// It is plain data: values of the user's are in it as words, so that its text is a function of it alone.
struct Violation: Sendable {
    var kind: ViolationKind
    /// The mock's name.
    var mock: String
    /// What was called, or what was not.
    var call: String
    /// Where the call came from, as far as it is known.
    var origin = CallOrigin()
    /// The declarations that the call was held against, nearest first.
    var candidates: [Candidate] = []
    /// What the call was answered with after all, and why.
    var answer: String?
    /// The expected and the called sequence, side by side around the difference.
    var table: SequenceTable?
    /// The current states that the mock's calls depend on, such as `light is red`.
    var states: [String] = []
    /// What the user can do about it.
    var advice: [String] = []
    /// The line of the test that the failure belongs to.
    var place: FailurePlace
}

/// The kinds of failure.
public enum ViolationKind: Sendable, Equatable {
    /// A call that no declaration allows.
    case unexpected
    /// A call that is expected, but not now.
    case outOfOrder
    /// A call that came more often than a count allows.
    case surplus
    /// A call that was rejected.
    case rejected
    /// An expected call that did not come, or not often enough.
    case missing
    /// A call that was allowed, but has no answer.
    case unanswered
    /// An answer that does not fit what was called.
    case wrongAnswer
    /// A call that was suspended, and that nobody resumed.
    case notResumed
    /// Calls that no expectation and no verification accounts for.
    case unaccounted
    /// A stub that answered no call.
    case unusedStub
    /// A tape that is missing, broken, or newly recorded.
    case tape
    /// A declaration that cannot stand.
    case misuse
    /// A call that was forgiven, and is only mentioned.
    case uninteresting
}

/// Where a call came from.
struct CallOrigin: Sendable, Equatable {
    /// The line that made the call.
    var caller: String?
    /// The line of the test that led to it.
    var testLine: String?
}

/// A declaration that a call was held against.
struct Candidate: Sendable, Equatable {
    /// Why it is mentioned.
    enum Role: String, Sendable {
        case nearest
        case next = "expected next"
        case before = "expected before it"
        case after = "expected after it"
        case ended = "its turn ended with"
        case declared
        case met = "already met"
        case stub = "nearest stub"
        case outOfTurn = "called out of turn"
        case instead = "called instead"
        case verified
        case called
    }

    var role: Role
    /// Its place among the mock's expectations and their number, such as `1 of 4`.
    var position: String?
    /// What was declared; nothing where it is the call that the report is about.
    var call: String?
    /// How often it is expected and was called, such as `expected once, never called`.
    var count: String
    var site: String
    var differences: [Difference] = []
}
