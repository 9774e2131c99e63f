extension CallDispatcher {
    /// Waits for the answer of an `async` closure, or for an answer that the test gives later.
    nonisolated(nonsending) func ending<Failure: Error>(
        of answer: Answer, _ invocation: Invocation, throwing _: Failure.Type
    ) async -> HeldAnswer.Ending {
        switch answer.kind {
        case .asyncAction(let action):
            do {
                return .answer(Answer(kind: .value(try await action(invocation)), site: answer.site))
            } catch {
                return .answer(Answer(kind: .error(error), site: answer.site))
            }
        case .held(let held):
            return await held.ending(of: invocation, canThrowCancellation: CancellationError() is Failure)
        case .value, .error, .action, .taped, .forward, .released:
            return .answer(answer)
        }
    }

    /// Suspends a call without an answer forever, because its test is over.
    nonisolated(nonsending) func suspendForever<Output>() async -> Output {
        await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
    }
}
