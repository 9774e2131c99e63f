struct VerdictActions<Invocation, Output, Failure: Error> {
    typealias Outcome = Conclusion<Output, Failure>

    let engine: Engine<Invocation>
    let call: EnteredCall
    /// The call without its secrets.
    let invocation: Invocation
    /// Makes a real object of the object that a test forwards to; `nil` if the mock cannot forward to another object.
    let replacement: RealObjectReplacement?
    /// The value of an `inout` argument before the call, which an allowed call without an answer leaves unchanged.
    let unchanged: Output?
    var canSuspend = false
    private(set) var makeDefault: () -> Output? = { nil }

    var canThrowAnything: Bool { Failure.self == (any Error).self }

    /// Calls a closure with actions that have a default, which need not escape, so that mocks write no `self.` in it.
    func with(default makeDefault: () -> Output?, _ body: (Self) -> Outcome) -> Outcome {
        withoutActuallyEscaping(makeDefault) { makeDefault in
            var actions = self
            actions.makeDefault = makeDefault
            return body(actions)
        }
    }

    /// Returns the conclusion, and records it if the call is finished. A fault replaces it.
    func conclude(_ verdict: Verdict, fault: Failure?) -> Outcome {
        var conclusion = fault.map { .fails($0) } ?? conclusion(by: verdict, found: nil)
        if case .forwards = conclusion, engine.isNestedTooDeep(invocation, at: call.site) {
            conclusion = performWithoutCalls(at: call.site)
        }
        engine.record(conclusion, of: call)
        return conclusion
    }

    /// - Parameter found: The substitute, if an earlier verdict on the same call has found it.
    private func conclusion(by verdict: Verdict, found: Found?) -> Outcome {
        switch verdict {
        case .answer(let answering): return answer(answering)
        case .forward: return call.canForward ? .forwards(to: nil) : perform(fallback())
        case .ignore(let isMentioned, _): return ignore(isMentioned: isMentioned)
        case .refuse(let refusal): return refuse(refusal, found: found)
        case .withhold:
            return perform(
                fallback(hidesArguments: true), report: "\(engine.name): a call whose secrets cannot be redacted")
        }
    }

    private func answer(_ answering: Answering) -> Outcome {
        let declaration = answering.declaration
        if declaration.isCapturing, !call.isCaptured {
            capture(invocation, for: declaration.of(Invocation.self).invocation)
        }
        if answering.isReused, let other = reusedAnswer(needsExact: true) { return perform(other) }
        if let answer = answering.answer { return perform(answer) }
        return answerWithoutAnswer(of: declaration)
    }

    /// Answers a call whose declaration has no answer: with that of a stub, if it is an expectation; with nothing, if
    /// the call returns nothing; or with a substitute, which is reported unless the mode ignores unexpected calls.
    private func answerWithoutAnswer(of declaration: Declaration) -> Outcome {
        let isExpected = declaration.role == .expect
        if isExpected, let stubbed = stubAnswer() { return perform(stubbed) }
        let mode = engine.locked { $0.state.mode }.effective(canForward: call.canForward)
        if isExpected, mode == .partial { return .forwards(to: nil) }
        if let nothing = voidResult(Output.self) ?? unchanged { return .returns(nothing) }
        // A call that is no mistake uses up no answer.
        let isReported = mode == .strict || mode == .partial
        let substitute = isReported ? reusedAnswer() ?? repeatedAnswer() ?? fallback() : fallbackOrPlainAnswer()
        let failure = UnansweredCallError.Failure.reported(at: declaration.site)
        var report = ""
        if substitute.isNothing {
            report = reportUnanswered(substitute, of: declaration)
        } else if isReported {
            let mistake = MistakeLedger.Mistake.unanswered(
                call: describeCall(invocation), declaration: declaration.index)
            if engine.locked({ $0.ledger.claim(mistake) }) { reportUnanswered(substitute, of: declaration) }
            if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
        }
        return perform(substitute.explained(by: failure), report: report)
    }

    @discardableResult func reportUnanswered(_ substitute: Found, of declaration: Declaration? = nil) -> String {
        let answer = fact(of: substitute)
        return engine.callReports.reportUnanswered(invocation, answer: answer, of: declaration, at: call.site).text
    }

    private func ignore(isMentioned: Bool) -> Outcome {
        // No stub accepts the call, or it would have answered. The answers of the expectations are for their own calls.
        let substitute = fallbackOrPlainAnswer()
        if let misuse = engine.callReports.forwardedMatcher(inIgnored: invocation) {
            engine.callReports.reportForwardedMatcher(misuse, at: call.site, severity: .warning)
        }
        if isMentioned { engine.callReports.mention(call.ticket, answer: fact(of: substitute)) }
        return perform(substitute, report: substitute.isNothing ? reportUnanswered(substitute) : "")
    }

    /// Reports a call that is not allowed, and answers it so that the test continues. The answer is found only once,
    /// because finding it may run client code that resets the mock.
    private func refuse(_ refusal: Refusal, found: Found?) -> Outcome {
        let (substitute, report) = ReportingThread.run {
            let wrong = engine.callReports.examine(refusal, call.ticket, invocation)
            // A call of an earlier phase gets no answer that belongs to this phase.
            let substitute =
                found
                ?? (wrong.late == nil
                    ? self.substitute(
                        isReplacing: refusal.isCompared, runsActions: wrong.misuse == nil,
                        forwards: !refusal.isForbidden) : nothing ?? fallback())
            return (substitute, engine.callReports.report(wrong, substitute))
        }
        // The verdict began it: `GuardedState.beginReport`.
        if report?.endsReport != true { engine.failures.endReport() }
        if let report {
            // The test may wait for the completion handler of the expected call, and call it.
            if case .declared(_, let declaration) = substitute, declaration.isCapturing {
                capture(invocation, for: declaration.invocation) { !$0.completions.isEmpty }
            }
            return perform(substitute.explained(by: report.failure), report: report.text)
        }
        // The mock was reset meanwhile, so the call needs a verdict of the new state.
        let verdict = engine.decide(invocation, call)
        return conclusion(by: verdict, found: substitute)
    }

    // What other products do to a call between its arrival and its answer.

    func fault(of verdict: Verdict) -> Failure? { arrival(of: verdict).flatMap { $0.gates.fault(of: $0.call) } }

    /// Does the same for an `async` requirement, whose call it suspends until it is its turn.
    nonisolated(nonsending) func fault(of verdict: Verdict) async -> Failure? {
        guard let (arrived, gates, turns) = arrival(of: verdict) else { return nil }
        let fault: Failure? = gates.fault(of: arrived)
        // The test itself resumes a suspended call.
        guard let turns, !verdict.isHeldByTest else { return fault }
        let cancellation = CancellationError() as? Failure
        let end = await turns.turn(of: arrived, canThrowCancellation: cancellation != nil)
        engine.locked { $0.state.endWait(of: call.ticket, with: nil) }
        return end == .cancelled ? cancellation ?? fault : fault
    }

    /// Returns what decides about a call that has arrived; `nil` if nothing does, or if the call was refused.
    private func arrival(of verdict: Verdict) -> (call: ArrivedCall, gates: CallGates, turns: (any TurnTaking)?)? {
        guard call.mayBeDeferred else { return nil }
        // Nothing else happens to a call that is not allowed, or whose secrets cannot be redacted.
        if case .refuse = verdict { return nil }
        if case .withhold = verdict { return nil }
        let gates = engine.locked { $0.gates }
        let turns = canSuspend ? gates.turns(of: verdict) : nil
        if gates.faults.isEmpty, turns == nil { return nil }
        // The captors capture the arguments when the call arrives, even if it fails.
        if case .answer(let answering) = verdict, answering.declaration.isCapturing {
            capture(invocation, for: answering.declaration.of(Invocation.self).invocation)
            call.isCaptured = true
        }
        let arrived = ArrivedCall(
            engine: ObjectIdentifier(engine), invocation: invocation, mock: engine.name,
            words: describeCall(invocation))
        return (arrived, gates, turns)
    }
}

extension Verdict {
    var isHeldByTest: Bool {
        if case .answer(let answering) = self, case .held? = answering.answer?.kind { true } else { false }
    }
}

/// The way from an object that a test names to the real object of a mock.
struct RealObjectReplacement {
    let expected: Any.Type
    /// Returns a box of the object; `nil` if the object has another type.
    let make: (Any) -> AnyObject?
}

enum Conclusion<Output, Failure: Error> {
    case returns(Output)
    case fails(Failure)
    /// To the real object of the mock if none is named.
    case forwards(to: AnyObject?)
    case waits(Answer)
    /// The test is over.
    case waitsForever
    /// No fallback has a value, so the process stops with the text of the failure, which was reported before.
    case stops(String)
}
