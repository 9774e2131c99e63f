extension VerdictActions {
    /// Returns the conclusion of a call with an answer. The types of answers in the quick form are checked only here.
    /// An answer that does not fit is reported at its line, and the call gets a substitute.
    func perform(_ answer: Answer, _ invocation: Invocation) -> Outcome {
        if answer.hasClosure, engine.isNestedTooDeep(invocation, isAsync: answer.suspends, at: answer.site) {
            return performWithoutCalls(invocation, at: answer.site)
        }
        let misfit: WrongAnswer
        do { return try conclusion(of: answer, invocation) } catch { misfit = error }
        let (substitute, report) = engine.failures.reporting { () -> (Found, String) in
            // Only plain values of other declarations are reused here, because a closure might not fit either.
            let failure = UnansweredCallError.Failure.reported(at: answer.site)
            let found =
                self.substitute(for: invocation).withoutActions ?? repeatedAnswer(for: invocation)?.withoutActions
            let substitute = (found ?? fallback(for: invocation)).explained(by: failure)
            if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
            let isNew = engine.locked { $0.ledger.claim(.wrongAnswer(misfit, .init(answer.site))) }
            guard isNew || substitute.isNothing else { return (substitute, "") }
            let trace = engine.callReports.capturedTrace()
            let violation = Violation(
                mock: engine.name, problem: .wrongAnswer(call: describeCall(invocation), misfit),
                place: FailurePlace(answer.site), origin: engine.snapshot().origin(from: terms.site, trace).lines,
                answer: fact(of: substitute, to: invocation))
            return (substitute, engine.failures.report(violation).text)
        }
        return perform(substitute, invocation, report: report)
    }

    /// Returns the conclusion of a call whose answer must not call the mock again, which was reported.
    func performWithoutCalls(_ invocation: Invocation, at site: CallSite) -> Outcome {
        let failure = UnansweredCallError.Failure.reported(at: site)
        let substitute = fallback(for: invocation, forwards: false).explained(by: failure)
        return perform(
            substitute, invocation, report: "\(engine.name): a call whose answer calls the mock again and again")
    }

    /// Returns the conclusion of a call with a substitute. The process stops with the report if there is no value.
    func perform(_ substitute: Found, _ invocation: Invocation, report: String) -> Outcome {
        switch substitute {
        case .declared(let answer, _): return perform(answer, invocation)
        case .realObject: return .forwards(to: nil)
        case .error(let error): return (error as? Failure).map { .fails($0) } ?? .stops(report)
        case .ofMock(let value), .synthesized(let value): return .returns(value)
        case .deferred(_, let make):
            let made = make()
            let report = made.isNothing ? reportUnanswered(invocation, made, of: nil) : report
            return perform(made, invocation, report: report)
        case .nothing: return .stops(report)
        }
    }

    /// Returns the conclusion of a call with an answer, or throws why the answer does not fit.
    private func conclusion(of answer: Answer, _ invocation: Invocation) throws(WrongAnswer) -> Outcome {
        let outcome: Result<Any, any Error>
        switch answer.kind {
        case .value(let value): outcome = .success(value)
        case .error(let error): outcome = .failure(error)
        case .action(let action): outcome = Result { try action(invocation) }
        case .asyncAction:
            if terms.canSuspend { return .waits(answer) }
            throw .asyncClosure
        case .held(let held):
            if terms.canSuspend { return .waits(answer) }
            held.refuse()
            throw .held
        case .other(let answer):
            do { outcome = try answer.outcome(of: Output.self, throwing: Failure.self) } catch { throw .other(error) }
        case .released:
            // A report would reach no test.
            return perform(fallback(for: invocation), invocation, report: "called after its test")
        case .forward(to: nil):
            if terms.canForward { return .forwards(to: nil) }
            throw .noRealObject
        case .forward(to: let object?):
            guard let replacement = terms.replacement else { throw .fixedRealObject }
            if let real = replacement.make(object) { return .forwards(to: real) }
            throw .realObject(.init(object), expected: "\(replacement.expected)")
        }
        switch outcome {
        case .success(let value):
            if let output = fitting(value, Output.self) { return .returns(output) }
            throw .value(.init(value, shown: shown(outcome, invocation)), expected: "\(Output.self)")
        case .failure(let error):
            if error is ArgumentsUnavailable { throw .argumentsUnavailable }
            if let failure = error as? Failure { return .fails(failure) }
            let expected = Failure.self == Never.self ? nil : "\(Failure.self)"
            throw .error(.init(error, shown: shown(outcome, invocation)), expected: expected)
        }
    }

    /// Returns the value or the error of an answer without its secrets; `nil` if nothing redacts them.
    private func shown(_ outcome: Result<Any, any Error>, _ invocation: Invocation) -> Any? {
        switch engine.currentFilter?.redacted(outcome, invocation) {
        case .success(let value): value
        case .failure(let error): error
        case nil: nil
        }
    }
}

extension Substitute {
    /// The substitute; `nil` if it is an answer of a declaration that is not a plain value.
    fileprivate var withoutActions: Self? {
        if case .declared(let answer, _) = self, !answer.isValue { nil } else { self }
    }
}
