extension EngineState {
    /// A copy of the calls so far, to be read outside of the lock.
    func journal<Invocation>(of calls: CallStore<Invocation>) -> Journal<Invocation> {
        Journal(invocations: Calls(store: calls, endIndex: journal.count), log: journal)
    }
}

extension GuardedState {
    /// A copy of what the mock knows, to be read outside of the lock.
    ///
    /// - Parameter calls: The calls in the order of their arrival.
    func evidence<Invocation>(named name: String, _ calls: CallStore<Invocation>) -> Evidence<Invocation> {
        let table = state.table
        return Evidence(
            mock: name, isOrdered: state.ordering == .ordered, declared: table.declared,
            progress: table.progress, queue: table.queue, head: table.head, journal: state.journal(of: calls),
            divergences: verification.divergences, start: state.start,
            awaitedInVain: verification.reportedMissing, tree: table.tree)
    }
}
