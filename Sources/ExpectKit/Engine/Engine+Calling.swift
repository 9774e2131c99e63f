// A call that is reported and has nothing to return ends the process (`stops`): a function that returns a value cannot
// end without one. The other ends of the process cannot be reached, as the terms of a call allow no such conclusion.
//
// Most calls are answered with a mere value, and for these each function here does little. What takes more is in a
// function of its own, as one that deals with values of unknown type pays for each kind of them when it is entered.

extension Engine {
    /// Answers a call from a wrapper that offers no real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output? = nil, at site: CallSite
    ) throws(Failure) -> sending Output {
        var ticket = Ticket.notEntered
        let decision = decide(invocation, &ticket, at: site, canForward: false)
        if let value = decision.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        return try end(
            decision, ticket, invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
            at: site)
    }

    private func end<Output, Failure: Error>(
        _ decision: Decision, _ ticket: Ticket, _ invocation: Invocation, throwing _: Failure.Type,
        default makeDefault: () -> Output?, unchanged: Output?, at site: CallSite
    ) throws(Failure) -> sending Output {
        // Nobody keeps the default for longer than this, so that a wrapper writes no `self.` in it.
        let conclusion: Conclusion<Output, Failure> =
            withoutActuallyEscaping(makeDefault) { makeDefault in
                let terms = CallTerms<Output, Failure>(
                    site: site, isAsync: false, canForward: false, makeDefault: makeDefault,
                    unchanged: unchanged)
                return conclude(decision, ticket, invocation, terms).conclusion
            }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        // The last rung: a function that returns a value cannot end without one.
        case .stops(let report): fatalError(report)
        // The terms allow neither.
        case .forwards, .waits: fatalError("ExpectKit took a call for another kind. Please report this.")
        }
    }

    /// Answers a call from a wrapper that offers a real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, unchanged: Output? = nil, at site: CallSite,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        var ticket = Ticket.notEntered
        let decision = decide(invocation, &ticket, at: site, canForward: true)
        if let value = decision.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        if case .forward = decision {
            let output = try noting(ticket) { () throws(Failure) in try real() }
            return handOver(output)
        }
        let terms = CallTerms<Output, Failure>(
            site: site, isAsync: false, canForward: true, unchanged: unchanged)
        let concluded = conclude(decision, ticket, invocation, terms)
        switch concluded.conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): fatalError(report)
        case .waits: fatalError("ExpectKit took a call for another kind. Please report this.")
        case .forwards:
            return handOver(try noting(concluded) { () throws(Failure) in try real() })
        }
    }

    /// Answers a call of an `async` requirement from a wrapper that offers no real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        unchanged: Output? = nil, at site: CallSite
    ) async throws(Failure) -> sending Output {
        var ticket = Ticket.notEntered
        let decision = decide(invocation, &ticket, at: site, canForward: false)
        if let value = decision.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        return try await end(
            decision, ticket, invocation, throwing: Failure.self, default: makeDefault, unchanged: unchanged,
            at: site)
    }

    nonisolated(nonsending) private func end<Output, Failure: Error>(
        _ decision: Decision, _ ticket: Ticket, _ invocation: Invocation, throwing _: Failure.Type,
        default makeDefault: () -> Output?, unchanged: Output?, at site: CallSite
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var concluded: Concluded<Invocation, Output, Failure> =
            withoutActuallyEscaping(makeDefault) { makeDefault in
                conclude(
                    decision, ticket, invocation,
                    CallTerms(
                        site: site, isAsync: true, canForward: false, makeDefault: makeDefault,
                        unchanged: unchanged))
            }
        if case .waits(let answer) = concluded.conclusion {
            let ending = await ending(of: answer, concluded.invocation, throwing: Failure.self)
            concluded = withoutActuallyEscaping(makeDefault) { [concluded] makeDefault in
                settle(
                    ending, of: answer, concluded,
                    CallTerms(
                        site: site, isAsync: true, canForward: false, makeDefault: makeDefault,
                        unchanged: unchanged))
            }
        }
        switch concluded.conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): fatalError(report)
        case .forwards: fatalError("ExpectKit took a call for another kind. Please report this.")
        case .waits: return await suspendForEver()
        }
    }

    /// Answers a call of an `async` requirement from a wrapper that offers a real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, unchanged: Output? = nil, at site: CallSite,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        var ticket = Ticket.notEntered
        let decision = decide(invocation, &ticket, at: site, canForward: true)
        if let value = decision.value, isValue(value, of: Output.self) { return handOver(unboxed(value)) }
        await becomeTraceable()
        let terms = CallTerms<Output, Failure>(
            site: site, isAsync: true, canForward: true, unchanged: unchanged)
        var concluded = conclude(decision, ticket, invocation, terms)
        if case .waits(let answer) = concluded.conclusion {
            let ending = await ending(of: answer, concluded.invocation, throwing: Failure.self)
            concluded = settle(ending, of: answer, concluded, terms)
        }
        switch concluded.conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): fatalError(report)
        case .waits: return await suspendForEver()
        case .forwards:
            return handOver(try await noting(concluded) { () async throws(Failure) in try await real() })
        }
    }
}

/// Whether a value is of a type, as it was put into its box: an `any Error` in there is one, whatever it holds.
private func isValue<Output>(_ value: Any, of type: Output.Type) -> Bool {
    func open<Value>(_: Value) -> Bool { Value.self == type }
    return open(value)
}

/// Returns a value that `isValue` has found to be of a type as that type. A cast does the same, and looks for much that
/// is not there.
private func unboxed<Output>(_ value: Any) -> Output {
    func open<Value>(_ value: Value) -> Output { unsafeBitCast(value, to: Output.self) }
    return open(value)
}
