/// What the engine decides about a call.
enum Decision<Invocation> {
    /// It cannot tell yet: compare the call with these in turn until one matches, and ask again.
    case compare([DeclaredCall<Invocation>])
    /// The declaration takes the call and answers it, if it has an answer; one that it has lent already is
    /// another expectation's turn to give.
    case answer(DeclaredCall<Invocation>, Answer<Invocation>?, isLent: Bool)
    /// Nothing allows the call, and the mode sends it to the real object.
    case forward
    /// Nothing allows the call, and the mode forgives it; a naggy mock says so.
    case forgive(isMentioned: Bool)
    /// The call is not allowed.
    case refuse(Refusal)

    /// Whether a test is told of the call.
    var isReported: Bool {
        switch self {
        case .refuse: true
        case .forgive(let isMentioned): isMentioned
        case .compare, .answer, .forward: false
        }
    }
}

/// Why a call is not allowed.
enum Refusal {
    /// It was rejected by the declaration with this index.
    case rejected(by: Int)
    /// It came more often than the written count of the declaration with this index allows.
    case surplus(of: Int)
    /// Nothing allows it. The first one of a mock is reported at once, later ones when the mock is verified.
    case diverged(isFirst: Bool, head: Int)
}

/// A call on its way through the engine.
struct Ticket {
    /// The number of resets that came before the call.
    var epoch: Int
    /// The call's number in the journal.
    var number: Int

    /// The ticket of a call that is not in the journal yet.
    static let notEntered = Ticket(epoch: -1, number: 0)
}
