extension DeclarationReceiver {
    /// Lets calls count for an expectation that came before it was declared.
    func acceptEarlierCalls(of declaration: TypedDeclaration<Invocation>, at site: CallSite) {
        // A call may have come between the declaration and this clause, and is not too late then.
        if engine.locked({ $0.state.table.isVerified(declaration) }) {
            return misuse(.lateClause(call: describeCall(declaration.invocation), .verified), at: site)
        }
        amendAtAnyTime(declaration, at: site) { progress throws(Misuse) in
            try progress.allowEarlierCalls()
        }
    }

    /// Counts the calls that came before an expectation, if the test allows it. Captors capture their arguments.
    func countEarlierCalls(of declaration: TypedDeclaration<Invocation>) {
        let snapshot = engine.snapshot()
        for call in snapshot.journal.remembered
        where snapshot.journal.outcome(of: call).isOpenToExpectations {
            let invocation = snapshot.journal.invocations[call]
            guard declaration.accepts(invocation) else { continue }
            let (isTaken, isOpen) = engine.locked { guarded in
                let isTaken = guarded.state.takeEarlier(call, for: declaration)
                return (isTaken, guarded.state.table.progress(of: declaration)?.isSaturated == false)
            }
            if isTaken, declaration.isCapturing { capture(invocation, for: declaration.invocation) }
            if !isOpen { return }
        }
    }
}

extension DeclarationTable {
    /// Whether the order of the mock allows that an earlier call counts for an expectation.
    ///
    /// - Parameters:
    ///   - call: The number of the call.
    ///   - position: The position of the expectation.
    func mayCome(_ call: Int, at position: Int) -> Bool {
        guard tree.unmetPredecessors(of: position).isEmpty, !tree.isPassed(position) else { return false }
        return (0..<position).allSatisfy { earlier in
            guard let last = progress[queue[earlier]].lastCall else { return true }
            return last < call || !tree.isBefore(earlier, position)
        }
    }
}

extension CallOutcome {
    /// Whether no expectation took the call, and it is no failure.
    var isOpenToExpectations: Bool {
        switch self {
        case .ignored, .forwarded, .stubbed: true
        case .pending, .taken, .diverged, .refused: false
        }
    }
}
