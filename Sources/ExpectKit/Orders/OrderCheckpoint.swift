/// A point in an order that the test itself passes.
///
/// Calls that joined the order before the checkpoint must come before it is passed, and the others after:
///
/// ```swift
/// let order = CallOrder()
/// store.expect(.begin).inOrder(order)
/// let saved = order.checkpoint("saved")
/// store.expect(.commit).inOrder(order)
///
/// document.save()
/// saved.pass()
/// document.close()
/// ```
///
/// The idea comes from GoogleMock's check points.
public final class OrderCheckpoint: Sendable {
    /// The name in failures.
    public let name: String
    private let node: OrderNode

    fileprivate init(_ name: String, node: OrderNode) {
        self.name = name
        self.node = node
    }

    /// Passes the checkpoint.
    ///
    /// Each expected call before it that has not come is reported at its `expect` line, and not again when its mock is
    /// verified. Passing a checkpoint a second time has no effect.
    public func pass(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for missing in node.explain().missing {
            guard let declaration = missing.member.declaration else { continue }
            missing.member.mock?.reportMissing(
                declaration,
                at: PassedCheckpoint(name: name, order: missing.order?.name, place: DeclarationPlace(site: site)))
        }
        node.pass()
    }
}

extension CallOrder {
    /// Declares a point that the test passes between the calls of the order.
    ///
    /// - Parameter name: The name in failures.
    /// - Returns: The checkpoint, which the test passes.
    public func checkpoint(
        _ name: String = "checkpoint",
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> OrderCheckpoint {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let node = OrderNode(OrderMember(checkpoint: name, DeclarationPlace(site: site)))
        _ = append(node)
        return OrderCheckpoint(name, node: node)
    }
}
