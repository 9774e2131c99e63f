/// Answers the calls of wrappers. It is the entry point for every call.
///
/// Most calls are answered with a plain value, so the functions that wrappers call handle only that case themselves.
/// Everything else is in separate functions, because a function that handles values of unknown types allocates space
/// for all of them when it is entered.
struct CallDispatcher<Invocation> {
    let engine: Engine<Invocation>

    /// Answers a call from a wrapper that offers no real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output? = nil, at site: CallSite
    ) throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(on: invocation, &ticket, &admission, at: site, canForward: false)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        return try finish(
            verdict, invocation, ticket, admission, throwing: Failure.self, default: makeDefault,
            unchanged: unchanged, at: site)
    }

    private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ invocation: Invocation, _ ticket: Ticket,
        _ admission: TapeAdmission?, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output?, at site: CallSite
    ) throws(Failure) -> sending Output {
        var call = callInProgress(invocation, ticket, admission)
        // The closure is not escaping, so that wrappers need not write `self.` in it.
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, Never, Never>(
                    site: site, makeDefault: makeDefault, unchanged: unchanged)
            ).conclude(verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        }
    }

    /// Answers a call from a wrapper that offers a real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(on: invocation, &ticket, &admission, at: site, canForward: true)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        if case .forward = verdict, admission == nil {
            return handOver(try engine.recording.recording(ticket) { () throws(Failure) in try real() })
        }
        var call = callInProgress(invocation, ticket, admission)
        let terms = CallTerms<Output, Failure, RealObjectOffer, Never>(
            site: site, real: RealObjectOffer())
        switch actions(terms).conclude(verdict, &call) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards:
            return handOver(try engine.recording.recording(call) { () throws(Failure) in try real() })
        }
    }

    /// Answers a call of an `async` requirement from a wrapper that offers no real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output? = nil, at site: CallSite
    ) async throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(on: invocation, &ticket, &admission, at: site, canForward: false)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        return try await finish(
            verdict, invocation, ticket, admission, throwing: Failure.self, default: makeDefault,
            unchanged: unchanged, at: site)
    }

    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ invocation: Invocation, _ ticket: Ticket,
        _ admission: TapeAdmission?, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output?, at site: CallSite
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var call = callInProgress(invocation, ticket, admission)
        let conclusion = withoutActuallyEscaping(makeDefault) { makeDefault in
            actions(
                CallTerms<Output, Failure, Never, Answer>(
                    site: site, suspend: { $0 }, makeDefault: makeDefault, unchanged: unchanged)
            ).conclude(verdict, &call)
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .waits(let answer):
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self)
            let conclusion = withoutActuallyEscaping(makeDefault) { [call] makeDefault in
                actions(
                    CallTerms<Output, Failure, Never, EndlessSuspension>(
                        site: site, makeDefault: makeDefault, unchanged: unchanged)
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

    /// Answers a call of an `async` requirement from a wrapper that offers a real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        var (ticket, admission) = (Ticket.notEntered, TapeAdmission?.none)
        let verdict = engine.verdict(on: invocation, &ticket, &admission, at: site, canForward: true)
        if let value = verdict.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        await becomeTraceable()
        var call = callInProgress(invocation, ticket, admission)
        let terms = CallTerms<Output, Failure, RealObjectOffer, Answer>(
            site: site, real: RealObjectOffer(), suspend: { $0 })
        switch actions(terms).conclude(verdict, &call) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): stop(report)
        case .forwards:
            return handOver(
                try await engine.recording.recording(call) { () async throws(Failure) in try await real() })
        case .waits(let answer):
            let ending = await ending(of: answer, call.invocation, throwing: Failure.self)
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

    func callInProgress(
        _ invocation: Invocation, _ ticket: Ticket, _ admission: TapeAdmission?
    ) -> CallInProgress<Invocation> {
        CallInProgress(
            invocation: admission?.invocation as? Invocation ?? invocation, ticket: ticket,
            admission: admission)
    }
}

/// Whether the static type of a value, when it was stored as `Any`, was exactly this type.
func isValue<Output>(_ value: Any, of type: Output.Type) -> Bool {
    func open<Value>(_: Value) -> Bool { Value.self == type }
    return open(value)
}

/// Returns a value as the type that `isValue` has confirmed.
///
/// A dynamic cast does the same, but is slower, because it tries other conversions.
func unboxed<Output>(_ value: Any) -> Output {
    func open<Value>(_ value: Value) -> Output { unsafeBitCast(value, to: Output.self) }
    return open(value)
}

/// Ends the process with the report of a call that has no answer. The test framework has received the report before.
///
/// A function that returns a value cannot end without one, and every fallback has been tried.
func stop(_ report: String) -> Never { fatalError(report) }
