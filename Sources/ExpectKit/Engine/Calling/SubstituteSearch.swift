/// Finds a substitute for the answer of a call, in the fallback order.
struct SubstituteSearch<Invocation, Output, Failure: Error, Real, Suspension> {
    typealias Found = Substitute<Invocation, Output, Real>

    let engine: Engine<Invocation>
    let terms: CallTerms<Output, Failure, Real, Suspension>

    /// Finds a substitute for the answer of a call, in the fallback order.
    ///
    /// - Parameter runsActions: Whether an answer may be a closure. A closure must not get a matcher in place of an
    ///   argument, because it has no value.
    func substitute(
        for invocation: Invocation, runsActions: Bool = true
    ) -> Found {
        let answer = runsActions ? reusedAnswer(for: invocation) ?? stubAnswer(for: invocation) : nil
        return answer ?? repeatedAnswer(for: invocation) ?? fallback(for: invocation)
    }

    /// Whether the fallback is an error, which may fail a test that has failed already.
    var mayThrowUnansweredError: Bool {
        guard terms.canThrowAnything else { return false }
        return engine.locked { $0.state.mode }.treatment(canForward: terms.canForward) == .refuse
    }

    /// Finds a substitute that comes from no declaration: the real object, an error, or a value.
    ///
    /// - Parameter hidesArguments: Whether the call must not be described, because its arguments may be secrets.
    func fallback(
        for invocation: Invocation,
        hidesArguments: Bool = false
    ) -> Found {
        let (mode, own) = engine.locked { ($0.state.mode, $0.defaults) }
        let treatment = mode.treatment(canForward: terms.canForward)
        if treatment == .forward, let real = terms.real { return .realObject(real) }
        if terms.canThrowAnything, treatment == .refuse {
            let call =
                hidesArguments ? plainName(InvocationShape(of: invocation)) : describeCall(invocation)
            return .error(
                UnansweredCallError(
                    reason: .unanswered(
                        call: engine.failures.publicWords(call),
                        mock: engine.failures.publicWords(engine.name), .unknown)
                ))
        }
        if let nothing = () as? Output { return .synthesized(nothing) }
        if let value = terms.unchanged ?? terms.makeDefault() {
            return .ofWrapper(engine.failures.learned(value, invocation))
        }
        let maker = PlaceholderMaker(registered: MockDefaults.scope.overridden(by: own))
        switch maker.valueWithoutClientCode(of: Output.self) {
        case .made(let value): return .synthesized(value)
        case .impossible: return .nothing
        case .needsClientCode:
            let owner: MockDefaults.Owner? =
                own.contains(Output.self) ? .mock : MockDefaults.scope.contains(Output.self) ? .scope : nil
            return .deferred(owner) {
                maker.value(of: Output.self).map { engine.failures.learned($0, invocation) }
            }
        }
    }

    /// Finds the answer of an expectation of the same case, which may be reused once for each call that it still needs.
    ///
    /// - Parameter needsExact: Whether only expectations that accept the call are considered.
    func reusedAnswer(
        for invocation: Invocation, needsExact: Bool = false
    ) -> Found? {
        guard engine.locked({ !$0.state.table.queue.isEmpty }) else { return nil }
        let name = InvocationShape(of: invocation).fullName
        // An expectation of a call that returns nothing needs no answer.
        let nothing: Answer.Kind? = Output.self == Void.self ? .value(()) : nil
        let expectations = engine.locked {
            $0.state.reusableExpectations(for: name, needsAnswer: nothing == nil)
        }
        return first(of: expectations, mostLike: invocation, needsExact: needsExact) { expectation in
            // Another thread may have used the last answer meanwhile.
            guard let found = engine.locked({ $0.state.reuseAnswer(of: expectation) }) else { return nil }
            let answer = found ?? nothing.map { Answer(kind: $0, site: expectation.site) }
            guard let answer, answer.fits(Output.self, throwing: Failure.self) else { return nil }
            return .reused(answer, of: expectation)
        }
    }

    /// Returns what a closure makes of the first of some declarations that it accepts. It gets those that accept the call
    /// first, then those with fewer differences.
    ///
    /// - Parameter needsExact: Whether only declarations that accept the call are considered.
    func first<Result>(
        of declarations: [Declaration], mostLike invocation: Invocation, needsExact: Bool,
        _ body: (TypedDeclaration<Invocation>) -> Result?
    ) -> Result? {
        let declarations = declarations.map { $0.of(Invocation.self) }
        var others: [TypedDeclaration<Invocation>] = []
        for declaration in declarations {
            guard engine.accepts(declaration, invocation) else {
                others.append(declaration)
                continue
            }
            if let result = body(declaration) { return result }
        }
        if needsExact { return nil }
        // Counting differences takes microseconds, and most often the nearest declaration has only one.
        var distant: [(declaration: TypedDeclaration<Invocation>, differences: Int)] = []
        for declaration in others {
            let differences = declaration.differenceCount(in: invocation)
            if differences > 1 {
                distant.append((declaration, differences))
            } else if let result = body(declaration) {
                return result
            }
        }
        for (_, next) in distant.enumerated().sorted(by: {
            ($0.element.differences, $0.offset) < ($1.element.differences, $1.offset)
        }) {
            if let result = body(next.declaration) { return result }
        }
        return nil
    }

    /// Finds the answer of the newest stub that accepts the call.
    func stubAnswer(for invocation: Invocation) -> Found? {
        guard let stub = answeringStub(for: invocation),
            let answer = engine.locked({ $0.state.reuseAnswer(ofStub: stub) }), answer.fits(Output.self)
        else { return nil }
        return .stub(answer, stub.of(Invocation.self))
    }

    /// Finds the newest stub that accepts the call and has an answer.
    private func answeringStub(for invocation: Invocation) -> Declaration? {
        var known = Knowledge()
        while true {
            switch engine.locked({ $0.state.answeringStub(known) }) {
            case .unidentified: known.identify(as: engine.comparison.key(invocation))
            case .unknown(let first, let others):
                if engine.accepts(first, invocation) { return first }
                return others.first { engine.accepts($0, invocation) }
            case .stub(let stub): return stub
            case .nothing: return nil
            }
        }
    }
}
