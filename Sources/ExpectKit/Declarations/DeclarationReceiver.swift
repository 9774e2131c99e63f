/// Receives the declarations of a test, and their clauses.
struct DeclarationReceiver<Invocation>: Sendable {
    let engine: Engine<Invocation>

    /// Declares a call. An argument that cannot be compared, and an expectation that no call can reach, are reported.
    /// Such an argument then accepts any value, so that the mistake fails only once.
    func declare(
        _ role: Declaration.Role, _ invocation: Invocation, _ why: String? = nil, at site: CallSite,
        narrowing: ((Invocation) -> Bool)? = nil
    ) -> _CallDeclaration<Invocation> {
        engine.join()
        let declaration = TypedDeclaration(
            role, invocation, at: DeclarationPlace(site: site, why: why), comparison: engine.comparison,
            narrowing: narrowing)
        let isComparable = checkComparability(of: invocation, at: site)
        let isFiltered = engine.locked { $0.state.isFiltered }
        // A rejection would refuse every call.
        let isRefused =
            isFiltered && isRefusedByFilter(invocation, isExpected: role == .expect, at: site)
            || role == .reject && !isComparable
        let earlier = role == .expect && !isRefused ? shadow(of: declaration) : nil
        if let earlier { misuse(.shadowed(call: describeCall(invocation), by: earlier.place), at: site) }
        let phase = engine.locked { guarded in
            guarded.declare(declaration, isRefused: isRefused || earlier != nil)
            // Another test, or another case of the same one, uses the mock.
            guarded.endedTest = nil
            return guarded.state.phase
        }
        engine.framework.watch(engine, declaredIn: phase)
        if declaration.isCapturing { attachCompletions(of: declaration) }
        if role == .expect, let order = CallOrder.current { join(order, declaration, at: site) }
        return _CallDeclaration(declaration: declaration, receiver: self)
    }

