// Explains calls that are expected, but were made at the wrong time.

extension CallExplanation {
    /// Describes a call that the alignment found in another place.
    func outOfOrder(_ call: String, _ moved: MovedCall) -> OutOfOrderCall {
        OutOfOrderCall(
            call: call, expectation: snapshot.fact(at: moved.position),
            cause: .moved(
                before: moved.before.map { snapshot.fact(at: $0) },
                after: moved.after.map { snapshot.fact(at: $0) }))
    }

    /// Describes a call that an earlier or a later expectation accepts. When it comes, it is unknown whether the
    /// expected call was left out, has other arguments, or comes later. So this names only what was expected.
    ///
    /// - Parameters:
    ///   - call: The call's number in the journal.
    ///   - exact: The position of the expectation that accepts it.
    ///   - next: The position of the next expectation.
    func outOfOrder(ofCall call: Int, _ exact: Int, _ next: Int?) -> OutOfOrderCall {
        let other = next.flatMap { $0 == exact ? nil : $0 }
        return OutOfOrderCall(
            call: describeCall(snapshot.journal.invocations[call]), expectation: snapshot.fact(at: exact),
            isPassed: next.map { $0 > exact } ?? true,
            cause: .turn(next: other.map { snapshot.fact(at: $0, againstAlike: call) }))
    }
}

extension MockSnapshot {
    /// An expectation as a failure shows it, with the differences of a call of the same case.
    func fact(at position: Int, againstAlike call: Int) -> DeclarationFact {
        let isAlike = expectation(at: position).caseName == caseName(ofCall: call)
        return fact(at: position, against: isAlike ? journal.invocations[call] : nil)
    }
}
