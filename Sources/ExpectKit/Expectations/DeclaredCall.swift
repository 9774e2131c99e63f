/// A call as a test declared it: what never changes of an expectation, a stub or a rejection.
final class DeclaredCall<Invocation>: Declaration {
    /// Whether it accepts a call. It runs code of the user's.
    let accepts: (Invocation) -> Bool
    /// Puts what a call need not repeat in the place of what it has; nothing where all must be the same.
    let loosen: ((Invocation) -> Invocation)?
    let invocation: Invocation

    init(_ role: Role, _ facts: DeclaredFacts<Invocation>, index: Int, group: Int, since: Int) {
        self.accepts = facts.accepts
        self.loosen = facts.loosen
        self.invocation = facts.invocation
        super.init(role, facts, index: index, group: group, since: since)
    }

    /// What differs in a call, apart from what it need not repeat.
    func differences(in call: Invocation) -> [Difference] {
        callDifferences(invocation, loosen?(call) ?? call)
    }

    /// How much differs in a call. Nothing is described, so that many expectations can be ranked.
    func differenceCount(in call: Invocation) -> Int {
        callDifferenceCount(invocation, loosen?(call) ?? call)
    }
}

/// What is read from a declaration before the engine is locked, as reading it may run code of the user's.
struct DeclaredFacts<Invocation> {
    let invocation: Invocation
    let site: CallSite
    let caseName: String
    let isCapturing: Bool
    let key: Int?
    let accepts: (Invocation) -> Bool
    var placeWords: String?
    var loosen: ((Invocation) -> Invocation)?

    /// - Parameters:
    ///   - loosen: Puts what a call need not repeat in the place of what it has.
    ///   - isSame: Whether a call is this one though it is not equal to it.
    init(
        _ invocation: Invocation, at site: CallSite, comparison: InvocationComparison<Invocation> = .init(),
        loosen: ((Invocation) -> Invocation)? = nil, isSame: ((Invocation) -> Bool)? = nil
    ) {
        self.invocation = invocation
        self.site = site
        let shape = InvocationShape(of: invocation)
        self.caseName = shape.fullName
        self.isCapturing = captures(shape)
        self.key = loosen == nil && isSame == nil ? comparison.key(invocation) : nil
        let compares = comparison.prepare(invocation)
        var accepts = compares
        if let isSame { accepts = { compares($0) || isSame($0) } }
        // Not with `??`, which would wrap what is called for every comparison.
        if let loosen {
            self.accepts = { [accepts] in accepts(loosen($0)) }
        } else {
            self.accepts = accepts
        }
        self.loosen = loosen
    }
}
