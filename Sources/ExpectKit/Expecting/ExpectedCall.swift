/// A declared call, to be told how often it comes and how it is answered.
///
/// `expect`, `stub` and `reject` return it. Its clauses read in a row, each returns the call again, and none
/// needs to be written:
///
/// ```swift
/// store.expect(.load(id: 1)).andReturn(first, second).andThrow(StoreError.gone)   // three calls
/// store.stub(.count).andReturn(0)
/// ```
///
/// In the typed form `Output` and `Failure` are those of the requirement, and the compiler checks each
/// answer. In the quick form `Output` is ``AnyOutput``, and an answer is checked when it is given.
public struct ExpectedCall<Invocation, Output, Failure: Error> {
    let index: Int
    let epoch: Int
    let receiver: any ClauseReceiving<Invocation>

    /// Changes the declaration, or reports at the clause why it cannot stand.
    func amend(
        at site: CallSite, _ clause: Clause, _ change: (inout Progress<Invocation>) throws(Misuse) -> Void
    ) -> Self {
        receiver.amend(index, epoch: epoch, clause, at: site, change)
        return self
    }
}

/// Stands for the result of a call in the quick form, where the compiler does not know it.
public enum AnyOutput {}

/// The kinds of clause, as some declarations refuse some of them.
enum Clause {
    case count
    case answer
}

/// The part of the engine that clauses are handed to.
protocol ClauseReceiving<Invocation>: AnyObject {
    associatedtype Invocation

    func amend(
        _ index: Int, epoch: Int, _ clause: Clause, at site: CallSite,
        _ change: (inout Progress<Invocation>) throws(Misuse) -> Void)
}
