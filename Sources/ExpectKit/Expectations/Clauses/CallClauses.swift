/// A declared call whose clauses can be said: ``ExpectedCall`` and ``UncheckedExpectedCall``.
public protocol CallClauses<Invocation> {
    /// The calls of the mock.
    associatedtype Invocation

    /// What the clauses are said of.
    var declaration: CallDeclaration<Invocation> { get }
}

/// A declaration of a mock, as its clauses reach it.
public struct CallDeclaration<Invocation> {
    let index: Int
    let epoch: Int
    let receiver: any ClauseReceiving<Invocation>
}

/// The kinds of clause, as some declarations refuse some of them.
enum Clause {
    case count
    case answer
    case order
    /// It comes before another call, which says so.
    case predecessor
    case condition
}

/// The part of the engine that clauses are handed to.
protocol ClauseReceiving<Invocation>: PendingCallReceiving {
    /// Changes a declaration, or reports why the clause cannot stand.
    ///
    /// - Returns: Whether it was changed.
    @discardableResult
    func amend(
        _ index: Int, epoch: Int, _ clause: Clause, at site: CallSite,
        _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Bool

    /// The place of an expectation among those of other mocks; nothing, after a report, where it can have none.
    func orderNode(of index: Int, epoch: Int, as clause: Clause, at site: CallSite) -> OrderNode?

    /// Reports that an expectation cannot come after something else.
    func refuseOrder(of index: Int, epoch: Int, after conflict: OrderConflict, at site: CallSite)
}

extension CallClauses {
    /// Changes the declaration, or reports at the clause why it cannot stand.
    func amend(
        at site: CallSite, _ clause: Clause, _ change: (inout Progress) throws(Misuse) -> Void
    ) -> Self {
        declaration.receiver.amend(declaration.index, epoch: declaration.epoch, clause, at: site, change)
        return self
    }

    /// Adds answers for consecutive calls.
    func answer(with kinds: [Answer.Kind], at site: CallSite) -> Self {
        amend(at: site, .answer) { progress throws(Misuse) in
            try progress.addAnswers(kinds.map { Answer(kind: $0, site: site) })
        }
    }
}
