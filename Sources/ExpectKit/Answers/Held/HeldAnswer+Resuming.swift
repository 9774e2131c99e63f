// The actions of the test: it resumes the calls, or waits for them.
extension HeldAnswer {
    /// Gives the answer to all calls.
    ///
    /// - Returns: Whether it is the first answer.
    func resume(_ answer: Answer) -> Bool {
        end(with: .answer(answer)) != nil
    }

    /// Ends all waits without an answer, because the `PendingCall` that could give it is deallocated.
    ///
    /// - Returns: The calls that waited, if they must be reported.
    func abandon() -> [Any] {
        let calls = end(with: .abandoned(isReported: true)) ?? []
        return !calls.isEmpty && state.withLock { $0.noteFailure() } ? calls : []
    }

    /// Ends the waits of all calls.
    ///
    /// - Returns: The calls that waited; nil if the answer was given or abandoned before.
    private func end(with ending: Ending) -> [Any]? {
        typealias Ended = (calls: [Any], continuations: [UnsafeContinuation<Ending, Never>], waits: [Wait])
        let ended = state.withLock { state -> Ended? in
            guard state.ending == nil else { return nil }
            let numbers = state.states.keys.sorted()
            state.ending = ending
            defer { state.cancellations = [] }
            return (
                numbers.map { state.calls[$0] }, numbers.compactMap { state.end($0, with: ending) },
                state.cancellations
            )
        }
        guard let ended else { return nil }
        for continuation in ended.continuations { continuation.resume(returning: ending) }
        // No call can be cancelled while it waits any more.
        for wait in ended.waits { wait.end(.met) }
        return ended.calls
    }

    /// Returns a wait that ends when a call has arrived.
    func arrival() -> Wait {
        wait(addedTo: \.arrivals) { !$0.calls.isEmpty }
    }

    /// Returns a wait that ends when the task of a call is cancelled, or when no call can be cancelled any more.
    func cancellation() -> Wait {
        wait(addedTo: \.cancellations) { $0.isCancelled || $0.ending != nil }
    }

    /// Returns the reason why no task was cancelled, after a wait for it.
    ///
    /// - Returns: The reason, which must be reported; nil if a task was cancelled, or if a failure of the answer has
    ///   been reported.
    func missedCancellation() -> MissedCancellation? {
        state.withLock { state in
            if state.isCancelled || state.isReported { return nil }
            let missed = state.missedCancellation
            if missed != .notCalled { state.isReported = true }
            return missed
        }
    }

    private func wait(
        addedTo list: WritableKeyPath<State, [Wait]>, unless isMet: (State) -> Bool
    ) -> Wait {
        let wait = Wait()
        let isOver = state.withLock { state in
            let isOver = isMet(state)
            if !isOver { state[keyPath: list].append(wait) }
            return isOver
        }
        if isOver { wait.end(.met) }
        return wait
    }
}
