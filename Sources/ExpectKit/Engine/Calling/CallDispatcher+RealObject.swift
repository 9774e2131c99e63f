// Calls of generated wrappers, which can be forwarded to the real object of the mock or to another one.

extension CallDispatcher {
    /// Answers a call, or forwards it to the object in a box.
    ///
    /// - Parameter forward: Calls the object in the box that it receives.
    func call<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output?,
        unchanged: Output? = nil, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(
            on: invocation, &ticket, &admission, at: site, canForward: real.isThere)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        if case .forward = verdict, admission == nil {
            return handOver(
                try engine.recording.recording(ticket) { () throws(Failure) in try forward(real) })
        }
        return try finish(
            verdict, callInProgress(invocation, ticket, admission), on: real, default: makeDefault,
            unchanged: unchanged, at: site, forwardingTo: forward)
    }

    private func finish<Real, Output, Failure: Error>(
        _ verdict: Verdict, _ call: CallInProgress<Invocation>, on real: _RealObject<Real>,
        default makeDefault: () -> Output?, unchanged: Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        var call = call
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, _RealObject<Real>, Never>(
                    site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                    makeDefault: makeDefault, unchanged: unchanged)
            ).conclude(verdict, &call)
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
        unchanged: Output? = nil, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(
            on: invocation, &ticket, &admission, at: site, canForward: real.isThere)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        await becomeTraceable()
        return try await finish(
            verdict, callInProgress(invocation, ticket, admission), on: real, default: makeDefault,
            unchanged: unchanged, at: site, forwardingTo: forward)
    }

    nonisolated(nonsending) private func finish<Real, Output, Failure: Error>(
        _ verdict: Verdict, _ call: CallInProgress<Invocation>, on real: _RealObject<Real>,
        default makeDefault: () -> Output?, unchanged: Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        var call = call
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, _RealObject<Real>, Answer>(
                    site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                    suspend: { $0 }, makeDefault: makeDefault, unchanged: unchanged)
            ).conclude(verdict, &call)
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
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self)
            let conclusion = withoutActuallyEscaping(makeDefault) { [call] makeDefault in
                actions(
                    CallTerms<Output, Failure, _RealObject<Real>, EndlessSuspension>(
                        site: site, real: real.isThere ? real : nil, replacement: real.replacement,
                        makeDefault: makeDefault, unchanged: unchanged)
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
