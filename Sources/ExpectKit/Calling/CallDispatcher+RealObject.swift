// Calls of generated mocks, which can be forwarded to the real object of the mock or to another one.

extension CallDispatcher {
    /// Answers a call, or forwards it to the object in a box.
    ///
    /// - Parameter forward: Calls the object in the box that it receives.
    func call<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if real.bypassesEngine { return handOver(try forward(real)) }
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: real.isThere) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try finish(
                decided, invocation, on: real, default: makeDefault, unchanged: unchanged, at: site,
                forwardingTo: forward)
        }
    }

    private func finish<Real, Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, on real: _RealObject<Real>,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if case .forward = decided.verdict, !decided.mayBeDeferred, !ThreadStack.mayBeAlmostFull {
            return handOver(
                try engine.recording.recording(decided.ticket) { () throws(Failure) in try forward(real) })
        }
        var call = CallInProgress(invocation, decided)
        if let fault = fault(of: &call, throwing: Failure.self) {
            record(fault, of: call, returning: Output.self)
            throw fault
        }
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, _RealObject<Real>, Never>(
                    site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                    makeDefault: makeDefault, unchanged: unchanged())
            ).conclude(decided.verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards(let real):
            return handOver(try engine.recording.recording(call) { () throws(Failure) in try forward(real) })
        }
    }

    /// Answers a call of an `async` requirement, or forwards it to the object in a box.
    ///
    /// - Parameter forward: Calls the object in the box that it receives.
    nonisolated(nonsending) func call<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        if real.bypassesEngine {
            // Safe, because the box of a subclass contains nothing that another isolation domain could change.
            nonisolated(unsafe) let box = real
            return handOver(try await forward(box))
        }
        switch engine.decision(on: invocation, returning: Output.self, at: site, canForward: real.isThere) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let decided):
            return try await finish(
                decided, invocation, on: real, default: makeDefault, unchanged: unchanged, at: site,
                forwardingTo: forward)
        }
    }

    nonisolated(nonsending) private func finish<Real, Output, Failure: Error>(
        _ decided: DecidedCall, _ invocation: Invocation, on real: _RealObject<Real>,
        default makeDefault: () -> Output?, unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
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
                CallTerms<Output, Failure, _RealObject<Real>, Answer>(
                    site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                    suspend: { $0 }, makeDefault: makeDefault, unchanged: unchanged())
            ).conclude(decided.verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards(let real):
            return handOver(
                try await engine.recording.recording(call) { () async throws(Failure) in
                    try await forward(real)
                })
        case .waits(let answer):
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self, fault)
            let conclusion = withoutActuallyEscaping(makeDefault) { [call] makeDefault in
                actions(
                    CallTerms<Output, Failure, _RealObject<Real>, EndlessSuspension>(
                        site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                        makeDefault: makeDefault, unchanged: unchanged())
                ).conclude(ending, of: answer, call)
            }
            switch conclusion {
            case .returns(let output): return handOver(output)
            case .fails(let failure): throw failure
            case .stops(let report): stop(report)
            case .forwards(let real):
                return handOver(
                    try await engine.recording.recording(call) { () async throws(Failure) in
                        try await forward(real)
                    })
            case .waits: return await suspendForever()
            }
        }
    }
}
