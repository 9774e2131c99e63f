extension Engine {
    func orderNode(of index: Int, epoch: Int, as clause: Clause, at site: CallSite) -> OrderNode? {
        var known: OrderNode?
        guard amend(index, epoch: epoch, clause, at: site, { known = $0.node }) else { return nil }
        if let known { return known }
        let name = name
        let node = locked { state -> OrderNode? in
            guard epoch == state.epoch, let position = state.positions[index] else { return nil }
            let call = state.declared[index].of(Invocation.self)
            let facts = OrderNode.Facts(
                words: orderWords(of: call, in: name), site: call.place,
                place: (ObjectIdentifier(self), position),
                isGone: { [weak self] in self == nil },
                reportMissing: { [weak self] in self?.reportMissing(index, epoch: epoch, $0) })
            return state.enter(OrderNode(facts), at: position)
        }
        return node
    }

    /// Reports that an expectation was missing at a certain point.
    private func reportMissing(_ index: Int, epoch: Int, _ moment: String) {
        let evidence = evidence()
        guard locked({ $0.epoch }) == epoch, evidence.declared.indices.contains(index),
            let position = evidence.queue.firstIndex(of: index)
        else { return }
        var violation = evidence.missing(at: position, table: nil)
        violation.advice = ["it had not come \(moment)"]
        report(violation)
    }

    func refuseOrder(of index: Int, epoch: Int, after words: String, at site: CallSite) {
        let invocation = locked { state in
            state.epoch == epoch ? state.declared[index].of(Invocation.self).invocation : nil
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

extension EngineState {
    /// How many neighbours with a place in an order are told of each other, in groups without one.
    private static var neighbourLimit: Int { 64 }

    /// Gives an expectation a place among those of other mocks.
    ///
    /// The order of the mock itself is noted with its neighbours, so that a cycle which leads through several mocks
    /// is found where it is written.
    mutating func enter(_ node: OrderNode, at position: Int) -> OrderNode {
        progress[queue[position]].node = node
        progress[queue[position]].noteInOrder()
        // Most are given their place as they are declared, behind all others.
        let isLast = nodePositions.last.map { $0 < position } ?? true
        let place = isLast ? nodePositions.count : nodePositions.firstIndex { $0 > position } ?? 0
        nodePositions.insert(position, at: place)
        guard tree.isOrdered || tree.isNested else { return node }
        for earlier in nodePositions[..<place].suffix(Self.neighbourLimit).reversed()
        where tree.isBefore(earlier, position) {
            if let other = progress[queue[earlier]].node { _ = node.come(after: other, isObeyed: false) }
            if tree.areNeighbours(earlier, position) { break }
        }
        for later in nodePositions[(place + 1)...].prefix(Self.neighbourLimit)
        where tree.isBefore(position, later) {
            _ = progress[queue[later]].node?.come(after: node, isObeyed: false)
            if tree.areNeighbours(position, later) { break }
        }
        return node
    }

    /// Notes what the failure of a call names as missing before it, as the failures of others must not name it again.
    mutating func noteNamed(_ divergence: Divergence) {
        for position in divergence.hindrance?.missing ?? [] { progress[queue[position]].isNamed = true }
    }
}
