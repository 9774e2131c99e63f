/// A declaration with its call: the part of an expectation, a stub or a rejection that never changes.
final class TypedDeclaration<Invocation>: Declaration, @unchecked Sendable {
    /// Whether it accepts a call. It runs client code.
    let accepts: (Invocation) -> Bool
    /// Replaces the parts of a call that may differ from the declared call; `nil` if none may differ.
    let loosen: ((Invocation) -> Invocation)?
    let invocation: Invocation

    init(_ role: Role, _ facts: DeclarationContent<Invocation>, index: Int, group: Int, since: Int) {
        self.accepts = facts.accepts
        self.loosen = facts.loosen
        self.invocation = facts.invocation
        super.init(role, facts, index: index, group: group, since: since)
    }

    /// The differences between the declared call and a call, without the parts that may differ.
    func differences(in call: Invocation) -> [Difference] {
        callDifferences(invocation, loosen?(call) ?? call).described
    }

    /// The number of differences. It is cheaper than the differences, because no value is described.
    func differenceCount(in call: Invocation) -> Int {
        callDifferences(invocation, loosen?(call) ?? call).count()
    }

    /// The arguments that a report leaves out when it compares the declared call with a call.
    func elision(against call: Invocation) -> ArgumentElision? {
        ArgumentElision(invocation, loosen?(call) ?? call)
    }
}

/// Everything that is read from a declared call. It is read before the engine is locked, because reading may run
/// client code.
struct DeclarationContent<Invocation> {
    let invocation: Invocation
    let site: CallSite
    let caseName: String
    let isCapturing: Bool
    let key: Int?
    var accepts: (Invocation) -> Bool
    var placeWords: String?
    /// Why the test declares the call, if it says so.
    var why: String?
    var trace: CallerTrace?
    var loosen: ((Invocation) -> Invocation)?

    /// - Parameters:
    ///   - loosen: Replaces the parts of a call that may differ from the declared call.
    ///   - isSame: Whether a call that is not equal to the declared one is accepted as well.
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
        // Not with `??`, which would add a closure call to every comparison.
        if let loosen {
            self.accepts = { [accepts] in accepts(loosen($0)) }
        } else {
            self.accepts = accepts
        }
        self.loosen = loosen
    }
}
