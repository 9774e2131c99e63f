/// Answers the calls of mocks. It is the entry point for every call.
///
/// Most calls are answered with a plain value, so the functions that mocks call handle only that case themselves.
/// Everything else is in separate functions, because a function that handles values of unknown types looks up their
/// metadata, and allocates space for all of them, when it is entered. For this reason some values are closures.
struct CallDispatcher<Invocation> {
    let engine: Engine<Invocation>

    /// Answers a call from a mock that offers no real object.
    @inline(__always)
    func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite
    ) throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: false) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try finish(
                decided, invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
                at: site)
        }
    }

    private func finish<Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, throwing _: Failure.Type,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite
    ) throws(Failure) -> sending Output {
        var call = CallInProgress(invocation, decided)
        if let fault = fault(of: &call, throwing: Failure.self) {
            record(fault, of: call, returning: Output.self)
            throw fault
        }
        // The closure is not escaping, so that mocks need not write `self.` in it.
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, Never, Never>(
                    site: site, makeDefault: makeDefault, unchanged: unchanged())
            ).conclude(decided.verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        }
    }

    /// Answers a call from a mock that offers a real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: true) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try finish(
                decided, invocation, at: site, forwardingTo: real)
        }
    }

    private func finish<Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if case .forward = decided.verdict, !decided.mayBeDeferred, !ThreadStack.mayBeAlmostFull {
            return handOver(
                try engine.recording.recording(decided.ticket) { () throws(Failure) in try real() })
        }
        var call = CallInProgress(invocation, decided)
        if let fault = fault(of: &call, throwing: Failure.self) {
            record(fault, of: call, returning: Output.self)
            throw fault
        }
        let terms = CallTerms<Output, Failure, RealObjectOffer, Never>(
            site: site, real: RealObjectOffer())
        switch actions(terms).conclude(decided.verdict, &call) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards:
            return handOver(try engine.recording.recording(call) { () throws(Failure) in try real() })
        }
    }

    /// Answers a call of an `async` requirement from a mock that offers no real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite
    ) async throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: false) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try await finish(
                decided, invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
                at: site)
        }
    }

    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, throwing _: Failure.Type,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var call = CallInProgress(invocation, decided)
        let fault = await fault(of: &call, throwing: Failure.self)
        if let fault, !decided.verdict.isHeldByTest {
            record(fault, of: call, returning: Output.self)
            throw fault
        }
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, Never, Answer>(
                    site: site, suspend: { $0 }, makeDefault: makeDefault, unchanged: unchanged())
            ).conclude(decided.verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .waits(let answer):
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self, fault)
            let conclusion = withoutActuallyEscaping(makeDefault) { [call] makeDefault in
                actions(
                    CallTerms<Output, Failure, Never, EndlessSuspension>(
                        site: site, makeDefault: makeDefault, unchanged: unchanged())
                ).conclude(ending, of: answer, call)
            }
            switch conclusion {
            case .returns(let output): return handOver(output)
            case .fails(let failure): throw failure
            case .stops(let report): stop(report)
            case .waits: return await suspendForever()
            }
        }
    }

    /// Answers a call of an `async` requirement from a mock that offers a real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: true) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try await finish(
                decided, invocation, at: site, forwardingTo: real)
        }
    }

    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var call = CallInProgress(invocation, decided)
        let fault = await fault(of: &call, throwing: Failure.self)
        if let fault, !decided.verdict.isHeldByTest {
            record(fault, of: call, returning: Output.self)
            throw fault
        }
        let terms = CallTerms<Output, Failure, RealObjectOffer, Answer>(
            site: site, real: RealObjectOffer(), suspend: { $0 })
        switch actions(terms).conclude(decided.verdict, &call) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards:
            return handOver(
                try await engine.recording.recording(call) { () async throws(Failure) in try await real() })
        case .waits(let answer):
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self, fault)
            switch actions(terms.afterSuspension).conclude(ending, of: answer, call) {
            case .returns(let output): return handOver(output)
            case .fails(let failure): throw failure
            case .stops(let report): stop(report)
            case .forwards:
                return handOver(
                    try await engine.recording.recording(call) { () async throws(Failure) in try await real()
                    })
            case .waits: return await suspendForever()
            }
        }
    }

    func actions<Output, Failure: Error, Real, Suspension>(
        _ terms: CallTerms<Output, Failure, Real, Suspension>
    ) -> VerdictActions<Invocation, Output, Failure, Real, Suspension> {
        VerdictActions(engine: engine, terms: terms)
    }
}

/// Ends the process with the report of a call that has no answer. The test framework has received the report before.
///
/// A function that returns a value cannot end without one, and every fallback has been tried.
func stop(_ report: String) -> Never { fatalError(report) }
