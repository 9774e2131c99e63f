extension Engine: ClauseReceiving {
    /// Declares a call, and returns it for its clauses.
    ///
    /// An argument that cannot be compared and an expectation that no call can reach are reported at the
    /// declaration. The former is then taken as any, so that it does not fail a second time when it is called.
    func declare(
        _ role: Declaration.Role, _ invocation: Invocation, at site: CallSite,
        wrapper: Any.Type? = nil
    ) -> CallDeclaration<Invocation> {
        if let wrapper { nameAfter(wrapper) }
        join()
        // Read before the lock is taken: it runs code of the user's.
        let facts = DeclaredFacts(invocation, at: site, comparison: comparison)
        checkArguments(of: invocation, at: site)
        let earlier = role == .expect ? shadow(of: facts) : nil
        if let earlier {
            misuse(
                Misuse(
                    words:
                        "\(describeCall(invocation)) is expected behind an open-ended expectation of the same call "
                        + "(\(earlier.place)), which takes every call, so that this one is never met",
                    advice: "give the earlier one an upper bound, such as times(1...3), or leave this one out"
                ),
                at: site)
        }
        let (call, epoch) = locked { ($0.declare(role, facts, isRefused: earlier != nil), $0.state.epoch) }
        if call.isCapturing { attachCompletions(of: call, epoch: epoch) }
        return CallDeclaration(index: call.index, epoch: epoch, receiver: self)
    }

    @discardableResult
    func amend(
        _ index: Int, epoch: Int, _ clause: Clause, at site: CallSite,
        _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Bool {
        if clause != .predecessor, let late = lateness(of: index, epoch: epoch) {
            misuse(
                Misuse(
                    words: "a clause for \(describeCall(late.call.invocation)), which \(late.words) already",
                    advice: "write all clauses where the call is declared, before the code under test runs"),
                at: site)
            return false
        }
        let (refusal, hasFirstAction) = locked { guarded in
            let refusal = guarded.amend(index, epoch: epoch, clause, change)
            return (refusal, guarded.noteFirstAction(of: index, unless: refusal != nil))
        }
        if hasFirstAction { framework.watch(self) }
        if let refusal { misuse(refusal, at: site) }
        return refusal == nil
    }

    /// Why a clause comes too late, if it does, and for which call.
    private func lateness(of index: Int, epoch: Int) -> (call: DeclaredCall<Invocation>, words: String)? {
        let late = locked { guarded in
            epoch == guarded.state.epoch
                ? guarded.state.lateness(of: index).map { (guarded.state.table.declared[index], $0) } : nil
        }
        return late.map { call, lateness in
            switch lateness {
            case .called(let calls): (call.of(Invocation.self), "has taken \(counted(calls, "call"))")
            case .verified: (call.of(Invocation.self), "has been verified")
            }
        }
    }

    /// Runs a closure in which expectations join one group.
    func group<Failure: Error>(
        _ ordering: MockOrdering, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        locked { $0.state.openGroup(ordering) }
        defer { locked { $0.state.closeGroup() } }
        try body()
    }

    /// Reports a mistake in the test itself, at its line. The mock stays as it was.
    func misuse(_ misuse: Misuse, at site: CallSite) {
        report(
            Violation(
                kind: .misuse, mock: name, call: misuse.words, advice: [misuse.advice],
                place: FailurePlace(site)))
    }

    /// Reports the arguments of an expectation or a query that cannot be compared.
    ///
    /// - Returns: Whether all can be. If not, a query has no answer.
    @discardableResult
    func checkArguments(of invocation: Invocation, at site: CallSite) -> Bool {
        let parts = comparison.incomparable(invocation)
        for part in parts { misuse(part.misuse(of: InvocationShape(of: invocation)), at: site) }
        return parts.isEmpty
    }

    /// The earlier expectation that would take every call of a new one.
    private func shadow(of facts: DeclaredFacts<Invocation>) -> Declaration? {
        let openEnded = locked { $0.state.table.openEnded(before: facts.caseName) }
        guard !openEnded.isEmpty else { return nil }
        let invocation = facts.invocation
        let isPlain = InvocationShape(of: invocation).arguments.allSatisfy {
            ($0.value as? any AnyArg)?.plainValue != nil || !($0.value is any AnyArg)
        }
        return openEnded.last { earlier in
            isPlain
                ? accepts(earlier, invocation)
                : isSameWithAnything(earlier.of(Invocation.self).invocation, invocation)
        }
    }
}

/// Whether two expected calls are of the same case, and the earlier accepts anything wherever the other does
/// not give a value.
private func isSameWithAnything<Invocation>(_ earlier: Invocation, _ later: Invocation) -> Bool {
    let (left, right) = (InvocationShape(of: earlier), InvocationShape(of: later))
    return left.fullName == right.fullName && left.isSameCase(as: right)
        && left.arguments.count == right.arguments.count
        && zip(left.arguments, right.arguments).allSatisfy { earlier, later in
            if (earlier.value as? any AnyArg)?.acceptsEverything ?? false { return true }
            guard let matcher = later.value as? any AnyArg else {
                return valuesMatch(earlier.value, later.value)
            }
            return matcher.plainValue.map { valuesMatch(earlier.value, $0) } ?? false
        }
}

extension GuardedState {
    /// Enters a declaration.
    mutating func declare<Invocation>(
        _ role: Declaration.Role, _ facts: DeclaredFacts<Invocation>, isRefused: Bool = false
    ) -> DeclaredCall<Invocation> {
        if role == .expect, !isRefused { verification.isCurrent = false }
        return state.declare(role, facts, isRefused: isRefused)
    }

    /// Changes a declaration.
    ///
    /// - Returns: Why the clause is refused, if it is.
    fileprivate mutating func amend(
        _ index: Int, epoch: Int, _ clause: Clause, _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Misuse? {
        guard epoch == state.epoch else {
            return Misuse(
                words: "a clause for a call that was declared before the mock was reset",
                advice: "declare the call again after reset() or checkpoint()")
        }
        do throws(Misuse) {
            try state.table.declared[index].allow(clause)
            try state.amend(index, change)
            return nil
        } catch {
            return error
        }
    }

    /// Whether a declaration has just got the first closure of the mock.
    fileprivate mutating func noteFirstAction(of index: Int, unless isRefused: Bool) -> Bool {
        guard !isRefused, !hasActions, state.table.progress[index].answers.last?.hasClosure ?? false else {
            return false
        }
        hasActions = true
        return true
    }
}

extension Incomparable {
    fileprivate func misuse(of call: InvocationShape) -> Misuse {
        let argument =
            path.isEmpty
            ? call.style == .call ? call.baseName : "the call"
            : "\(path)" + (call.style == .call ? " of \(call.baseName)" : "")
        if isNameless {
            return Misuse(
                words:
                    "\(argument) cannot be compared: \(type) is not Equatable, and its module was built without "
                    + "the names of its cases",
                advice: "make \(type) Equatable, or build its module with reflection metadata")
        }
        return Misuse(
            words: "\(argument) cannot be compared: \(type) is neither Equatable nor a class",
            advice: (canBeEquatable ? "make \(type) Equatable, or " : "")
                + "declare the argument as an Arg in the Invocation, and expect .any or .matching(_:_:)")
    }
}

extension Declaration {
    /// Refuses the clauses that make no sense for what was declared.
    fileprivate func allow(_ clause: Clause) throws(Misuse) {
        switch (role, clause) {
        case (.expect, _), (.stub, .answer), (_, .condition): return
        case (.stub, .order), (.reject, .order), (.stub, .predecessor), (.reject, .predecessor):
            throw Misuse(
                words: "an order for a \(role == .stub ? "stub" : "rejected call"), which stands in none",
                advice: "use expect(_:) for a call that has a place in an order")
        case (.stub, .count):
            throw Misuse(
                words: "a count for a stub, which may be called any number of times",
                advice: "use expect(_:) for a call that must come, or reject(_:) for one that must not")
        case (.reject, .answer):
            throw Misuse(
                words: "an answer for a rejected call, which must not come",
                advice: "use stub(_:) for a call that may come, or leave out the answer")
        case (.reject, .count):
            throw Misuse(
                words: "a count for a rejected call, which must not come",
                advice: "use expect(_:) with times(_:) for a call that may come a number of times")
        }
    }
}
