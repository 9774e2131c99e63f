extension VerdictActions {
    typealias Found = Substitute<Invocation, Output>

    /// Finds a substitute for the answer of a call, in the fallback order.
    ///
    /// - Parameters:
    ///   - isReplacing: Whether the call is a failure that may have been meant for the expectation whose answer it gets.
    ///   - runsActions: Whether an answer may be a closure, which must not get a matcher in place of an argument.
    ///   - forwards: Whether a real object may answer. If nothing else can, it answers in any case.
    func substitute(
        for invocation: Invocation, _ ticket: Ticket? = nil, isReplacing: Bool = false,
        runsActions: Bool = true, forwards: Bool = true
    ) -> Found {
        let reused = runsActions ? reusedAnswer(for: invocation, ticket, isReplacing: isReplacing) : nil
        let answer = reused ?? (runsActions ? stubAnswer(for: invocation, ticket) : nil)
        if let found = answer ?? repeatedAnswer(for: invocation), forwards || !found.forwards { return found }
        let fallback = fallback(for: invocation, forwards: forwards)
        if forwards || !fallback.isNothing { return fallback }
        return terms.canThrowAnything ? unanswered(describeCall(invocation)) : self.fallback(for: invocation)
    }

    private func unanswered(_ call: String) -> Found {
        .error(UnansweredCallError(reason: .unanswered(call: call, mock: engine.name, .unknown)))
    }

    /// A substitute as a failure shows it, without the secrets that a filter redacts.
    func fact(of substitute: Found, to invocation: Invocation) -> GivenAnswer? {
        substitute.fact(to: invocation, engine.currentFilter)
    }

    /// Finds a substitute that comes from no declaration: the real object, an error, or a value.
    ///
    /// - Parameter hidesArguments: Whether the call must not be described, because its arguments may be secrets.
    func fallback(for invocation: Invocation, hidesArguments: Bool = false, forwards: Bool = true) -> Found {
        let (mode, own) = engine.locked { ($0.state.mode, $0.defaults) }
        let effective = mode.effective(canForward: terms.canForward)
        if forwards, effective == .partial { return .realObject }
        if terms.canThrowAnything, effective == .strict {
            return unanswered(hidesArguments ? InvocationShape(of: invocation).plainName : describeCall(invocation))
        }
        if let nothing { return nothing }
        if let value = terms.unchanged ?? terms.makeDefault() { return .ofMock(value) }
        func value(by maker: PlaceholderMaker) -> Found {
            maker.value(of: Output.self).map { .synthesized($0) } ?? .nothing(maker.budget.obstacle)
        }
        let maker = PlaceholderMaker(registered: MockDefaults.scope.overridden(by: own))
        let harmless = maker.withoutClientCode
        let found = value(by: harmless)
        if !harmless.budget.comesAfterReport { return found }
        let owner: MockDefaults.Owner? =
            own.contains(Output.self) ? .mock : MockDefaults.scope.contains(Output.self) ? .scope : nil
        return .deferred(owner) { value(by: maker) }
    }

    /// Finds the answer of an expectation of the same case, which may be reused once for each call that it still needs.
    func reusedAnswer(
        for invocation: Invocation, _ ticket: Ticket?, isReplacing: Bool = false, needsExact: Bool = false
    ) -> Found? {
        let name = InvocationShape(of: invocation).fullName
        // An expectation of a call that returns nothing needs no answer.
        let needsAnswer = Output.self != Void.self
        let expectations = engine.locked {
            $0.state.table.queue.isEmpty
                ? [] : $0.state.table.reusableExpectations(ofCase: name, needsAnswer: needsAnswer)
        }
        return first(of: expectations, mostLike: invocation, needsExact: needsExact) { expectation in
            let reused = engine.locked { $0.state.reuseAnswer(of: expectation, for: ticket, isReplaced: isReplacing) }
            // Another thread may have used the last answer meanwhile.
            guard let found = reused else { return nil }
            let answer = found ?? (needsAnswer ? nil : Answer(kind: .value(()), site: expectation.site))
            guard let answer, answer.fits(Output.self, throwing: Failure.self) else { return nil }
            return .declared(answer, by: expectation)
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
        var others: [TypedDeclaration<Invocation>] = []
        for declaration in declarations.lazy.map({ $0.of(Invocation.self) }) {
            if !engine.accepts(declaration, invocation) {
                others.append(declaration)
            } else if let result = body(declaration) {
                return result
            }
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
        // Sorting is stable.
        for next in distant.sorted(by: { $0.differences < $1.differences }) {
            if let result = body(next.declaration) { return result }
        }
        return nil
    }

    /// Finds the answer of the newest stub that accepts the call and may be called now.
    func stubAnswer(for invocation: Invocation, _ ticket: Ticket?) -> Found? {
        guard let found = engine.answerOfStub(to: invocation, ticket), let answer = found.answer,
            answer.fits(Output.self)
        else { return nil }
        return .declared(answer, by: found.declaration.of(Invocation.self))
    }

    /// Finds a used answer of the call's case, or nothing for a call that returns nothing.
    ///
    /// It replaces an error and a default value of a strict mock, which would fail the test a second time: `nil` in the
    /// other modes. The declaration that is most like the call comes first. Values, errors, answers of other products,
    /// and the answers of resumed calls are repeated. Other answers could do what the test did not ask for: a closure may
    /// trap, a real object may have effects, a suspended call may wait forever, and the process stops if two tasks
    /// iterate over one `AsyncThrowingStream`.
    func repeatedAnswer(for invocation: Invocation) -> Found? {
        guard engine.locked({ $0.state.mode }).effective(canForward: terms.canForward) == .strict else { return nil }
        let name = InvocationShape(of: invocation).fullName
        let isVoid = Output.self == Void.self
        let declarations = engine.locked { $0.state.table.answeringDeclarations(ofCase: name) }
        // A call that returns nothing throws the error of its own declaration only.
        let found = first(of: declarations, mostLike: invocation, needsExact: isVoid) { declaration in
            let answers = engine.locked { $0.state.repeatableAnswers(of: declaration) }
            return answers.lazy.compactMap(repeatable).first.map { (declaration, $0) }
        }
        guard found != nil || nothing != nil, engine.locked({ $0.state.countRepetition() }) else { return nil }
        guard let (declaration, answer) = found else { return nothing }
        return .declared(answer, by: declaration)
    }

    /// The substitute of a call that returns nothing, which needs no answer.
    var nothing: Found? { (() as? Output).map { .synthesized($0) } }

    /// Returns an answer that may be given once more; `nil` for one that may not, or that does not fit the call.
    private func repeatable(_ answer: Answer) -> Answer? {
        switch answer.kind {
        case .value(is any AsyncSequence): return nil
        case .value, .error: return answer.fits(Output.self, throwing: Failure.self) ? answer : nil
        case .other(let other):
            let outcome = try? other.outcome(of: Output.self, throwing: Failure.self)
            return outcome == nil ? nil : answer
        case .held(let held): return held.givenAnswer.flatMap(repeatable)
        case .action, .asyncAction, .forward, .released: return nil
        }
    }
}

/// The answer of a call that has none of its own.
enum Substitute<Invocation, Output> {
    /// The answer of an expectation of the same case, which is reused, or of a stub that accepts the call.
    case declared(Answer, by: TypedDeclaration<Invocation>)
    case realObject
    case error(UnansweredCallError)
    case ofMock(Output)
    /// A value was made from a type of the standard library, which runs no client code.
    case synthesized(Output)
    /// The value is made only after the failure has been reported, because client code makes it, or would describe a
    /// value that no initializer has made, and may trap. The report therefore does not show the value.
    case deferred(MockDefaults.Owner?, make: () -> Self)
    case nothing(PlaceholderObstacle?)

    /// Whether the call cannot be answered, so that the process ends.
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// Whether a declaration forwards the call to a real object.
    var forwards: Bool { if case .declared(let answer, _) = self, case .forward = answer.kind { true } else { false } }

    var isError: Bool { if case .error = self { true } else { false } }

    /// Returns the substitute with the failure that explains it, for an ``UnansweredCallError`` to name.
    func explained(by failure: UnansweredCallError.Failure) -> Self {
        if case .error(let error) = self { .error(error.explained(by: failure)) } else { self }
    }

    /// The answer as a failure shows it; `nil` for a call that returns nothing.
    func fact(to invocation: Invocation, _ filter: CallFilter<Invocation>?) -> GivenAnswer? {
        func words(_ value: Output) -> String { filter.fact(of: .success(value), to: invocation).bareWords }
        switch self {
        case .declared(let answer, let declaration):
            let (fact, place) = (answer.fact(to: invocation, filter), declaration.place)
            if declaration.role == .stub { return .stub(fact, place) }
            return fact == .nothing ? nil : .reused(fact, from: .init(index: declaration.index, place: place))
        case .realObject: return .realObject
        case .error: return .thrownError
        case .ofMock(let value): return .mockDefault(words(value))
        case .synthesized(is Void): return nil
        case .synthesized(let value): return .standardDefault(words(value), type: "\(Output.self)")
        case .deferred(let owner, _): return .laterDefault(type: "\(Output.self)", owner)
        case .nothing(let obstacle): return .nothing(type: "\(Output.self)", because: obstacle)
        }
    }
}

extension Answer {
    /// Whether it can be the answer of a call that returns a type. Only plain values are checked, because the result
    /// of an action is not known before it runs.
    func fits<Output>(_ type: Output.Type) -> Bool {
        if case .value(let value) = kind { fitting(value, type) != nil } else { true }
    }

    /// Whether it can be the answer of a call that returns one type and throws another.
    func fits<Output, Failure: Error>(_ type: Output.Type, throwing _: Failure.Type) -> Bool {
        if case .error(let error) = kind { error is Failure } else { fits(type) }
    }
}
