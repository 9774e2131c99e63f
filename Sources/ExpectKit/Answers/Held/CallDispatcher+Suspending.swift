extension CallDispatcher {
    /// Waits for the answer of an `async` closure, or for an answer that the test gives later.
    ///
    /// - Parameter fault: The error that the call throws instead of the answer that the test gives.
    nonisolated(nonsending) func ending<Failure: Error>(
        of answer: Answer, _ invocation: Invocation, throwing _: Failure.Type, _ fault: Failure?
    ) async -> HeldAnswer.Ending {
        switch answer.kind {
        case .asyncAction(let action):
            do {
                let value = try await RunningAction.run { try await action(invocation) }
                return .answer(Answer(kind: .value(value), site: answer.site))
            } catch {
                return .answer(Answer(kind: .error(error), site: answer.site))
            }
        case .held(let held):
            let ending = await held.ending(of: invocation, canThrowCancellation: CancellationError() is Failure)
            guard let fault, case .answer(let given) = ending else { return ending }
            return .answer(Answer(kind: .error(fault), site: given.site))
        case .value, .error, .action, .other, .forward, .released: return .answer(answer)
        }
    }
}
