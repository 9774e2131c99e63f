/// The entry point for every call.
///
/// Most calls are answered with a plain value, so `call` handles only that case. Everything else is in `finish`,
/// because a function with values of unknown types looks up their metadata, and allocates space for all of them, when
/// it is entered. For this reason some values are closures.
struct CallDispatcher<Invocation> {
    let engine: Engine<Invocation>

    /// Answers a call.
    ///
    /// - Parameters:
    ///   - replacement: Makes a real object of the object that a test forwards to.
    ///   - forward: Calls the real object: that of the mock, or another one.
    @inline(__always)
    func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, canForward: Bool = false,
        replacement: @autoclosure () -> RealObjectReplacement? = nil, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite, forwardingTo forward: (AnyObject?) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: canForward) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let verdict, let entered):
            return try finish(
                verdict, entered, invocation, canForward: canForward, replacement(), default: makeDefault,
                unchanged: unchanged, at: site, forwardingTo: forward)
        }
    }

    /// Answers a call of an `async` requirement.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, canForward: Bool = false,
        replacement: @autoclosure () -> RealObjectReplacement? = nil, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite, forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: canForward) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let verdict, let entered):
            return try await finish(
                verdict, entered, invocation, canForward: canForward, replacement(), default: makeDefault,
                unchanged: unchanged, at: site, forwardingTo: forward)
        }
    }

    /// Carries out the verdict.
    private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ entered: EnteredCall, _ invocation: Invocation, canForward: Bool,
        _ replacement: RealObjectReplacement?, default makeDefault: () -> Output?, unchanged: () -> Output?,
        at site: CallSite, forwardingTo forward: (AnyObject?) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if case .forward = verdict, !entered.mayBeDeferred, !ThreadStack.mayBeAlmostFull {
            return handOver(try engine.recording.recording(entered.ticket) { () throws(Failure) in try forward(nil) })
        }
        var call = CallInProgress(invocation, entered)
        if let fault = fault(of: &call, verdict, throwing: Failure.self) {
            engine.recording.record(Conclusion<Output, Failure>.fails(fault), of: call)
            throw fault
        }
        let terms = CallTerms<Output, Failure>(
            site: site, canForward: canForward, replacement: replacement, unchanged: unchanged())
        switch conclusion(terms, makeDefault, { $0.conclude(verdict, &call) }) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .forwards(let other):
            return handOver(try engine.recording.recording(call) { () throws(Failure) in try forward(other) })
        case .stops(let report): stop(report)
        case .waits, .waitsForever: stop("ExpectKit suspended a call that cannot wait. Please report this.")
        }
    }

    /// Carries out the verdict on a call of an `async` requirement.
    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ entered: EnteredCall, _ invocation: Invocation, canForward: Bool,
        _ replacement: RealObjectReplacement?, default makeDefault: () -> Output?, unchanged: () -> Output?,
        at site: CallSite, forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var call = CallInProgress(invocation, entered)
        let fault = await fault(of: &call, verdict, throwing: Failure.self)
        if let fault, !verdict.isHeldByTest {
            engine.recording.record(Conclusion<Output, Failure>.fails(fault), of: call)
            throw fault
        }
        var terms = CallTerms<Output, Failure>(
            site: site, canForward: canForward, replacement: replacement, unchanged: unchanged(), canSuspend: true)
        var conclusion = conclusion(terms, makeDefault) { $0.conclude(verdict, &call) }
        if case .waits(let answer) = conclusion {
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self, fault)
            // A call waits for one answer only.
            terms.canSuspend = false
            conclusion = self.conclusion(terms, makeDefault) { $0.conclude(ending, of: answer, call) }
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .forwards(let other):
            return handOver(
                try await engine.recording.recording(call) { () async throws(Failure) in try await forward(other) })
        case .stops(let report): stop(report)
        // The test is over.
        case .waits, .waitsForever: return await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
        }
    }

    /// The closure that makes the default is not escaping, so that mocks need not write `self.` in it.
    private func conclusion<Output, Failure: Error>(
        _ terms: CallTerms<Output, Failure>, _ makeDefault: () -> Output?,
        _ body: (VerdictActions<Invocation, Output, Failure>) -> Conclusion<Output, Failure>
    ) -> Conclusion<Output, Failure> {
        withoutActuallyEscaping(makeDefault) { makeDefault in
            var terms = terms
            terms.makeDefault = makeDefault
            return body(VerdictActions(engine: engine, terms: terms))
        }
    }
}

