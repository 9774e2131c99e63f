/// The reason why the task of a suspended call was not cancelled.
enum MissedCancellation: Sendable {
    /// No call has come.
    case notCalled
    /// The call still waits.
    case notCancelled
    /// The test resumed the call, or gave its answer in advance.
    case resumed
    /// The call was not resumed in time.
    case expired
}

extension HeldAnswer.State {
    /// The reason why no task was cancelled, if none was.
    var missedCancellation: MissedCancellation {
        if isAnyWaiting { return .notCancelled }
        if case .answer = ending { return .resumed }
        if hasExpired { return .expired }
        return calls.isEmpty ? .notCalled : .notCancelled
    }
}
