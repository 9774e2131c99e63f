// What a test cannot declare on a mock with a filter.

extension DeclarationReceiver {
    /// Reports why the filter refuses a declaration or a query, if it does.
    ///
    /// - Parameters:
    ///   - isExpected: Whether the test expects the call.
    ///   - place: The line of the declaration, if another line adds the filter.
    /// - Returns: Whether it is refused.
    @discardableResult
    func isRefusedByFilter(
        _ invocation: Invocation, isExpected: Bool = false, declaredAt place: DeclarationPlace? = nil,
        at site: CallSite
    ) -> Bool {
        guard let problem = engine.currentFilter?.refusal(invocation, isExpected, place) else { return false }
        engine.report(problem, at: site)
        return true
    }

    /// Reports what the stubs and rejections from before the filter cannot do with it.
    func checkDeclarations(at site: CallSite) {
        guard let filter = engine.currentFilter else { return }
        let declared = engine.locked { guarded in
            zip(guarded.state.table.declared, guarded.state.table.progress).map { ($0, $1) }
        }
        for (declaration, progress) in declared where declaration.role != .expect && !progress.isRefused {
            if progress.forwardsToRealObject { engine.report(filter.refusalToForward, at: site) }
            let invocation = declaration.of(Invocation.self).invocation
            guard isRefusedByFilter(invocation, declaredAt: declaration.place, at: site) else { continue }
            engine.locked { $0.state.table.refuse(declaration) }
        }
    }
}

extension Progress {
    /// Whether it forwards a call to the real object of the mock.
    var forwardsToRealObject: Bool {
        answers.contains { if case .forward(to: nil) = $0.kind { true } else { false } }
    }
}
