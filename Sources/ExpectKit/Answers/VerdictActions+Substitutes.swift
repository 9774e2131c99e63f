extension VerdictActions {
    typealias Found = Substitute<Invocation, Output>

    /// - Parameters:
    ///   - isNoted: Whether the journal gets the declaration whose answer is used.
    ///   - isReplacing: Whether the call is a failure, which may have been meant for the expectation that answers it.
    ///   - runsActions: Whether an answer may be a closure, which must not get a matcher in place of an argument.
    ///   - forwards: Whether a real object may answer. If nothing else can, it answers in any case.
    func substitute(
        isNoted: Bool = true, isReplacing: Bool = false, runsActions: Bool = true, forwards: Bool = true
    ) -> Found {
        let reused = runsActions ? reusedAnswer(isNoted: isNoted, isReplacing: isReplacing) : nil
        let answer = reused ?? (runsActions ? stubAnswer(isNoted: isNoted) : nil)
        if let found = answer ?? repeatedAnswer(), forwards || !found.forwards { return found }
        let fallback = fallback(forwards: forwards)
        if forwards || !fallback.isNothing { return fallback }
        return canThrowAnything ? unanswered(describeCall(invocation)) : self.fallback()
    }

    func unanswered(_ call: String) -> Found {
        .error(UnansweredCallError("\(engine.name) has no answer for \(call)"))
    }

    func fact(of substitute: Found) -> GivenAnswer? { substitute.fact(to: invocation, engine.currentFilter) }

    /// - Parameter hidesArguments: Whether the call must not be described, because its arguments may be secrets.
    func fallback(hidesArguments: Bool = false, forwards: Bool = true) -> Found {
        let (mode, own) = engine.locked { ($0.state.mode, $0.defaults) }
        let effective = mode.effective(canForward: call.canForward)
        if forwards, effective == .partial { return .realObject }
        if canThrowAnything, effective == .strict {
            return unanswered(hidesArguments ? InvocationShape(of: invocation).plainName : describeCall(invocation))
        }
        if let nothing { return nothing }
        if let value = unchanged ?? makeDefault() { return .ofMock(value) }
        func value(by maker: PlaceholderMaker) -> Found {
            maker.value(of: Output.self).map { .synthesized($0) } ?? .nothing(maker.budget.obstacle)
        }
        let maker = PlaceholderMaker(registered: own.inScope)
        let harmless = maker.withoutClientCode
        let found = value(by: harmless)
        if !harmless.budget.comesAfterReport { return found }
        let origin =
            own.contains(Output.self)
            ? "a value registered with the mock"
            : MockDefaults.scope.contains(Output.self) ? "a value registered in a scope" : "a default value"
        return .deferred(origin) { value(by: maker) }
    }

    /// Finds the answer of an expectation of the same case, which may be reused once for each call that it still needs.
    func reusedAnswer(isNoted: Bool = true, isReplacing: Bool = false, needsExact: Bool = false) -> Found? {
        let name = InvocationShape(of: invocation).fullName
        // An expectation of a call that returns nothing needs no answer.
        let needsAnswer = Output.self != Void.self
        let expectations = engine.locked { $0.state.table.reusableExpectations(ofCase: name, needsAnswer: needsAnswer) }
        return first(of: expectations, needsExact: needsExact) { expectation in
            let ticket = isNoted ? call.ticket : nil
            let reused = engine.locked { $0.state.reuseAnswer(of: expectation, for: ticket, isReplaced: isReplacing) }
            // Another thread may have used the last answer meanwhile.
            guard let found = reused else { return nil }
            let answer = found ?? (needsAnswer ? nil : Answer(kind: .value(()), site: expectation.site))
            guard let answer, answer.fits(Output.self, throwing: Failure.self) else { return nil }
            return .declared(answer, by: expectation)
        }
    }

    /// The closure gets the declarations that accept the call first, and then, unless an exact one is needed, others.
    func first<Result>(
        of declarations: [Declaration], needsExact: Bool, _ body: (TypedDeclaration<Invocation>) -> Result?
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

    func stubAnswer(isNoted: Bool = true) -> Found? {
        guard let found = engine.answerOfStub(to: invocation, isNoted ? call.ticket : nil), let answer = found.answer,
            answer.fits(Output.self)
        else { return nil }
        return .declared(answer, by: found.declaration.of(Invocation.self))
    }

    /// The used answer of the case whose declaration is most like the call, or nothing for a call that returns nothing;
    /// `nil` unless the mode is strict. An error or a default value would fail the test a second time. Not repeated are
    /// answers that the test did not ask for: a closure may trap, a real object may have effects, a suspended call may
    /// wait forever, and the process stops if two tasks iterate over one `AsyncThrowingStream`.
    func repeatedAnswer() -> Found? {
        guard engine.locked({ $0.state.mode }).effective(canForward: call.canForward) == .strict else { return nil }
        let found = plainAnswer() ?? nothing
        guard found != nil, engine.locked({ $0.state.countRepetition() }) else { return nil }
        return found
    }

    /// An answer of the declaration that is most like the call, which does not count as used.
    func plainAnswer() -> Found? {
        let name = InvocationShape(of: invocation).fullName
        let declarations = engine.locked { $0.state.table.answeringDeclarations(ofCase: name) }
        // A call that returns nothing throws the error of its own declaration only.
        return first(of: declarations, needsExact: Output.self == Void.self) { declaration in
            let answers = engine.locked { $0.state.repeatableAnswers(of: declaration) }
            return answers.lazy.compactMap(repeatable).first.map { .declared($0, by: declaration) }
        }
    }

    /// The answer of a call that the mode allows. That of an expectation is for its own calls, so a default comes first.
    func fallbackOrPlainAnswer() -> Found {
        let fallback = fallback()
        return fallback.isNothing ? plainAnswer() ?? fallback : fallback
    }

    var nothing: Found? { voidResult(Output.self).map { .synthesized($0) } }

    /// The answer that may be given once more; `nil` if none may, or if it does not fit the call.
    private func repeatable(_ answer: Answer) -> Answer? {
        switch answer.kind {
        case .value(is any AsyncSequence): return nil
        case .value, .error: return answer.fits(Output.self, throwing: Failure.self) ? answer : nil
        case .other(let other) where other.isRepeatable:
            return (try? other.outcome(of: Output.self, throwing: Failure.self)).map { _ in answer }
        case .held(let held): return held.givenAnswer.flatMap(repeatable)
        case .other, .action, .asyncAction, .forward, .released: return nil
        }
    }
}

enum Substitute<Invocation, Output> {
    case declared(Answer, by: TypedDeclaration<Invocation>)
    case realObject
    case error(UnansweredCallError)
    case ofMock(Output)
    /// A value of a type of the standard library, made without client code.
    case synthesized(Output)
    /// A value that is made only after the report, because client code makes or describes it, and may trap.
    case deferred(_ origin: String, make: () -> Self)
    case nothing(PlaceholderObstacle?)

    var isNothing: Bool { if case .nothing = self { true } else { false } }
    var isError: Bool { if case .error = self { true } else { false } }
    var forwards: Bool { if case .declared(let answer, _) = self, case .forward = answer.kind { true } else { false } }

    func explained(by failure: UnansweredCallError.Failure) -> Self {
        if case .error(let error) = self { .error(UnansweredCallError(error.cause, failure)) } else { self }
    }

    /// The answer as a failure shows it; `nil` for a call that returns nothing.
    func fact(to invocation: Invocation, _ filter: CallFilter<Invocation>?) -> GivenAnswer? {
        func words(_ value: Output) -> String { filter.fact(of: .success(value), to: invocation).bareWords }
        switch self {
        case .declared(let answer, let declaration):
            let (fact, place) = (answer.fact(to: invocation, filter), declaration.place)
            if declaration.role == .stub { return .stub(fact, place) }
            return fact == .nothing ? nil : .reused(fact, from: .init(index: declaration.index, place: place))
        case .realObject: return .other("the answer of the real object, because the mock is partial")
        case .error: return .other("throws an UnansweredCallError")
        case .ofMock(let value): return .value(words(value), origin: "the mock's default")
        case .synthesized(is Void): return nil
        case .synthesized(let value): return .value(words(value), origin: "a default value for \(Output.self)")
        case .deferred(let origin, _): return .other("\(origin) for \(Output.self)")
        case .nothing(let part):
            let place = part.map { "\($0.type) can be synthesized for \($0.path) of \(Output.self)" }
            return .nothing(
                "nothing, because no value of type \(place ?? "\(Output.self) can be synthesized"); the process stops",
                remedy: "register a value: <mock>.defaults.register(\(Output.self).self) { … }")
        }
    }
}

extension Answer {
    /// Whether a call that returns a type can get it. The result of an action is not known before it runs.
    func fits<Output>(_ type: Output.Type) -> Bool {
        if case .value(let value) = kind { fitting(value, type) != nil } else { true }
    }

    func fits<Output, Failure: Error>(_ type: Output.Type, throwing _: Failure.Type) -> Bool {
        if case .error(let error) = kind { error is Failure } else { fits(type) }
    }
}
