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
    /// - Parameter isExact: Whether only expectations that accept the call are considered.
    func reusedAnswer(
        for invocation: Invocation, isExact: Bool = false
    ) -> Found? {
        guard engine.locked({ !$0.state.table.queue.isEmpty }) else { return nil }
        let name = InvocationShape(of: invocation).fullName
        // An expectation of a call that returns nothing needs no answer.
        let nothing: Answer.Kind? = Output.self == Void.self ? .value(()) : nil
        let expectations = engine.locked {
            $0.state.reusableExpectations(for: name, needsAnswer: nothing == nil)
        }
        for (expectation, differences) in ranked(expectations, for: invocation)
        where differences == 0 || !isExact {
            // Another thread may have used the last answer meanwhile.
            guard let found = engine.locked({ $0.state.reuseAnswer(of: expectation) }) else { continue }
            let answer = found ?? nothing.map { Answer(kind: $0, site: expectation.site) }
            if let answer, answer.fits(Output.self, throwing: Failure.self) {
                return .reused(answer, of: expectation)
            }
        }
        return nil
    }

    /// Returns declarations with the numbers of their differences from a call, fewest first. A declaration that accepts the
    /// call has none.
    func ranked(
        _ declarations: [Declaration], for invocation: Invocation
    ) -> [(declaration: TypedDeclaration<Invocation>, differences: Int)] {
        declarations.map { $0.of(Invocation.self) }
            .map { declaration in
                let accepts = engine.accepts(declaration, invocation)
                return (declaration, accepts ? 0 : max(1, declaration.differenceCount(in: invocation)))
            }
            .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
            .map(\.element)
    }

    /// Finds the answer of the newest stub that accepts the call.
    func stubAnswer(for invocation: Invocation) -> Found? {
        guard
            let stub = engine.locked({ $0.state.answeringStubs }).first(where: {
                engine.accepts($0, invocation)
            }),
            let answer = engine.locked({ $0.state.reuseAnswer(ofStub: stub) }), answer.fits(Output.self)
        else { return nil }
        return .stub(answer, stub.of(Invocation.self))
    }
}
