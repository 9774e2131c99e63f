extension MockVerification {
    /// The completion handlers that were never called, of declarations that were not reported for it before.
    ///
    /// A test that has read the calls may have called the handlers. In a partial mock, the real object may have done so.
    /// A mock that has failed does not warn as well, because its test was not written for the calls that came.
    func droppedCompletions(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        let (known, isLikely) = engine.locked { guarded in
            let verification = guarded.verification
            let hasFailed = guarded.delivery.hasFailed || !verification.divergences.isEmpty
            return (
                verification.droppedCompletions,
                !hasFailed && !verification.hasReadCalls && guarded.state.mode != .partial
            )
        }
        guard isLikely else { return [] }
        let dropped = DroppedCompletionSearch(snapshot: snapshot).dropped(besides: known)
        if dropped.isEmpty { return [] }
        engine.locked { guarded in
            for (declaration, _) in dropped
            where guarded.state.table.contains(snapshot.declared[declaration]) {
                guarded.verification.droppedCompletions.insert(declaration)
            }
        }
        return dropped.map(\.violation)
    }
}

extension Engine {
    /// The calls so far, for a test that reads their arguments.
    var readCalls: Journal<Invocation> {
        locked { $0.verification.hasReadCalls = true }
        return journal
    }
}
