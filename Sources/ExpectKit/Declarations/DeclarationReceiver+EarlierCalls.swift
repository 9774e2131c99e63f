extension DeclarationReceiver {
    /// Lets calls count for an expectation that came before it was declared.
    func acceptEarlierCalls(of index: Int, epoch: Int, at site: CallSite) {
        // A call may have come between the declaration and this clause, and is not too late then.
        let verified = engine.locked { guarded in
            guarded.state.epoch == epoch && index < guarded.state.table.verifiedCount
                ? guarded.state.table.declared[index].of(Invocation.self) : nil
        }
        if let verified {
            return misuse(.lateClause(call: describeCall(verified.invocation), .verified), at: site)
        }
        amendAtAnyTime(index, epoch: epoch, at: site) { progress throws(Misuse) in
            try progress.allowEarlierCalls()
        }
    }

    /// Counts the calls that came before an expectation, if the test allows it. Captors capture their arguments.
    func countEarlierCalls(of index: Int, epoch: Int) {
        let snapshot = engine.snapshot()
        guard snapshot.declared.indices.contains(index) else { return }
        let declaration = snapshot.call(snapshot.declared[index])
        for call in snapshot.journal.indices
        where snapshot.journal.outcome(of: call).isOpenToExpectations {
            let invocation = snapshot.journal.invocations[call]
            guard declaration.accepts(invocation) else { continue }
            let (isTaken, isOpen) = engine.locked { guarded in
                guard guarded.state.epoch == epoch else { return (false, false) }
                let isTaken = guarded.state.takeEarlier(call, for: declaration)
                return (isTaken, !guarded.state.table.progress[index].isSaturated)
            }
            if isTaken, declaration.isCapturing { capture(invocation, for: declaration.invocation) }
            if !isOpen { return }
        }
    }
}
