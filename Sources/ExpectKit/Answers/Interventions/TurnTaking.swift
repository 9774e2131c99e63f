/// Decides when each call of a mock is answered.
protocol TurnTaking: AnyObject, Sendable {
    /// Suspends a call until it is its turn to be answered.
    ///
    /// - Parameter canThrowCancellation: Whether the requirement may throw a `CancellationError`.
    /// - Returns: Why the call continues.
    nonisolated(nonsending) func turn(of call: ArrivedCall, canThrowCancellation: Bool) async -> TurnEnd
}

/// The reason why a call continues.
enum TurnEnd: Sendable {
    /// It is its turn to be answered.
    case answered
    /// Its task was cancelled, so it throws a `CancellationError`.
    case cancelled
}
