extension Engine {
    func orderNode(of index: Int, epoch: Int, as clause: Clause, at site: CallSite) -> OrderNode? {
        var known: OrderNode?
        guard amend(index, epoch: epoch, clause, at: site, { known = $0.node }) else { return nil }
        if let known { return known }
        let name = name
        let entered = locked { guarded -> (OrderNode, (earlier: [OrderNode], later: [OrderNode]))? in
            let table = guarded.state.table
            guard epoch == guarded.state.epoch, let position = table.positions[index] else { return nil }
            let call = table.declared[index].of(Invocation.self)
            let facts = OrderNode.Facts(
                words: orderWords(of: call, in: name), site: call.place,
                place: OrderPlace(mock: ObjectIdentifier(self), position: position),
                isGone: { [weak self] in self == nil },
                reportMissing: { [weak self] in self?.reportMissing(index, epoch: epoch, $0) })
            let node = OrderNode(facts)
            guarded.state.enter(node, at: position)
            return (node, guarded.state.table.orderNeighbors(of: position))
        }
        guard let (node, neighbors) = entered else { return nil }
        // The mock enforces its own order. It is noted here, so that a cycle through several mocks is found where it is
        // written.
        for earlier in neighbors.earlier { _ = node.come(after: earlier, isObeyed: false) }
        for later in neighbors.later { _ = later.come(after: node, isObeyed: false) }
        return node
    }

    /// Reports that an expectation was missing at a certain point.
    private func reportMissing(_ index: Int, epoch: Int, _ moment: String) {
        let evidence = evidence()
        guard locked({ $0.state.epoch }) == epoch, evidence.declared.indices.contains(index),
            let position = evidence.queue.firstIndex(of: index)
        else { return }
        var violation = evidence.missing(at: position, table: nil)
        violation.advice = ["it had not come \(moment)"]
        report(violation)
    }

    func refuseOrder(of index: Int, epoch: Int, after words: String, at site: CallSite) {
        let invocation = locked { guarded in
            guarded.state.epoch == epoch
                ? guarded.state.table.declared[index].of(Invocation.self).invocation : nil
        }
        misuse(
            Misuse(
                words: "\(invocation.map(describeCall) ?? "a call") cannot come after \(words): "
                    + "that comes after it, or is the same",
                advice: "leave out one of the two orders; a mock keeps its own, unless it is unordered"),
            at: site)
    }
}

/// The words for an expectation in the reports of other mocks. They keep the declaration and not its mock.
private func orderWords<Invocation>(
    of call: DeclaredCall<Invocation>, in mock: String
) -> @Sendable () -> String {
    // A declaration never changes, and reports put it into words on any thread, as they do those of its own mock.
    nonisolated(unsafe) let call = call
    return { "\(mock).\(describeCall(call.invocation))" }
}
