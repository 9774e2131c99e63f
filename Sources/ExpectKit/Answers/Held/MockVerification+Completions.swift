extension MockVerification {
    /// The completion handlers that were never called, of declarations that were not reported for it before.
    ///
    /// A test that has read the calls may have called the handlers. In a partial mock, the real object may have done so.
    /// A mock that has failed does not warn as well, because its test was not written for the calls that came.
    func droppedCompletions(in snapshot: MockSnapshot<Invocation>) -> [Violation] {
        let (ledger, isLikely) = engine.locked { guarded in
            (
                guarded.ledger,
                !guarded.delivery.hasFailed && guarded.verification.divergences.isEmpty
                    && !guarded.verification.hasReadCalls && guarded.state.mode != .partial
            )
        }
        guard isLikely else { return [] }
        let dropped = DroppedCompletionSearch(snapshot: snapshot).dropped(besides: ledger)
        if dropped.isEmpty { return [] }
        return engine.locked { guarded in
            dropped.filter { guarded.ledger.claim(.droppedCompletion($0.declaration)) }.map(\.violation)
        }
    }
}

extension Engine {
    /// The calls so far, for a test that reads their arguments.
    var readCalls: Journal<Invocation> {
        locked { $0.verification.hasReadCalls = true }
        return journal
    }
}
