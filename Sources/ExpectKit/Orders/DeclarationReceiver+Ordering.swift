extension DeclarationReceiver {
    /// Returns the place of an expectation in the orders across mocks; `nil` if it has none because the expectation
    /// or the clause was refused.
    ///
    /// - Parameter isPredecessor: Whether the clause belongs to a later expectation. Such a clause may also come
    ///   after the first call of this one.
    func orderNode(of index: Int, epoch: Int, isPredecessor: Bool, at site: CallSite) -> OrderNode? {
        var known: OrderNode?
        let isKnown =
            isPredecessor
            ? amendAtAnyTime(index, epoch: epoch, at: site) { known = $0.node }
            : amend(index, epoch: epoch, at: site) { progress throws(Misuse) in
                known = progress.node
                try progress.checkOrder()
            }
        guard isKnown else { return nil }
        if let known { return known }
        let name = engine.name
        let entered = engine.locked { guarded -> (OrderNode, OrderNeighbors)? in
            guard guarded.state.epoch == epoch,
                let position = guarded.state.table.positions[index]
            else {
                return nil
            }
            let call = guarded.state.table.declared[index].of(Invocation.self)
            let facts = OrderNode.Facts(
                subject: orderSubject(of: call, in: name), place: call.place,
                position: OrderPosition(mock: ObjectIdentifier(engine), position: position),
                isMockDeallocated: { [weak engine] in engine == nil },
                lastCall: { [weak engine] in engine?.declarations.lastCall(of: index, epoch: epoch) },
                reportMissing: { [weak engine] in engine?.declarations.reportMissing(index, epoch: epoch, $0)
                })
            let node = OrderNode(facts)
            guarded.state.table.enter(node, at: position)
            return (node, OrderNeighbors(of: position, in: guarded.state.table))
        }
        guard let (node, neighbors) = entered else { return nil }
        // The mock enforces its own order itself. The order is also noted here, so that a cycle through several mocks
        // is found at the clause that causes it.
        for earlier in neighbors.earlier { _ = node.come(after: earlier, isObeyed: false) }
        for later in neighbors.later { _ = later.come(after: node, isObeyed: false) }
        return node
    }

    /// Describes the last call that an expectation took.
    private func lastCall(of index: Int, epoch: Int) -> String? {
        let snapshot = engine.snapshot()
        guard engine.locked({ $0.state.epoch == epoch }),
            snapshot.progress.indices.contains(index)
        else {
            return nil
        }
        return snapshot.progress[index].lastCall.map { describeCall(snapshot.journal.invocations[$0]) }
    }

    /// Reports that an expectation was missing when a checkpoint was passed.
    private func reportMissing(_ index: Int, epoch: Int, _ checkpoint: PassedCheckpoint) {
        let snapshot = engine.snapshot()
        guard engine.locked({ $0.state.epoch == epoch }),
            snapshot.declared.indices.contains(index),
            let position = snapshot.queue.firstIndex(of: index)
        else { return }
        var violation = MissingCallExplanation(snapshot: snapshot).violation(at: position, table: nil)
        violation.notes = [.checkpoint(checkpoint)]
        engine.failures.report(violation)
    }

    /// Reports that an expectation cannot come after something else.
    func refuseOrder(of index: Int, epoch: Int, after conflict: OrderConflict, at site: CallSite) {
        let invocation = engine.locked { guarded in
            guarded.state.epoch == epoch
                ? guarded.state.table.declared[index].of(Invocation.self).invocation : nil
        }
        misuse(.impossibleOrder(call: invocation.map(describeCall), after: conflict), at: site)
    }
}

/// Returns a closure that describes an expectation for the failures of other mocks. It keeps the declaration alive,
/// but not the mock.
private func orderSubject<Invocation>(
    of call: TypedDeclaration<Invocation>, in mock: String
) -> @Sendable () -> OrderFact.Subject {
    // Safe, because a declaration never changes. Failures of its own mock also describe it on any thread.
    nonisolated(unsafe) let call = call
    return { .call(describeCall(call.invocation), mock: mock) }
}
