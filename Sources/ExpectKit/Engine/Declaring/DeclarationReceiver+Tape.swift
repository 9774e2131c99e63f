// What a test cannot declare on a mock that uses a tape.

extension DeclarationReceiver {
    /// Reports why a declaration on a mock that uses a tape is refused.
    ///
    /// - Returns: Whether it is refused.
    func isRefusedOnTape(_ role: Declaration.Role, _ invocation: Invocation, at site: CallSite) -> Bool {
        guard role == .expect else { return isRedacted(invocation, at: site) }
        misuse(.expectedOnTape(call: InvocationShape(of: invocation).fullName), at: site)
        return true
    }

    /// Reports the arguments that no call has, because a rule of the tape redacts them.
    ///
    /// - Parameter place: The line of the declaration, if another line puts the mock on the tape.
    /// - Returns: Whether there are any.
    @discardableResult
    func isRedacted(
        _ invocation: Invocation, declaredAt place: DeclarationPlace? = nil, at site: CallSite
    ) -> Bool {
        guard let interceptor = engine.currentInterceptor else { return false }
        let arguments = interceptor.unmatchable(invocation)
        guard let first = arguments.first else { return false }
        // The name has no values, which might be secrets.
        let call = InvocationShape(of: invocation).fullName
        misuse(
            .redactedOnTape(call: call, argument: first.name, rule: first.rule, place: place), at: site)
        return true
    }

    /// Reports what the stubs and rejections from before the mock used the tape cannot do beside it.
    func checkDeclarationsOnTape(at site: CallSite) {
        let declared = engine.locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1) }
        }
        for (declaration, progress) in declared where declaration.role != .expect && !progress.isRefused {
            if progress.forwardsToRealObject { misuse(.forwardedOnTape, at: site) }
            isRedacted(
                declaration.of(Invocation.self).invocation, declaredAt: declaration.place, at: site)
        }
    }
}

extension Progress {
    /// Whether it forwards a call to the real object of the mock.
    var forwardsToRealObject: Bool {
        answers.contains { if case .forward(to: nil) = $0.kind { true } else { false } }
    }
}
