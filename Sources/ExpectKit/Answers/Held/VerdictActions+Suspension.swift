extension VerdictActions {
    /// Returns the conclusion of a call after its suspension, and records it.
    func conclude(_ ending: HeldAnswer.Ending, of answer: Answer, _ call: CallInProgress<Invocation>) -> Outcome {
        let conclusion = conclusion(of: ending, answer, call.invocation)
        noteEnd(conclusion, of: answer, call.ticket)
        engine.recording.record(conclusion, of: call)
        return conclusion
    }

    /// Notes that the call continues, for the history of the mock.
    private func noteEnd(_ conclusion: Outcome, of answer: Answer, _ ticket: Ticket) {
        // The result of a closure is not kept, because nothing else may keep it alive.
        let isHeld = if case .held = answer.kind { true } else { false }
        var result: Result<Any, any Error>?
        switch conclusion {
        case .returns(let output): if isHeld { result = .success(output) }
        case .fails(let failure): if isHeld { result = .failure(failure) }
        case .forwards, .stops: break
        case .waits, .waitsForever: return
        }
        engine.locked { [result] in $0.state.endWait(of: ticket, with: result) }
    }

    private func conclusion(of ending: HeldAnswer.Ending, _ answer: Answer, _ invocation: Invocation) -> Outcome {
        guard case .held(let held) = answer.kind else {
            if case .answer(let given) = ending { return perform(given, invocation) }
            return .waitsForever
        }
        let (isReported, waited): (Bool, Duration?)
        switch ending {
        case .answer(let given): return perform(given, invocation)
        case .expired(let isKnown): (isReported, waited) = (isKnown, held.limit)
        case .abandoned(let isKnown): (isReported, waited) = (isKnown, nil)
        }
        let failure = UnansweredCallError.Failure.reported(at: held.site)
        // A requirement that returns nothing throws as well, because code that waits in a loop, such as for a clock,
        // would never stop.
        let substitute = fallback(for: invocation).explained(by: failure)
        if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
        var report = ""
        // The report of a call that cannot be answered is the last message of the process.
        if !isReported || waited != nil && substitute.isNothing {
            report = engine.callReports.reportNotResumed(
                [invocation], of: held, answer: fact(of: substitute, to: invocation), waited: waited)
        }
        // The test is over. A call that stays suspended does less harm than a crash, which would end all other tests.
        if waited == nil, substitute.isNothing { return .waitsForever }
        return perform(substitute, invocation, report: report)
    }
}

extension CallDispatcher {
    /// Waits for the answer of an `async` closure, or for an answer that the test gives later.
    ///
    /// - Parameter fault: The error that the call throws instead of the answer that the test gives.
    nonisolated(nonsending) func ending<Failure: Error>(
        of answer: Answer, _ invocation: Invocation, throwing _: Failure.Type, _ fault: Failure?
    ) async -> HeldAnswer.Ending {
        switch answer.kind {
        case .asyncAction(let action):
            do {
                let value = try await RunningAction.run { try await action(invocation) }
                return .answer(Answer(kind: .value(value), site: answer.site))
            } catch {
                return .answer(Answer(kind: .error(error), site: answer.site))
            }
        case .held(let held):
            let ending = await held.ending(of: invocation, canThrowCancellation: CancellationError() is Failure)
            guard let fault, case .answer(let given) = ending else { return ending }
            return .answer(Answer(kind: .error(fault), site: given.site))
        case .value, .error, .action, .other, .forward, .released: return .answer(answer)
        }
    }
}
