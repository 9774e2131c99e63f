// The steps of a call: it arrives, waits, and continues.
extension HeldAnswer {
    /// Suspends a call until the test resumes it or the wait ends.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - canThrowCancellation: Whether the requirement may throw a `CancellationError`. The call then throws it if its
    ///     task is cancelled, unless it is to go on.
    nonisolated(nonsending) func ending(of invocation: Any, canThrowCancellation: Bool) async -> Ending {
        let (number, arrivals) = state.withLock { state in
            let number = state.calls.count
            state.calls.append(invocation)
            state.states[number] = state.endingOnArrival().map(CallState.leaving) ?? .arriving
            defer { state.arrivals = [] }
            return (number, state.arrivals)
        }
        for arrival in arrivals { arrival.end(.met) }
        let timer = Task.detached { [limit] in
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            self.expire(number)
        }
        defer { timer.cancel() }
        return await LimitedWaits.during {
            await withTaskCancellationHandler {
                await withUnsafeContinuation { continuation in park(number, continuation) }
            } onCancel: {
                cancel(number, ends: canThrowCancellation && endsOnCancellation)
            }
        }
    }

    private func park(_ number: Int, _ continuation: UnsafeContinuation<Ending, Never>) {
        let ending = state.withLock { state -> Ending? in
            guard case .leaving(let ending) = state.states[number] else {
                state.states[number] = .waiting(continuation)
                return nil
            }
            state.states[number] = nil
            return ending
        }
        if let ending { continuation.resume(returning: ending) }
    }

    private func cancel(_ number: Int, ends: Bool) {
        let cancellations = state.withLock { state in
            state.isCancelled = true
            defer { state.cancellations = [] }
            return state.cancellations
        }
        if ends { end(number, with: .answer(Answer(kind: .error(CancellationError()), site: site))) }
        for cancellation in cancellations { cancellation.end(.met) }
    }

    /// Ends the wait of a call that was not resumed in time.
    ///
    /// If the test waits for the cancellation of the last waiting call, that wait ends as well, and reports the failure.
    private func expire(_ number: Int) {
        let ended = state.withLock { state -> (Ending, UnsafeContinuation<Ending, Never>?, waits: [Wait])? in
            guard state.isWaiting(number) else { return nil }
            state.hasExpired = true
            let continuation = state.end(number, with: .expired(isReported: true))
            let waits = state.isAnyWaiting ? [] : state.cancellations.filter { $0.outcome == nil }
            if !waits.isEmpty { state.cancellations = [] }
            let ending = Ending.expired(isReported: !waits.isEmpty || !state.noteFailure())
            if continuation == nil { state.states[number] = .leaving(ending) }
            return (ending, continuation, waits)
        }
        guard let (ending, continuation, waits) = ended else { return }
        for wait in waits { wait.end(.met) }
        continuation?.resume(returning: ending)
    }

    private func end(_ number: Int, with ending: Ending) {
        state.withLock { $0.end(number, with: ending) }?.resume(returning: ending)
    }
}
