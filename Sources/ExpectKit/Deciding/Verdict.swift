/// The decision of the state about a call.
enum Verdict {
    /// A declaration takes the call.
    case answer(Answering)
    /// No declaration allows the call, and the mode forwards it to the real object.
    case forward
    /// No declaration allows the call, and the mode ignores it. A naggy mock mentions it. It is complete if no
    /// expectation could lend its answer.
    case ignore(isMentioned: Bool, isComplete: Bool)
    /// The call is not allowed. Its outcome is `diverged` or `refused`.
    case refuse(Refusal)
    /// The filter cannot remove the secrets of the call, so nothing about it may be kept or reported.
    case withhold

    var isReported: Bool {
        switch self {
        case .refuse: true
        case .ignore(let isMentioned, _): isMentioned
        case .answer, .forward, .withhold: false
        }
    }

    /// Whether a declaration takes the call, or rejects it.
    var isOfDeclaration: Bool {
        switch self {
        case .answer: true
        case .refuse(let refusal): if case .rejected = refusal.reason { true } else { false }
        case .forward, .ignore, .withhold: false
        }
    }

    /// The value to return at once; `nil` if more has to be done for the call.
    var finalAnswer: Answer? {
        switch self {
        case .answer(let answering): answering.finalAnswer
        case .ignore(isMentioned: false, isComplete: true): .nothing
        default: nil
        }
    }
}

/// How a declaration answers a call that it takes.
struct Answering {
    let declaration: Declaration
    /// The answer to this call, if the declaration has any.
    let answer: Answer?
    /// Whether a failed call has already reused that answer. The answer of another expectation is then preferred.
    var isReused = false
    /// Whether the journal has the call as complete: its answer is a plain value, or it has none and no stub could
    /// give one.
    var isComplete = false

    /// The value to return at once; `nil` if more has to be done for the call.
    @inline(__always)
    var finalAnswer: Answer? { isComplete && !declaration.isCapturing ? answer ?? .nothing : nil }
}

/// A call that is not allowed.
struct Refusal {
    enum Reason {
        /// The declaration with this index rejects it.
        case rejected(by: Int)
        /// It exceeds the written count of the declaration with this index.
        case surplus(of: Int)
        /// No declaration allows it. The first such call of a mock is reported at once, unless it only follows from other
        /// failures. Later ones are reported when the mock is verified, unless they cannot be answered.
        case diverged(isFirst: Bool)
    }

    let reason: Reason
    /// Whether a declaration forbids the call, so that it must have no effect on the real object.
    var isForbidden: Bool { if case .diverged = reason { false } else { true } }

    /// The position of the next expectation when the call came.
    let head: Int
    /// Whether the verification compares the call with the expectations, so that it may replace an expected one.
    let isCompared: Bool
}

/// Identifies a call while the engine works on it.
struct Ticket {
    /// The number of resets before the call.
    var phase: Int
    /// The call's number in the journal.
    var number: Int

    /// The ticket of a call that is not in the journal yet.
    static let notEntered = Ticket(phase: -1, number: 0)
}
