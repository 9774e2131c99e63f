import ExpectKit

/// Lets one body at a time run on an executor that observes its tasks.
///
/// The task of a job from the main queue is not known, so the executor assumes that it belongs to the only body that
/// runs.
enum RunPermit {
    private struct State {
        var isTaken = false
        var waiting: [UnsafeContinuation<Void, Never>] = []
    }

    // Process-wide, because the main queue is.
    private static let state = Lock(State())

    /// Runs a closure while no other closure has the permit.
    static func withPermit<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        await withUnsafeContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isTaken { state.waiting.append(continuation) }
                defer { state.isTaken = true }
                return !state.isTaken
            }
            if isFree { continuation.resume() }
        }
        defer {
            let next = state.withLock { state -> UnsafeContinuation<Void, Never>? in
                if state.waiting.isEmpty {
                    state.isTaken = false
                    return nil
                }
                return state.waiting.removeFirst()
            }
            next?.resume()
        }
        return try await body()
    }
}