/// Ends the process with the report of a call that has no answer, after every fallback has been tried. The test
/// framework has received the report before.
func stop(_ report: String) -> Never { fatalError(report) }

func stopWithoutRealObject() -> Never {
    stop("ExpectKit forwarded a call of a mock without a real object. Please report this.")
}

/// Makes the callers of the awaiting function visible in a backtrace, so that a report can show the line of the test.
/// The return resumes the awaiting function, and the name of a resumed function shows that it is async. Before that,
/// only another symbol of the image shows it, which takes longer to find.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}

/// Returns a value as `sending`, because a mock returns answers of any type to any thread. A test that declares an
/// object as an answer, and uses it at the same time, is responsible for the race.
@inline(__always)
func handOver<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}

extension CallDispatcher {
    /// Returns the error that a call of a synchronous requirement throws instead of its answer, if any.
    func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, _ verdict: Verdict, throwing _: Failure.Type
    ) -> Failure? {
        arrival(of: &call, verdict, canSuspend: false).flatMap { fault(of: $0.call, $0.faults) }
    }

    /// Does the same for a call of an `async` requirement, which it suspends until it is its turn.
    nonisolated(nonsending) func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, _ verdict: Verdict, throwing _: Failure.Type
    ) async -> Failure? {
        guard let (arrived, faults, turns) = arrival(of: &call, verdict, canSuspend: true) else { return nil }
        let fault: Failure? = fault(of: arrived, faults)
        // The test itself resumes a suspended call.
        guard let turns, !verdict.isHeldByTest else { return fault }
        let cancellation = CancellationError() as? Failure
        let end = await turns.turn(of: arrived, canThrowCancellation: cancellation != nil)
        engine.locked { $0.state.endWait(of: call.ticket, with: nil) }
        return end == .cancelled ? cancellation ?? fault : fault
    }

    private func fault<Failure: Error>(of call: ArrivedCall, _ faults: [any FaultInjecting]) -> Failure? {
        faults.reduce(nil) { $1.fault(of: call, after: $0) }
    }

    /// Returns what decides about a call that has arrived; `nil` if nothing does, or if the call was refused.
    private func arrival(
        of call: inout CallInProgress<Invocation>, _ verdict: Verdict, canSuspend: Bool
    ) -> (call: ArrivedCall, faults: [any FaultInjecting], turns: (any TurnTaking)?)? {
        guard call.entered.mayBeDeferred, !verdict.isRefusal else { return nil }
        let gates = engine.locked { $0.gates }
        let turns = canSuspend ? gates.turns(of: verdict) : nil
        if gates.faults.isEmpty, turns == nil { return nil }
        // The captors capture the arguments when the call arrives, even if it fails.
        if case .answer(let answering) = verdict, answering.declaration.isCapturing {
            capture(call.invocation, for: answering.declaration.of(Invocation.self).invocation)
            call.isCaptured = true
        }
        let arrived = ArrivedCall(
            engine: ObjectIdentifier(engine), invocation: call.invocation, mock: engine.name,
            words: describeCall(call.invocation))
        return (arrived, gates.faults, turns)
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
    fileprivate var isHeldByTest: Bool {
        guard case .answer(let answering) = self, case .held? = answering.answer?.kind else { return false }
        return true
    }
}
