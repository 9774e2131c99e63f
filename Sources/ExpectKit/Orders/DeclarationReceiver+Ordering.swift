extension DeclarationReceiver {
    /// Returns the place of an expectation in the orders across mocks; `nil` if it has none because the expectation
    /// or the clause was refused.
    ///
    /// - Parameter isPredecessor: Whether the clause belongs to a later expectation. Such a clause may also come
    ///   after the first call of this one.
    func orderNode(
        of declaration: TypedDeclaration<Invocation>, isPredecessor: Bool, at site: CallSite
    ) -> OrderNode? {
        let member = OrderMember(declaration, of: engine)
        var node: OrderNode?
        let enter = { (progress: inout Progress) throws(Misuse) in
            if !isPredecessor { try progress.checkOrder() }
            if progress.isRefused { return }
            node = progress.node ?? OrderNode(member)
            progress.node = node
        }
        let isEntered =
            isPredecessor
            ? amendAtAnyTime(declaration, at: site, enter)
            : amend(declaration, at: site, enter)
        return isEntered ? node : nil
    }
}

extension DeclarationTable {
    /// Notes what the mock's own order puts before and after a new node.
    ///
    /// The mock enforces that order itself. It is noted so that a cycle through several mocks is found at the clause that
    /// closes it.
    func noteOrder(around node: OrderNode, at position: Int) {
        guard tree.ordering == .ordered || tree.isNested else { return }
        let limit = Limits.Deciding.orderNeighbors
        let before = nodePositions[..<nodePositions.firstPosition { $0 >= position }]
        for other in before.suffix(limit).reversed()
        where tree.isBefore(other, position) {
            if let earlier = progress[queue[other]].node { node.noteOrderOfMock(after: earlier) }
            if tree.areNeighbors(other, position) { break }
        }
        let after = nodePositions[nodePositions.firstPosition { $0 > position }...]
        for other in after.prefix(limit) where tree.isBefore(position, other) {
            progress[queue[other]].node?.noteOrderOfMock(after: node)
            if tree.areNeighbors(position, other) { break }
        }
    }
}
