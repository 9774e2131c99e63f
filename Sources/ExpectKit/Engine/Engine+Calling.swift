extension Engine {
    /// Answers a call.
    ///
    /// - Parameters:
    ///   - canForward: Whether the closure asks a real object. It is not called otherwise.
    ///   - real: Asks the real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite, canForward: Bool = true,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        switch respond(to: invocation, as: Output.self, canForward: canForward, at: site) {
        case .perform(let answer):
            if case .forward = answer.kind, canForward { return try real() }
            return try perform(answer, invocation, throwing: Failure.self, at: site)
        case .forward: return try real()
        case .value(let value): return value
        case .impossible(let report): fatalError(report)
        }
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - canForward: Whether the closure asks a real object. It is not called otherwise.
    ///   - real: Asks the real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite, canForward: Bool = true,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        await becomeTraceable()
        switch respond(to: invocation, as: Output.self, canForward: canForward, at: site) {
        case .perform(let answer):
            if case .forward = answer.kind, canForward { return try await real() }
            return try perform(answer, invocation, throwing: Failure.self, at: site)
        case .forward: return try await real()
        case .value(let value): return value
        case .impossible(let report): fatalError(report)
        }
    }

    /// Answers a call from a wrapper that offers no real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, as _: Output.Type, throwing _: Failure.Type, at site: CallSite
    ) throws(Failure) -> Output {
        try call(invocation, at: site, canForward: false) { () throws(Failure) in
            standIn(for: invocation, at: site)
        }
    }

    /// Answers a call of an `async` requirement from a wrapper that offers no real object.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, as _: Output.Type, throwing _: Failure.Type, at site: CallSite
    ) async throws(Failure) -> Output {
        try await call(invocation, at: site, canForward: false) { () async throws(Failure) in
            standIn(for: invocation, at: site)
        }
    }
}
