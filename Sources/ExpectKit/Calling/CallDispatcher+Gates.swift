// What happens to a call between its arrival and its answer, if other code decides about it.

extension CallDispatcher {
    /// Returns the error that a call of a synchronous requirement throws instead of its answer, if something makes it
    /// fail.
    func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, throwing _: Failure.Type
    ) -> Failure? {
        guard let verdict = call.deferrableVerdict, !verdict.isRefusal else { return nil }
        let faults = engine.locked { $0.gates.faults }
        if faults.isEmpty { return nil }
        captureArguments(of: &call, verdict)
        return faults.fault(of: arrived(call))
    }

    /// Suspends a call of an `async` requirement until it is its turn, if its answer is held.
    ///
    /// - Returns: The error that the call throws instead of its answer, if something makes it fail.
    nonisolated(nonsending) func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, throwing _: Failure.Type
    ) async -> Failure? {
        guard let verdict = call.deferrableVerdict, !verdict.isRefusal else { return nil }
        let (faults, turns) = engine.locked { guarded in
            (guarded.gates.faults, guarded.gates.turns(of: verdict))
        }
        if faults.isEmpty, turns == nil { return nil }
        captureArguments(of: &call, verdict)
        let arrived = arrived(call)
        let fault: Failure? = faults.fault(of: arrived)
        // The test itself resumes a suspended call.
        guard let turns, !verdict.isHeldByTest else { return fault }
        let cancellation = CancellationError() as? Failure
        let end = await turns.turn(of: arrived, canThrowCancellation: cancellation != nil)
        engine.locked { $0.state.endWait(of: call.ticket, with: nil) }
        return switch end {
        case .answered: fault
        case .cancelled: cancellation ?? fault
        }
    }

    /// Lets the captors of the declaration capture the arguments when the call arrives, even if it fails.
    private func captureArguments(of call: inout CallInProgress<Invocation>, _ verdict: Verdict) {
        guard case .answer(let answering) = verdict, answering.declaration.isCapturing else { return }
        capture(call.invocation, for: answering.declaration.of(Invocation.self).invocation)
        call.isCaptured = true
    }

    private func arrived(_ call: CallInProgress<Invocation>) -> ArrivedCall {
        ArrivedCall(
            engine: ObjectIdentifier(engine), invocation: call.invocation, mock: engine.name,
            words: describeCall(call.invocation))
    }
}

extension [any FaultInjecting] {
    /// The error that a call throws.
    fileprivate func fault<Failure: Error>(of call: ArrivedCall) -> Failure? {
        reduce(nil) { $1.fault(of: call, after: $0) }
    }
}

extension CallGates {
    /// What decides about the turn of a call.
    fileprivate func turns(of verdict: Verdict) -> (any TurnTaking)? {
        guard case .answer(let answering) = verdict else { return turns }
        return turnsOfDeclarations[answering.declaration.index] ?? turns
    }
}

extension Verdict {
    /// Whether the call is not allowed. It was reported, so nothing else happens to it.
    fileprivate var isRefusal: Bool {
        switch self {
        case .refuse, .withhold: true
        case .answer, .forward, .ignore: false
        }
    }

    /// Whether the call waits until the test resumes it.
    var isHeldByTest: Bool {
        guard case .answer(let answering) = self, case .held? = answering.answer?.kind else { return false }
        return true
    }
}
