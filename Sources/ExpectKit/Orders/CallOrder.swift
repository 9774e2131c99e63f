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

    /// Puts a node after all nodes that joined before.
    ///
    /// - Returns: `false` if one of them must come after the node.
    func append(_ node: OrderNode) -> Bool {
        last.withLock { last in
            if let last, last !== node, !node.come(after: last) { return false }
            if last !== node { members.append(node) }
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if let node = orderNode(at: site), !order.append(node) {
            refuse(node, after: .members(ofOrder: order.name), at: site)
        }
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let node = orderNode(at: site) else { return self }
        for predecessor in predecessors {
            guard let other = predecessor.orderNode(isPredecessor: true, at: site) else { continue }
            if !node.come(after: other) {
                let isItself = other === node
                refuse(
                    node, after: isItself ? .itself : .other(other.member.subject(), other.member.place),
                    at: site)
            }
        }
        return self
    }

    private func orderNode(isPredecessor: Bool = false, at site: CallSite) -> OrderNode? {
        _declaration.receiver.orderNode(
            of: _declaration.declaration, isPredecessor: isPredecessor, at: site)
    }

    private func refuse(_ node: OrderNode, after conflict: OrderConflict, at site: CallSite) {
        _declaration.receiver.misuse(
            .impossibleOrder(call: node.member.subject().call, after: conflict), at: site)
    }
}
