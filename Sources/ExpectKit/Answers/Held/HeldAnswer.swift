/// An answer that the test gives while calls of an `async` requirement wait for it.
final class HeldAnswer: HeldCalls<Answer>, @unchecked Sendable {
    let declaration: Declaration
    let limit: Duration
    /// Whether a call ends when its task is cancelled, if the requirement may throw a `CancellationError`.
    let endsOnCancellation: Bool

    init(declaration: Declaration, limit: Duration, endsOnCancellation: Bool = true, site: CallSite) {
        (self.declaration, self.limit, self.endsOnCancellation) = (declaration, limit, endsOnCancellation)
        super.init(at: site)
    }

    var givenAnswer: Answer? { if case .answer(let answer) = state.withLock({ $0.ending }) { answer } else { nil } }

    /// Suspends a call until the test resumes it or the wait ends.
    ///
    /// - Parameter canThrowCancellation: Whether the requirement may throw a `CancellationError`.
    nonisolated(nonsending) func ending(of invocation: Any, canThrowCancellation: Bool) async -> Ending {
        let ends = canThrowCancellation && endsOnCancellation
        let number = nextNumber()
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        return await LimitedWaits.during {
            await withTaskCancellationHandler {
                await withUnsafeContinuation { continuation in
                    arrive(invocation, as: number) { continuation.resume(returning: $0) }
                    // The handler has no effect on a call that has not arrived yet.
                    if Task.isCancelled { cancel(number, ends: ends) }
                    timer = Task.detached { [limit] in
                        if (try? await Task.sleep(for: limit.forSleep)) != nil { self.expire(number) }
                    }
                }
            } onCancel: {
                cancel(number, ends: ends)
            }
        }
    }

    private func cancel(_ number: Int, ends: Bool) {
        let (call, waits) = state.withLock { state in
            state.isCancelled = true
            defer { state.cancellations = [] }
            return (ends ? state.waiting.removeValue(forKey: number) : nil, state.cancellations)
        }
        call?.proceed(.answer(Answer(kind: .error(CancellationError()), site: site)))
        for wait in waits { wait.end(.met) }
    }

    /// Ends the wait of a call that was not resumed in time. If the test waits for the cancellation of the last waiting
    /// call, that wait ends as well, and reports the failure.
    private func expire(_ number: Int) {
        let ended = state.withLock { state -> (WaitingCall, Ending, waits: [Wait])? in
            guard let call = state.waiting.removeValue(forKey: number) else { return nil }
            state.hasExpired = true
            let waits = state.waiting.isEmpty ? state.cancellations.filter { $0.outcome == nil } : []
            if !waits.isEmpty { state.cancellations = [] }
            return (call, .expired(isReported: !waits.isEmpty || !state.noteFailure()), waits)
        }
        guard let (call, ending, waits) = ended else { return }
        for wait in waits { wait.end(.met) }
        call.proceed(ending)
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Returns the reason why no task was cancelled, which must be reported; nil if a task was cancelled, or if a
    /// failure of the answer has been reported.
    func missedCancellation() -> MissedCancellation? {
        state.withLock { state in
            if state.isCancelled || state.isReported { return nil }
            let isResumed = if case .answer = state.ending { true } else { false }
            if state.calls.isEmpty, !isResumed { return .notCalled }
            state.isReported = true
            if isResumed { return .resumed }
            return state.hasExpired && state.waiting.isEmpty ? .expired : .notCancelled
        }
    }
}

/// The reason why the task of a suspended call was not cancelled.
enum MissedCancellation: Sendable {
    case notCalled
    case notCancelled
    /// The test resumed the call, or gave its answer in advance.
    case resumed
    case expired
}

extension CallReports {
    /// Ends the waits of calls that can no longer be resumed, and reports the calls.
    func abandon(_ answer: HeldAnswer) {
        let calls = answer.abandon().map { typedCall($0, as: Invocation.self) }
        if !calls.isEmpty { reportNotResumed(calls, of: answer, answer: nil, waited: nil) }
    }

    func declaredCall(of answer: HeldAnswer) -> String {
        describeCall(answer.declaration.of(Invocation.self).invocation)
    }
}
