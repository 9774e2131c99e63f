// Mocks that forward a matcher in place of an argument. No declaration accepts such a call.

extension CallReports {
    /// Returns the mistake of a mock that forwards a matcher in place of an argument; `nil` if it forwards values only.
    func forwardedMatcher(in invocation: Invocation) -> Misuse? {
        let shape = InvocationShape(of: invocation)
        let index = shape.arguments.firstIndex { ($0.value as? any AnyArg)?.isMatcher ?? false }
        guard let index else { return nil }
        return .forwardedMatcher(argument: shape.argumentName(at: index), call: describeCall(shape))
    }

    /// Returns the mistake of a mock whose call the mode ignores. Without declarations, such a call is not examined.
    func forwardedMatcher(inIgnored invocation: Invocation) -> Misuse? {
        engine.locked { $0.state.table.declared.isEmpty } ? nil : forwardedMatcher(in: invocation)
    }

    /// Reports a mock that forwards a matcher, once for each of its lines.
    ///
    /// - Parameters:
    ///   - site: Where the mock forwarded the call.
    ///   - severity: A warning if the call itself is no failure. A missing call is the failure then.
    @discardableResult
    func reportForwardedMatcher(
        _ misuse: Misuse, at site: CallSite, severity: FailureReport.Severity = .error
    ) -> CallFailure {
        let isNew = engine.locked { $0.ledger.claim(.forwardedMatcher(.init(site))) }
        guard isNew else { return CallFailure(text: "", failure: .reported(at: site)) }
        return CallFailure(
            engine.failures.report(
                Violation(mock: engine.name, problem: .misuse(misuse), place: FailurePlace(site)),
                severity: severity))
    }
}

extension AnyArg {
    fileprivate var isMatcher: Bool { plainValue == nil }
}
