/// A call as a test declared it: what never changes of an expectation, a stub or a rejection.
///
/// It is an object so that the engine can hand it out of its lock, to be compared with a call, without
/// copying anything.
final class DeclaredCall<Invocation> {
    /// What was declared of the call.
    enum Role {
        /// It must happen.
        case expect
        /// It may happen.
        case stub
        /// It must not happen.
        case reject
    }

    let role: Role
    let invocation: Invocation
    let site: CallSite
    /// The case's name, by which a wrong call finds the expectations that it may have been meant for.
    let caseName: String
    /// Whether one of its arguments is a captor.
    let isCapturing: Bool
    /// Whether it accepts a call. It runs code of the user's.
    let accepts: (Invocation) -> Bool
    /// Where it stands, for a report: the line of the test, or the entry of a tape.
    let placeWords: String?
    /// Puts what a call need not repeat in the place of what it has; nothing where all must be the same.
    let loosen: ((Invocation) -> Invocation)?
    /// Its place among the mock's declarations.
    let index: Int
    /// The group of expectations that may be met in any order; a group of its own for most.
    let group: Int
    /// How many calls came before it was declared, none of which it can have been about.
    let since: Int

    init(
        _ role: Role, _ facts: DeclaredFacts<Invocation>, index: Int, group: Int, since: Int
    ) {
        self.role = role
        self.invocation = facts.invocation
        self.site = facts.site
        self.caseName = facts.caseName
        self.isCapturing = facts.isCapturing
        self.accepts = facts.accepts
        self.placeWords = facts.placeWords
        self.loosen = facts.loosen
        self.index = index
        self.group = group
        self.since = since
    }
}

extension DeclaredCall {
    /// Where it stands, for a report.
    var place: String { placeWords ?? "\(site)" }

    /// What differs in a call, apart from what it need not repeat.
    func differences(in call: Invocation) -> [Difference] {
        callDifferences(invocation, loosen?(call) ?? call)
    }
}

/// What is read from a declaration before the engine is locked, as reading it may run code of the user's.
struct DeclaredFacts<Invocation> {
    let invocation: Invocation
    let site: CallSite
    let caseName: String
    let isCapturing: Bool
    let accepts: (Invocation) -> Bool
    var placeWords: String?
    var loosen: ((Invocation) -> Invocation)?

    init(
        _ invocation: Invocation, at site: CallSite, comparison: InvocationComparison<Invocation> = .init(),
        loosen: ((Invocation) -> Invocation)? = nil
    ) {
        self.invocation = invocation
        self.site = site
        self.caseName = InvocationShape(of: invocation).name
        self.isCapturing = captures(invocation)
        let accepts = comparison.prepare(invocation)
        self.accepts = loosen.map { loosen in { accepts(loosen($0)) } } ?? accepts
        self.loosen = loosen
    }
}
