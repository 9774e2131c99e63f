/// What the engine decides about a call.
enum Decision {
    /// A tape must see the call before the mock knows it.
    case admit
    /// There are many stubs: tell what the call is looked up by, and ask again.
    case identify
    /// It cannot tell yet: compare the call with this one and then the others in turn until one matches, and ask again.
    case compare(Declaration, then: [Declaration] = [])
    /// The declaration takes the call and answers it, if it has an answer; one that it has lent already is
    /// another expectation's turn to give. A call whose answer is a mere value is complete.
    case answer(Declaration, Answer?, isLent: Bool, isComplete: Bool)
    /// Nothing allows the call, and the mode sends it to the real object.
    case forward
    /// Nothing allows the call, and the mode forgives it; a naggy mock says so. A call that no expectation may lend an
    /// answer to is complete.
    case forgive(isMentioned: Bool, isComplete: Bool)
    /// The call is not allowed.
    case refuse(Refusal)

    /// Whether a test is told of the call.
    var isReported: Bool {
        switch self {
        case .refuse: true
        case .forgive(let isMentioned, _): isMentioned
        case .admit, .identify, .compare, .answer, .forward: false
        }
    }
}

extension Decision {
    /// Asks for a comparison with each of these, the first of them first; nothing if there is none.
    static func comparing(_ declarations: [Declaration]) -> Self? {
        declarations.first.map { .compare($0, then: Array(declarations.dropFirst())) }
    }

    /// What the call returns, if it is complete and that is a mere value.
    var value: Any? {
        switch self {
        case .answer(let declaration, let answer, isLent: false, isComplete: true)
        where !declaration.isCapturing:
            guard let answer else { return () }
            if case .value(let value) = answer.kind { return value }
            return nil
        case .forgive(isMentioned: false, isComplete: true): return ()
        default: return nil
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