    /// Changes a declaration, or reports why the clause is refused.
    ///
    /// - Parameter isLateAllowed: Whether it may be changed even after its first call.
    /// - Returns: Whether it was changed.
    @discardableResult func amend(
        _ declaration: TypedDeclaration<Invocation>, at site: CallSite, isLateAllowed: Bool = false,
        _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Bool {
        if !isLateAllowed, let lateness = engine.locked({ $0.state.lateness(of: declaration) }) {
            misuse(.lateClause(call: describeCall(declaration.invocation), lateness), at: site)
            return false
        }
        let (refusal, cannotForward) = engine.locked { guarded -> (Misuse?, Bool) in
            guard guarded.state.table.contains(declaration) else { return (.clauseBeforeReset, false) }
            let index = declaration.index
            do throws(Misuse) {
                // The answers are searched only for a filter: a declaration may have very many of them.
                let mayForward = !guarded.state.isFiltered || guarded.state.table.progress[index].forwardsToRealObject
                try guarded.state.table.amend(index, change)
                let progress = guarded.state.table.progress[index]
                return (nil, !mayForward && !progress.isRefused && progress.forwardsToRealObject)
            } catch { return (error, false) }
        }
        if let refusal { misuse(refusal, at: site) }
        if cannotForward, let filter = engine.currentFilter { engine.report(filter.refusalToForward, at: site) }
        return refusal == nil && !cannotForward
    }

    func group<Failure: Error>(_ ordering: MockOrdering, _ body: () throws(Failure) -> Void) throws(Failure) {
        engine.locked { $0.state.table.openGroup(ordering) }
        defer { engine.locked { $0.state.table.closeGroup() } }
        try body()
    }

    func misuse(_ misuse: Misuse, at site: CallSite) {
        engine.failures.report(Violation(mock: engine.name, problem: .misuse(misuse), place: FailurePlace(site)))
    }

    /// Reports arguments of a query that cannot be compared, or that the filter refuses; returns `true` without any.
    func checkArguments(of invocation: Invocation, at site: CallSite) -> Bool {
        let isComparable = checkComparability(of: invocation, at: site)
        return !isRefusedByFilter(invocation, at: site) && isComparable
    }

    private func checkComparability(of invocation: Invocation, at site: CallSite) -> Bool {
        let parts = engine.comparison.incomparable(invocation)
        for part in parts {
            let shape = InvocationShape(of: invocation)
            misuse(.incomparable(part, caseName: shape.isCall ? shape.baseName : nil), at: site)
        }
        return parts.isEmpty
    }

    /// Returns the earlier expectation that would take every call of a new one, if any.
    private func shadow(of declaration: TypedDeclaration<Invocation>) -> Declaration? {
        let openEnded = engine.locked { $0.state.table.openEnded(before: declaration) }
        guard !openEnded.isEmpty else { return nil }
        let invocation = declaration.invocation
        let matchers = InvocationShape(of: invocation).arguments.compactMap { $0.value as? any AnyArg }
        let isPlain = matchers.allSatisfy { $0.plainValue != nil }
        return openEnded.first { earlier in
            isPlain
                ? engine.accepts(earlier, invocation)
                : isSameWithAnything(earlier.of(Invocation.self).invocation, invocation)
        }
    }

    /// Reports why the filter refuses a declaration or a query, and returns whether it does.
    ///
    /// - Parameter place: The line of the declaration, if another line adds the filter.
    private func isRefusedByFilter(
        _ invocation: Invocation, isExpected: Bool = false, declaredAt place: DeclarationPlace? = nil, at site: CallSite
    ) -> Bool {
        guard let problem = engine.currentFilter?.refusal(invocation, isExpected, place) else { return false }
        engine.report(problem, at: site)
        return true
    }

    /// Reports what the stubs and rejections from before the filter cannot do with it.
    func checkDeclarations(at site: CallSite) {
        guard let filter = engine.currentFilter else { return }
        let declared = engine.locked { Array(zip($0.state.table.declared, $0.state.table.progress)) }
        for (declaration, progress) in declared where declaration.role != .expect && !progress.isRefused {
            if progress.forwardsToRealObject { engine.report(filter.refusalToForward, at: site) }
            let invocation = declaration.of(Invocation.self).invocation
            guard isRefusedByFilter(invocation, declaredAt: declaration.place, at: site) else { continue }
            engine.locked { $0.state.table.refuse(declaration) }
        }
    }
}

/// Whether two expected calls are of one case, and the earlier one accepts every argument that the later one accepts.
private func isSameWithAnything<Invocation>(_ earlier: Invocation, _ later: Invocation) -> Bool {
    let (left, right) = (InvocationShape(of: earlier), InvocationShape(of: later))
    return left.fullName == right.fullName && left.isSameCase(as: right)
        && left.arguments.count == right.arguments.count
        && zip(left.arguments, right.arguments).allSatisfy { earlier, later in
            if (earlier.value as? any AnyArg)?.acceptsEverything ?? false { return true }
            let plain = if let matcher = later.value as? any AnyArg { matcher.plainValue } else { later.value as Any? }
            return plain.map { valuesMatch(earlier.value, $0) } ?? false
        }
}

extension GuardedState {
    mutating func declare(_ declaration: Declaration, isRefused: Bool = false) {
        let isVerified = declaration.role == .expect || declaration.role == .stub && reportedUnusedStubs != .ignore
        if isVerified, !isRefused { verification.isCurrent = false }
        state.table.declare(declaration, after: state.journal.count, isRefused: isRefused)
    }
}

extension CallOutcome {
    /// Whether no expectation took the call, and it is no failure.
    var isOpenToExpectations: Bool { self == .ignored || self == .forwarded || self == .stubbed }
}

extension Progress {
    fileprivate var forwardsToRealObject: Bool {
        answers.contains { if case .forward(to: nil) = $0.kind { true } else { false } }
    }
}
