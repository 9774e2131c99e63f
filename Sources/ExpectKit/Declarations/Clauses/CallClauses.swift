/// The clauses of every declared call: `when` and `then`.
///
/// Which other clauses a call has depends on how it was declared. A clause that makes no sense does not compile:
///
/// | declared by | type | clauses |
/// |-|-|-|
/// | `expect` | ``ExpectedCall``, ``UncheckedExpectedCall`` | answers, counts, orders, states |
/// | `stub` | ``StubbedCall``, ``UncheckedStubbedCall`` | answers, states |
/// | `reject` | ``RejectedCall`` | states |
public protocol CallClauses<Invocation> {
    /// The type of the mock's calls.
    associatedtype Invocation

    /// Identifies the declaration to the engine. Only the library uses it.
    var _declaration: _CallDeclaration<Invocation> { get }
}

/// Identifies a declaration, and the receiver of its clauses. Only the library uses it. It is public because
/// ``CallClauses`` is.
public struct _CallDeclaration<Invocation> {
    let index: Int
    let epoch: Int
    let receiver: any ClauseReceiving<Invocation>
}

/// The part of the engine that receives clauses.
protocol ClauseReceiving<Invocation>: PendingCallReceiving {
    /// Changes a declaration, or reports why the clause is refused.
    ///
    /// - Returns: Whether it was changed.
    @discardableResult
    func amend(
        _ index: Int, epoch: Int, at site: CallSite,
        _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Bool

    /// Lets calls count for an expectation that came before it was declared.
    func acceptEarlierCalls(of index: Int, epoch: Int, at site: CallSite)

    /// Returns the place of an expectation in the orders across mocks; `nil` if it has none because the expectation
    /// or the clause was refused.
    ///
    /// - Parameter isPredecessor: Whether the clause belongs to a later expectation. Such a clause may also come
    ///   after the first call of this one.
    func orderNode(of index: Int, epoch: Int, isPredecessor: Bool, at site: CallSite) -> OrderNode?

    /// Sets what decides about the turns of a declaration's calls.
    func setTurns(_ turns: any TurnTaking, of index: Int, epoch: Int)

    /// Reports that an expectation cannot come after something else.
    func refuseOrder(of index: Int, epoch: Int, after conflict: OrderConflict, at site: CallSite)
}

extension CallClauses {
    /// Sets what decides about the turns of the declaration's calls.
    package func setTurns(_ turns: any TurnTaking) {
        _declaration.receiver.setTurns(turns, of: _declaration.index, epoch: _declaration.epoch)
    }

    /// Changes the declaration, or reports at the clause why the clause is refused.
    func amend(at site: CallSite, _ change: (inout Progress) throws(Misuse) -> Void) -> Self {
        _declaration.receiver.amend(_declaration.index, epoch: _declaration.epoch, at: site, change)
        return self
    }
}
