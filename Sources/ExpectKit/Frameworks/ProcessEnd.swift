import Foundation

/// What is left to be said when the process ends and no test runs any more.
///
/// A mock that only a closure of its own keeps alive is never deallocated, so nothing tells of the calls that it
/// misses, unless its test verifies it. Such mocks are released when the process ends. What they then report goes to
/// the standard error, and the process fails.
enum ProcessEnd {
    private struct State {
        var isReached = false
        var hasFailed = false
        var mocks: [WeakMock] = []
        /// From how many on those that are gone are dropped.
        var sweep = 64
    }

    private struct WeakMock {
        weak var engine: (any SelfVerifying)?
    }

    // Process-wide, as the end of the process is. The mocks are held weakly.
    private static let state = Lock(State())
    private static let registration: Void = { atexit { ProcessEnd.reach() } }()

    static var isReached: Bool { state.withLock { $0.isReached } }

    /// Releases a mock when the process ends, if it is still there.
    static func watch(_ engine: any SelfVerifying) {
        registration
        state.withLock { state in
            if state.mocks.count >= state.sweep {
                state.mocks.removeAll { $0.engine == nil }
                state.sweep = max(64, 2 * state.mocks.count)
            }
            state.mocks.append(WeakMock(engine: engine))
        }
    }

    static func deliver(_ failure: FailureReport) -> Delivery {
        guard failure.severity == .error else { return .suppressed }
        state.withLock { $0.hasFailed = true }
        let words = "\(failure.location.filePath):\(failure.location.line): error: \(failure.text)\n"
        FileHandle.standardError.write(Data(words.utf8))
        return .received
    }

    private static func reach() {
        let mocks = state.withLock { state in
            state.isReached = true
            defer { state.mocks = [] }
            return state.mocks
        }
        for mock in mocks { mock.engine?.releaseActions() }
        if state.withLock({ $0.hasFailed }) { _exit(EXIT_FAILURE) }
    }
}
