extension OrderNode {
    /// All nodes that share an order with some nodes, and these.
    ///
    /// The caller holds the lock.
    private static func connected(to nodes: [OrderNode]) -> [OrderNode] {
        var seen: [ObjectIdentifier: OrderNode] = [:]
        var (open, all) = (nodes, [OrderNode]())
        while let node = open.popLast() {
            guard seen.updateValue(node, forKey: ObjectIdentifier(node)) == nil else { continue }
            all.append(node)
            open += node.predecessors + node.successors.compactMap(\.node)
        }
        return all
    }

    /// A call or a checkpoint in the orders of some nodes that does not belong to one of some mocks.
    static func foreign(connectedTo nodes: [OrderNode], apartFrom mocks: Set<ObjectIdentifier>) -> OrderNode?
    {
        lock.withLock { _ in
            connected(to: nodes).first { node in node.facts.position.map { !mocks.contains($0.mock) } ?? false
            }
        }
    }

    /// Returns a closure that puts some nodes, and all nodes that share an order with them, back to their present
    /// state.
    ///
    /// Nodes that join later no longer count after that.
    static func restoration(of nodes: [OrderNode]) -> @Sendable () -> Void {
        let saved = lock.withLock { _ in connected(to: nodes).map { ($0, $0.memento) } }
        return {
            let old = lock.withLock { _ in
                let now = connected(to: saved.map(\.0))
                var mementos = Dictionary(saved.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
                let old = now.map(\.memento)
                for node in now { node.restore(mementos.removeValue(forKey: ObjectIdentifier(node))) }
                return (now, old)
            }
            // Destroying nodes and what they refer to may run client code, so they outlive the lock.
            withExtendedLifetime(old) {}
        }
    }
}
