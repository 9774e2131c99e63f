extension Engine {
    /// Answers a call from a wrapper that offers no real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, default makeDefault: () -> Output?,
        at site: CallSite
    ) throws(Failure) -> sending Output {
        // Nobody keeps the default for longer than this, so that a wrapper writes no `self.` in it.
        let conclusion: Conclusion<Output, Failure> = withoutActuallyEscaping(makeDefault) { makeDefault in
            conclude(invocation, CallTerms(site: site, canForward: false, makeDefault: makeDefault))
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        // The last rung: a function that returns a value cannot end without one.
        case .stops(let report): fatalError(report)
        // No call is forwarded whose terms do not allow it.
        case .forwards: fatalError("ExpectKit forwarded a call without a real object. Please report this.")
        }
    }

    /// Answers a call from a wrapper that offers a real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite, forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        let terms = CallTerms<Output, Failure>(site: site, canForward: true)
        switch conclude(invocation, terms) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): fatalError(report)
        case .forwards: return handOver(try real())
        }
    }

    /// Answers a call of an `async` requirement from a wrapper that offers a real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite, forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        let terms = CallTerms<Output, Failure>(site: site, canForward: true)
        switch conclude(invocation, terms) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .stops(let report): fatalError(report)
        case .forwards: return handOver(try await real())
        }
    }
}
