extension Engine {
    /// Answers a call from a wrapper that offers no real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, as type: Output.Type, throwing: Failure.Type, at site: CallSite
    ) throws(Failure) -> Output {
        switch respond(to: invocation, as: type, canForward: false, at: site) {
        case .perform(let answer): return try perform(answer, invocation, throwing: throwing)
        case .value(let value): return value
        // Only a call with a real object is ever answered so.
        case .forward: return standIn(for: invocation)
        case .impossible(let report): fatalError(report)
        }
    }

    /// Answers a call from a wrapper that offers a real object.
    func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite, forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        switch respond(to: invocation, as: Output.self, canForward: true, at: site) {
        case .perform(let answer):
            if case .forward = answer.kind { return try real() }
            return try perform(answer, invocation, throwing: Failure.self)
        case .forward: return try real()
        case .value(let value): return value
        case .impossible(let report): fatalError(report)
        }
    }

    /// Answers a call from a wrapper that offers a real object and waits for it.
    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, at site: CallSite,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        switch respond(to: invocation, as: Output.self, canForward: true, at: site) {
        case .perform(let answer):
            if case .forward = answer.kind { return try await real() }
            return try perform(answer, invocation, throwing: Failure.self)
        case .forward: return try await real()
        case .value(let value): return value
        case .impossible(let report): fatalError(report)
        }
    }
}
