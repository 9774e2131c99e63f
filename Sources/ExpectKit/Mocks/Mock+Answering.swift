// The functions behind those of typed mocks. What is inlined into a mock calls them.

extension Mock {
    @usableFromInline
    func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site)
    }

    @usableFromInline
    nonisolated(nonsending) func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site)
    }

    @usableFromInline
    func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try engine.dispatcher.call(
            invocation, on: real, default: makeDefault, unchanged: unchanged, at: site, forwardingTo: forward)
    }

    @usableFromInline
    nonisolated(nonsending) func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await engine.dispatcher.call(
            invocation, on: real, default: makeDefault, unchanged: unchanged, at: site, forwardingTo: forward)
    }
}
