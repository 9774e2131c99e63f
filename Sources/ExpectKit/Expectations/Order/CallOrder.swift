/// An order of expected calls across several mocks.
///
/// ```swift
/// let order = CallOrder()
/// store.expect(.begin).inOrder(order)
/// log.expect(.write("begun")).inOrder(order)
/// store.expect(.commit).inOrder(order)
/// ```
///
/// Expectations join it in the order of their declaration, and may belong to several. What belongs to different orders
/// only is independent. The mocks keep their own order as well, unless they are unordered. Idea and meaning are those
/// of GoogleMock's `Sequence` and JMock's `Sequence`.
public final class CallOrder: Sendable {
    /// What failures call it.
    public let name: String
    private let last = Lock<OrderNode?>(nil)

    /// Creates an order that nothing belongs to.
    ///
    /// - Parameter name: What failures call it.
    public init(_ name: String = "the order") {
        self.name = name
    }

    /// Lets a node come after all that joined before.
    ///
    /// - Returns: Whether it can.
    func append(_ node: OrderNode) -> Bool {
        last.withLock { last in
            if let last, last !== node, !node.come(after: last) { return false }
            last = node
            return true
        }
    }
}

extension ExpectationClauses {
    /// Lets the call come after all that joined an order before, in whichever mock.
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
            refuseOrder(after: .members(ofOrder: order.name), at: site)
        }
        return self
    }

    /// Lets the call come after others, in whichever mock.
    ///
    /// A call that cannot come after another one, as that comes after it or is itself, is refused and reported here.
    /// Idea and name are those of GoogleMock's `After`.
    ///
    /// - Parameter predecessors: What is expected before it; naming one twice does no harm.
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
                refuseOrder(
                    after: isItself ? .itself : .other(other.facts.subject(), other.facts.place), at: site)
            }
        }
        return self
    }

    private func orderNode(isPredecessor: Bool = false, at site: CallSite) -> OrderNode? {
        _declaration.receiver.orderNode(
            of: _declaration.index, epoch: _declaration.epoch, isPredecessor: isPredecessor, at: site)
    }

    private func refuseOrder(after conflict: OrderConflict, at site: CallSite) {
        _declaration.receiver.refuseOrder(
            of: _declaration.index, epoch: _declaration.epoch, after: conflict, at: site)
    }
}
