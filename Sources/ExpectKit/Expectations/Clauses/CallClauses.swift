/// The clauses of every declared call: `when` and `then`.
///
/// Which other clauses a call has depends on how it was declared. Those that make no sense do not compile:
///
/// | declared by | type | clauses |
/// |-|-|-|
/// | `expect` | ``ExpectedCall``, ``UncheckedExpectedCall`` | answers, counts, orders, states |
/// | `stub` | ``StubbedCall``, ``UncheckedStubbedCall`` | answers, states |
/// | `reject` | ``RejectedCall`` | states |
public protocol CallClauses<Invocation> {
    /// The calls of the mock.
    associatedtype Invocation

    /// What the engine knows the declaration by. Only the library uses it.
    var _declaration: _CallDeclaration<Invocation> { get }
}

/// A declaration of a mock, as its clauses reach it. Only the library uses it: it is public because ``CallClauses`` is.
public struct _CallDeclaration<Invocation> {
    let index: Int
    let epoch: Int
    let receiver: any ClauseReceiving<Invocation>
}

/// The part of the engine that clauses are handed to.
protocol ClauseReceiving<Invocation>: PendingCallReceiving {
    /// Changes a declaration, or reports why the clause cannot stand.
    ///
    /// - Returns: Whether it was changed.
    @discardableResult
    func amend(
        _ index: Int, epoch: Int, at site: CallSite,
        _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Bool

    /// The place of an expectation among those of other mocks; nothing, after a report, where it can have none.
    ///
    /// - Parameter isPredecessor: Whether another expectation comes after it, which may be said at any time.
    func orderNode(of index: Int, epoch: Int, isPredecessor: Bool, at site: CallSite) -> OrderNode?

    /// Reports that an expectation cannot come after something else.
    func refuseOrder(of index: Int, epoch: Int, after conflict: OrderConflict, at site: CallSite)
}

extension CallClauses {
    /// Changes the declaration, or reports at the clause why it cannot stand.
    func amend(at site: CallSite, _ change: (inout Progress) throws(Misuse) -> Void) -> Self {
        _declaration.receiver.amend(_declaration.index, epoch: _declaration.epoch, at: site, change)
        return self
    }
}
