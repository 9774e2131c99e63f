extension VerdictActions {
    /// Returns the conclusion of a call with an answer. One that does not fit is reported at its line, and the call
    /// gets a substitute. The types of answers in the quick form are checked only here.
    func perform(_ answer: Answer) -> Outcome {
        if answer.hasClosure, engine.isNestedTooDeep(invocation, isAsync: answer.suspends, at: answer.site) {
            return performWithoutCalls(at: answer.site)
        }
        let misfit: UnfitAnswer
        do { return try conclusion(of: answer) } catch { misfit = error }
        let (substitute, report) = engine.failures.reporting { () -> (Found, String) in
            // Only plain values of other declarations are reused here, because a closure might not fit either.
            let failure = UnansweredCallError.Failure.reported(at: answer.site)
            let found = self.substitute(isNoted: false).withoutActions ?? repeatedAnswer()?.withoutActions
            let substitute = (found ?? fallback()).explained(by: failure)
            if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
            let isNew = engine.locked { $0.ledger.claim(.wrongAnswer(misfit, .init(answer.site))) }
            guard isNew || substitute.isNothing else { return (substitute, "") }
            let trace = engine.callReports.capturedTrace()
            let violation = Violation(
                mock: engine.name, problem: .wrongAnswer(call: describeCall(invocation), misfit),
                place: FailurePlace(answer.site), origin: engine.snapshot().origin(from: call.site, trace).lines,
                answer: fact(of: substitute))
            return (substitute, engine.failures.report(violation).text)
        }
        return perform(substitute, report: report)
    }

    func performWithoutCalls(at site: CallSite) -> Outcome {
        let substitute = fallback(forwards: false).explained(by: .reported(at: site))
        return perform(substitute, report: "\(engine.name): a call whose answer calls the mock again and again")
    }

    /// Concludes a call with a substitute. The process stops with the report if there is none.
    func perform(_ substitute: Found, report: String = "") -> Outcome {
        switch substitute {
        case .declared(let answer, _): return perform(answer)
        case .realObject: return .forwards(to: nil)
        case .error(let error): return (error as? Failure).map { .fails($0) } ?? .stops(report)
        case .ofMock(let value), .synthesized(let value): return .returns(value)
        case .deferred(_, let make):
            var made = make()
            // The type refuses the default value.
            if made.isNothing {
                made = plainAnswer() ?? (canThrowAnything ? unanswered(describeCall(invocation)) : made)
            }
            let needsReport = made.isNothing || made.isError && report.isEmpty
            return perform(made, report: needsReport ? reportUnanswered(made) : report)
        case .nothing: return .stops(report)
        }
    }

    private func conclusion(of answer: Answer) throws(UnfitAnswer) -> Outcome {
        let outcome: Result<Any, any Error>
        switch answer.kind {
        case .value(let value): outcome = .success(value)
        case .error(let error): outcome = .failure(error)
        case .action(let action): outcome = Result { try action(invocation) }
        case .asyncAction where canSuspend, .held where canSuspend: return .waits(answer)
        case .asyncAction: throw .asyncClosure
        case .held(let held):
            held.refuse()
            throw .held
        case .other(let answer): outcome = try answer.outcome(of: Output.self, throwing: Failure.self)
        case .released(endOf: let test?)
        where engine.framework.isInsideTest && (engine.framework.owner != test || engine.framework.isInOtherTest):
            throw .released
        case .released:
            // A report would reach no test.
            return perform(fallback(), report: "called after its test")
        case .forward(to: nil) where call.canForward: return .forwards(to: nil)
        case .forward(to: nil): throw .noRealObject
        case .forward(to: let object?):
            guard let replacement else { throw .fixedRealObject }
            if let real = replacement.make(object) { return .forwards(to: real) }
            throw .realObject(object, expected: "\(replacement.expected)")
        }
        switch outcome {
        case .success(let value):
            if let output = fitting(value, Output.self) { return .returns(output) }
            throw .value(value, shown: shown(outcome), expected: "\(Output.self)")
        case .failure(let error):
            if error is ArgumentsUnavailable { throw .argumentsUnavailable }
            if let failure = error as? Failure { return .fails(failure) }
            let expected = Failure.self == Never.self ? nil : "\(Failure.self)"
            throw .error(error, shown: shown(outcome), expected: expected)
        }
    }

    /// The value or the error without its secrets; `nil` if nothing redacts them.
    private func shown(_ outcome: Result<Any, any Error>) -> Any? {
        switch engine.currentFilter?.redacted(outcome, invocation) {
        case .success(let value): value
        case .failure(let error): error
        case nil: nil
        }
    }
}

extension Substitute {
    /// The substitute; `nil` if a declaration gives it, and it is not a plain value.
    fileprivate var withoutActions: Self? {
        if case .declared(let answer, _) = self, !answer.isValue { nil } else { self }
    }
}

extension Engine {
    func record<Output, Failure: Error>(_ conclusion: Conclusion<Output, Failure>, of call: EnteredCall) {
        if let result = conclusion.result { return record(result, of: call) }
        if case .stops = conclusion { locked { $0.state.complete(call.ticket) } }
    }

    func recording<Output, Failure: Error>(
        _ call: EnteredCall, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let result = Result(catching: real)
        record(result, of: call)
        return try result.get()
    }

    nonisolated(nonsending) func recording<Output, Failure: Error>(
        _ call: EnteredCall, _ real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let result: Result<Output, Failure>
        do { result = .success(try await real()) } catch { result = .failure(error) }
        record(result, of: call)
        return try result.get()
    }

    private func record<Output, Failure: Error>(_ result: Result<Output, Failure>, of call: EnteredCall) {
        guard let recorder = call.recorder else { return complete(call.ticket, result) }
        let redacted = recorder.record(result.mapError { $0 }, throwing: Failure.self)
        guard Output.self == Void.self, case .success = result else { return complete(call.ticket, redacted) }
        complete(call.ticket, Result<Void, any Error>.success(()))
    }

    private func complete<Output, Failure: Error>(_ ticket: Ticket, _ result: Result<Output, Failure>) {
        let output = try? result.get()
        let result = result.map { $0 as Any }.mapError { $0 as any Error }
        // Another thread may reset the mock meanwhile, so the journal is read in the same turn.
        let (log, journal) = locked { guarded -> ((@Sendable (String) -> Void)?, Journal<Invocation>?) in
            // A stream would never end for the code under test that drops it.
            let isKept = output == nil || Output.self != Void.self && !(output is any AsyncSequence)
            guarded.state.complete(ticket, with: isKept ? result : nil)
            guard guarded.log != nil || guarded.state.keepsProperties, guarded.state.remembers(ticket) else {
                return (nil, nil)
            }
            return (guarded.log, Journal(calls, guarded.state.journal))
        }
        guard let journal else { return }
        if output != nil { keepValue(ofCall: ticket.number, in: journal) }
        if let log { log(logLine(of: ticket.number, in: journal, AnswerFact(result))) }
    }
}

extension Conclusion {
    /// What the call returns or throws; `nil` if it does not end yet, or with no value.
    var result: Result<Output, Failure>? {
        switch self {
        case .returns(let output): .success(output)
        case .fails(let failure): .failure(failure)
        case .forwards, .waits, .waitsForever, .stops: nil
        }
    }
}
