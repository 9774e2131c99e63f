/// An order of expected calls across several mocks.
///
/// ```swift
/// let order = CallOrder()
/// store.expect(.begin).inOrder(order)
/// log.expect(.write("begun")).inOrder(order)
/// store.expect(.commit).inOrder(order)
/// ```
///
/// Expectations join it in the order of their `inOrder` clauses, and may join several orders. Expectations that share
/// no order are independent. The mocks keep their own order as well, unless they are unordered. The idea comes from
/// GoogleMock's `Sequence` and jMock's `Sequence`.
public final class CallOrder: Sendable {
    /// The name in failures.
    public let name: String
    private let last = Lock<OrderNode?>(nil)
    private let members: OrderMembers

    /// Creates an order without members.
    ///
    /// - Parameter name: The name in failures. Without one, they say “the order”.
    public init(_ name: String? = nil) {
        self.name = name ?? "the order"
        members = OrderMembers(name: name)
    }

    /// The order that expectations join when they are declared.
    @TaskLocal static var current: CallOrder?

    /// Puts a node after all nodes that joined before; returns `false` if one of them must come after the node.
    func append(_ node: OrderNode) -> Bool {
        last.withLock { last in
            if last === node { return true }
            if let last, !node.come(after: last) { return false }
            members.append(node)
            last = node
            return true
        }
    }
}

extension ExpectationClauses {
    /// Expects the call after all calls that joined an order before, in any mock.
    ///
    /// An order that cannot be met is refused and reported here.
    ///
    /// - Parameter order: The order. An expectation may join several.
    @discardableResult
    public func inOrder(
        _ order: CallOrder,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        _declaration.receiver.join(order, _declaration.declaration, at: site)
        return self
    }

    /// Expects the call after other calls, in any mock.
    ///
    /// A predecessor that is this expectation, or must come after it, is refused and reported here. Idea and name are
    /// those of GoogleMock's `After`.
    ///
    /// - Parameter predecessors: The expectations that must come before it. Naming one twice has no effect.
    @discardableResult
    public func after(
        _ predecessors: any ExpectationClauses...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let node = orderNode(at: site) else { return self }
        for predecessor in predecessors {
            guard let other = predecessor.orderNode(isPredecessor: true, at: site), !node.come(after: other)
            else { continue }
            let conflict = other === node ? OrderConflict.itself : .other(OrderFact(other.obstacle(blocking: node)))
            _declaration.receiver.misuse(.impossibleOrder(call: node.member.call(), after: conflict), at: site)
        }
        return self
    }

    private func orderNode(isPredecessor: Bool = false, at site: CallSite) -> OrderNode? {
        _declaration.receiver.orderNode(of: _declaration.declaration, isPredecessor: isPredecessor, at: site)
    }
}

/// Expects the calls that a closure declares in the order of their declarations, across all mocks.
///
/// ```swift
/// inOrder {
///     store.expect(.begin)
///     log.expect(.write("begun"))
///     store.expect(.commit)
/// }
/// ```
///
/// Each of these expectations joins one ``CallOrder``; inside of another block, the inner one only.
///
/// - Parameters:
///   - name: The name of the order in failures. Without one, they say “the order”.
///   - body: Declares the expectations.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
@discardableResult public func inOrder<Result>(_ name: String? = nil, _ body: () throws -> Result) rethrows -> Result {
    try CallOrder.$current.withValue(CallOrder(name), operation: body)
}

extension DeclarationReceiver {
    func join(_ order: CallOrder, _ declaration: TypedDeclaration<Invocation>, at site: CallSite) {
        if let node = orderNode(of: declaration, at: site), !order.append(node) {
            misuse(.impossibleOrder(call: node.member.call(), after: .members(ofOrder: order.name)), at: site)
        }
    }

    /// Returns the node of an expectation; `nil` if it or the clause was refused.
    ///
    /// - Parameter isPredecessor: Whether the clause belongs to a later expectation. It may then come after a call of
    ///   this one.
    func orderNode(
        of declaration: TypedDeclaration<Invocation>, isPredecessor: Bool = false, at site: CallSite
    ) -> OrderNode? {
        let member = OrderMember(declaration, of: engine)
        var node: OrderNode?
        amend(declaration, at: site, isLateAllowed: isPredecessor) { progress in
            if progress.isRefused { return }
            node = progress.node ?? OrderNode(member)
            progress.node = node
        }
        return node
    }
}

extension DeclarationTable {
    /// Notes what the mock's own order puts before and after a new node, so that a cycle through several mocks is found
    /// at the clause that closes it. The mock enforces that order itself.
    func noteOrder(around node: OrderNode, at position: Int) {
        guard tree.ordering == .ordered || tree.isNested else { return }
        let limit = Limits.Deciding.orderNeighbors
        let before = nodePositions[..<nodePositions.firstPosition { $0 >= position }]
        for other in before.suffix(limit).reversed() where tree.isBefore(other, position) {
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
