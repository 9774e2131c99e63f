enum Verdict {
    case answer(Answering)
    /// No declaration allows the call, and the mode forwards it to the real object.
    case forward
    /// No declaration allows the call, and the mode ignores it. A naggy mock mentions it. It is complete if no
    /// expectation could give its answer.
    case ignore(isMentioned: Bool, isComplete: Bool)
    /// The call is not allowed. Its outcome is `diverged` or `refused`.
    case refuse(Refusal)
    /// The filter cannot remove the secrets of the call, so nothing about it may be kept or reported.
    case withhold

    /// Whether a declaration takes the call, or rejects it.
    var isOfDeclaration: Bool {
        switch self {
        case .answer: true
        case .refuse(let refusal): if case .rejected = refusal.reason { true } else { false }
        case .forward, .ignore, .withhold: false
        }
    }

    /// The value to return at once, if it has the type of the call; `nil` if more has to be done for the call.
    func finalAnswer(of type: Any.Type) -> Answer? {
        switch self {
        case .answer(let answering): answering.finalAnswer(of: type)
        case .ignore(isMentioned: false, isComplete: true) where type == Void.self: .nothing
        default: nil
        }
    }
}

struct Answering {
    let declaration: Declaration
    let answer: Answer?
    /// Whether a failed call has already reused that answer. The answer of another expectation is then preferred.
    var isReused = false
    /// Whether the journal has the call as complete: its answer is a plain value, or it has none and no stub could
    /// give one.
    var isComplete = false

    /// The value to return at once, if it has the type of the call; `nil` if more has to be done for the call.
    @inline(__always) func finalAnswer(of type: Any.Type) -> Answer? {
        guard isComplete, !declaration.isCapturing else { return nil }
        let answer = answer ?? .nothing
        return answer.valueType == type ? answer : nil
    }
}

struct Refusal {
    enum Reason {
        /// The declaration with this index rejects it.
        case rejected(by: Int)
        /// It exceeds the written count of the declaration with this index.
        case surplus(of: Int)
        /// No declaration allows it. The first call of a mock that is not allowed is reported when it is made, unless it
        /// only follows from other failures. Later ones are reported when the mock is verified, unless they cannot be
        /// answered.
        case diverged(isFirst: Bool)
    }

    let reason: Reason
    /// Whether a declaration forbids the call, so that it must have no effect on the real object.
    var isForbidden: Bool { if case .diverged = reason { false } else { true } }

    /// The position of the next expectation when the call came.
    let head: Int
    /// Whether the verification compares the call with the expectations, so that it may replace an expected one.
    let isCompared: Bool
    /// Whether anything apart from the order of the queue may have blocked the call.
    let mayBeBlocked: Bool
    /// Whether a filter redacts what a report shows.
    let isFiltered: Bool
    /// Whether the call may repeat one that threw an ``UnansweredCallError``.
    var mayRepeatError = false
    /// Whether the call may be one that was missing at a checkpoint.
    var mayBeLate = false
    /// Whether the report may trace the call.
    var isTraced = false
}

/// Identifies a call while the engine works on it.
struct Ticket {
    /// The number of resets before the call.
    var phase: Int
    /// The call's number in the journal.
    var number: Int

    static let notEntered = Ticket(phase: -1, number: 0)
}

/// A call that was not allowed, as the verification of the mock needs it.
package struct Divergence: Sendable {
    /// The call's number in the journal.
    package let call: Int
    /// The position of the next expectation when the call came.
    let head: Int
    /// The stack of the call. Their number is limited, because capturing one takes time.
    let trace: CapturedTrace?
    /// Whether it was reported when it happened.
    package internal(set) var isReported: Bool
    package internal(set) var answer: GivenAnswer?
    var obstacles: Obstacles?
    /// The expectation of another mock that it was probably meant for.
    var elsewhere: MisdirectedCall?

    /// Whether something other than the order of its mock, and than calls that have failed already, blocked it.
    var isBlocked: Bool { obstacles.map { !$0.isFollowing } ?? false }
}

/// What blocked a call that fits an expectation when it came: other mocks, an order inside of a group, or a state.
struct Obstacles: Sendable {
    /// The position of the expectation that the call fits.
    let position: Int
    /// The positions of the missing calls that its own mock expects right before it.
    let missing: [Int]
    /// The positions of these and of the missing calls of its own mock before it in orders across mocks.
    let own: [Int]
    /// Whether calls of other mocks blocked it as well.
    let hasOthers: Bool
    /// The same and the other obstacles, described.
    let blocked: OutOfOrderCall.Blocked
    /// The first missing call in orders across mocks, to look at again when the mock is verified. Weak, because a node
    /// holds client values, and a reset destroys what is kept here under the lock.
    let first: OrderNode.Reference
    /// The calls of several mocks around the call that blocked it.
    let table: SequenceTable?
    /// Whether only calls that already failed blocked it.
    let isFollowing: Bool
}
