extension Engine {
    /// Finds what answers a call that has no answer, rung by rung.
    ///
    /// - Parameter terms: What the wrapper offers: a real object, a default, and the errors that may be thrown.
    func substitute<Output, Failure: Error>(
        for invocation: Invocation, _ terms: CallTerms<Output, Failure>
    ) -> Substitute<Invocation, Output> {
        lend(to: invocation) ?? borrow(for: invocation) ?? standIn(for: invocation, terms)
    }

    /// Finds what answers a call for which no declaration has an answer: the real object, an error, a value.
    ///
    /// - Parameter hidesArguments: Whether the call must not be described, as its arguments may be secrets.
    func standIn<Output, Failure: Error>(
        for invocation: Invocation, _ terms: CallTerms<Output, Failure>, hidesArguments: Bool = false
    ) -> Substitute<Invocation, Output> {
        let (mode, own) = locked { ($0.mode, $0.defaults) }
        if terms.canForward, mode == .partial { return .realObject }
        if terms.canThrowAnything, mode == .strict || mode == .partial {
            let call =
                hidesArguments ? plainName(InvocationShape(of: invocation)) : describeCall(invocation)
            return .error(UnansweredCallError(words: publicWords("\(name): no answer for \(call)")))
        }
        // The quick way for what most calls return.
        if let nothing = () as? Output { return .madeUp(nothing) }
        if let value = terms.unchanged ?? terms.makeDefault() {
            return .ofWrapper(learned(value, invocation))
        }
        let maker = PlaceholderMaker(registered: MockDefaults.scope.overridden(by: own))
        switch maker.valueWithoutClientCode(of: Output.self) {
        case .made(let value): return .madeUp(value)
        case .impossible: return .nothing
        case .needsClientCode:
            let origin =
                own.contains(Output.self)
                ? MockDefaults.Owner.mock.words
                : MockDefaults.scope.contains(Output.self) ? MockDefaults.Owner.scope.words : "made up"
            return .deferred(words: "a value \(origin) for \(Output.self)") {
                maker.value(of: Output.self).map { self.learned($0, invocation) }
            }
        }
    }

    /// Makes a value up, with what is registered where its parts are such.
    func madeUp<Value>(_ type: Value.Type) -> Value? {
        PlaceholderMaker(registered: MockDefaults.scope.overridden(by: locked { $0.defaults }))
            .value(of: type)
    }

    /// Finds an answer that an expectation of the same case lends.
    ///
    /// - Parameter isExact: Whether only an expectation of this very call may lend it.
    func lend<Output>(to invocation: Invocation, isExact: Bool = false) -> Substitute<Invocation, Output>? {
        guard locked({ !$0.queue.isEmpty }) else { return nil }
        let name = InvocationShape(of: invocation).fullName
        // An expectation of a call that returns nothing needs no answer to lend one.
        let nothing: Answer.Kind? = Output.self == Void.self ? .value(()) : nil
        let ranked = locked { $0.possibleLenders(for: name, needsAnswer: nothing == nil) }
            .map { $0.of(Invocation.self) }
            .map { lender -> (lender: DeclaredCall<Invocation>, differences: Int) in
                if accepts(lender, invocation) { return (lender, 0) }
                return (lender, max(1, lender.differenceCount(in: invocation)))
            }
            .enumerated().sorted { ($0.element.differences, $0.offset) < ($1.element.differences, $1.offset) }
            .map(\.element)
        for (lender, differences) in ranked where differences == 0 || !isExact {
            // Another thread may have taken it meanwhile, and an answer of another type cannot be lent.
            guard let lent = locked({ $0.lend(lender) }) else { continue }
            let answer = lent ?? nothing.map { Answer(kind: $0, site: lender.site) }
            if let answer, answer.fits(Output.self) { return .lent(answer, by: lender) }
        }
        return nil
    }

    /// Finds the answer of the newest stub that fits.
    func borrow<Output>(for invocation: Invocation) -> Substitute<Invocation, Output>? {
        guard let stub = locked({ $0.answeringStubs }).first(where: { accepts($0, invocation) }),
            let answer = locked({ $0.borrow(from: stub) }), answer.fits(Output.self)
        else { return nil }
        return .stub(answer, stub.of(Invocation.self))
    }
}
