/// Answers the calls of mocks. It is the entry point for every call.
///
/// Most calls are answered with a plain value, so the functions that mocks call handle only that case themselves.
/// Everything else is in `finish`, because a function that handles values of unknown types looks up their metadata, and
/// allocates space for all of them, when it is entered. For this reason some values are closures.
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
        replacement: @autoclosure () -> RealObjectReplacement? = nil,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (AnyObject?) throws(Failure) -> Output
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
        replacement: @autoclosure () -> RealObjectReplacement? = nil,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: canForward) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let verdict, let entered):
            return try await finish(
                verdict, entered, invocation, canForward: canForward, replacement(), default: makeDefault,
                unchanged: unchanged, at: site, forwardingTo: forward)
        }
    }
}

extension CallDispatcher {
    private typealias Actions<Output, Failure: Error> = VerdictActions<Invocation, Output, Failure>

    /// Carries out the verdict on a call.
    private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ entered: EnteredCall, _ invocation: Invocation, canForward: Bool,
        _ replacement: RealObjectReplacement?, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (AnyObject?) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if case .forward = verdict, !entered.mayBeDeferred, !ThreadStack.mayBeAlmostFull {
            return handOver(
                try engine.recording.recording(entered.ticket) { () throws(Failure) in try forward(nil) })
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
            return handOver(
                try engine.recording.recording(call) { () throws(Failure) in try forward(other) })
        case .stops(let report): stop(report)
        case .waits, .waitsForever: stop("ExpectKit suspended a call that cannot wait. Please report this.")
        }
    }

    /// Carries out the verdict on a call of an `async` requirement.
    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ entered: EnteredCall, _ invocation: Invocation, canForward: Bool,
        _ replacement: RealObjectReplacement?, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var call = CallInProgress(invocation, entered)
        let fault = await fault(of: &call, verdict, throwing: Failure.self)
        if let fault, !verdict.isHeldByTest {
            engine.recording.record(Conclusion<Output, Failure>.fails(fault), of: call)
            throw fault
        }
        var terms = CallTerms<Output, Failure>(
            site: site, canForward: canForward, replacement: replacement, unchanged: unchanged(),
            canSuspend: true)
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
                try await engine.recording.recording(call) { () async throws(Failure) in
                    try await forward(other)
                })
        case .stops(let report): stop(report)
        // The test is over.
        case .waits, .waitsForever:
            return await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
        }
    }

    /// The closure that makes the default is not escaping, so that mocks need not write `self.` in it.
    private func conclusion<Output, Failure: Error>(
        _ terms: CallTerms<Output, Failure>, _ makeDefault: () -> Output?,
        _ body: (Actions<Output, Failure>) -> Conclusion<Output, Failure>
    ) -> Conclusion<Output, Failure> {
        withoutActuallyEscaping(makeDefault) { makeDefault in
            var terms = terms
            terms.makeDefault = makeDefault
            return body(Actions(engine: engine, terms: terms))
        }
    }
}

/// Ends the process with the report of a call that has no answer. The test framework has received the report before.
///
/// A function that returns a value cannot end without one, and every fallback has been tried.
func stop(_ report: String) -> Never { fatalError(report) }

/// Ends the process, because a call was forwarded that the state must not forward.
func stopWithoutRealObject() -> Never {
    stop("ExpectKit forwarded a call of a mock without a real object. Please report this.")
}

/// Makes the callers of the awaiting function visible in a backtrace.
///
/// The body of this function is empty, and its return resumes the awaiting function. The name of a resumed function shows
/// that it is async. Before that, only another symbol of the image shows it, which takes longer to find. Without either, a
/// report could not show the line of the test.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}

/// Returns a value as `sending`, so that its receiver may pass it on to another actor or thread.
///
/// A mock returns answers of any type to any thread, so the compiler cannot check that no other code keeps an answer. A
/// test that declares an object as an answer, and uses it at the same time, is responsible for the race.
@inline(__always)
func handOver<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}

// What happens to a call between its arrival and its answer, if other code decides about it.

extension CallDispatcher {
    /// Returns the error that a call of a synchronous requirement throws instead of its answer, if something makes it
    /// fail.
    func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, _ verdict: Verdict, throwing _: Failure.Type
    ) -> Failure? {
        guard call.entered.mayBeDeferred, !verdict.isRefusal else { return nil }
        let faults = engine.locked { $0.gates.faults }
        if faults.isEmpty { return nil }
        captureArguments(of: &call, verdict)
        return faults.fault(of: arrived(call))
    }

    /// Does the same for a call of an `async` requirement, which it suspends until it is its turn.
    nonisolated(nonsending) func fault<Failure: Error>(
        of call: inout CallInProgress<Invocation>, _ verdict: Verdict, throwing _: Failure.Type
    ) async -> Failure? {
        guard call.entered.mayBeDeferred, !verdict.isRefusal else { return nil }
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
        return end == .cancelled ? cancellation ?? fault : fault
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
