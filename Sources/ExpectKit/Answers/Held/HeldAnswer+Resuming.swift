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
    /// - Returns: The calls that waited.
    func abandon() -> [Any] {
        end(with: .abandoned(isReported: true)) ?? []
    }

    /// Ends the waits of all calls.
    ///
    /// - Returns: The calls that waited; nil if the answer was given or abandoned before.
    private func end(with ending: Ending) -> [Any]? {
        let ended = state.withLock { state -> (calls: [Any], [UnsafeContinuation<Ending, Never>])? in
            guard state.ending == nil else { return nil }
            let numbers = state.places.keys.sorted()
            state.ending = ending
            // The caller reports the calls that waited. Each later call is a mistake of its own.
            if case .abandoned = ending { state.ending = .abandoned(isReported: false) }
            return (numbers.map { state.calls[$0] }, numbers.compactMap { state.end($0, with: ending) })
        }
        for continuation in ended?.1 ?? [] { continuation.resume(returning: ending) }
        return ended?.calls
    }

    /// Returns a wait that ends when a call has arrived.
    func arrival() -> Wait {
        wait(addedTo: \.arrivals) { !$0.calls.isEmpty }
    }

    /// Returns a wait that ends when the task of a call is cancelled.
    func cancellation() -> Wait {
        wait(addedTo: \.cancellations) { $0.isCancelled }
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
