import Foundation

/// Reports the failures of mocks that are still alive when the process ends.
///
/// A mock that is retained by one of its own closures is never deallocated, so its missing calls are not reported unless its
/// test verifies it. Such mocks are released at the end of the process. No test is running then, so their failures go to the
/// standard error, and the process exits with a failure.
enum ProcessEnd {
    private struct State {
        var isReached = false
        var hasFailed = false
        var mocks: [WeakMock] = []
        /// The number of entries at which those of deallocated mocks are removed. It doubles with the number of living
        /// mocks, so that adding a mock takes constant time on average.
        var sweepCount = State.minimumSweepCount

        static let minimumSweepCount = 64
    }

    private struct WeakMock {
        weak var engine: (any SelfVerifying)?
    }

    // Process-wide, because the process has one end. The mocks are held weakly.
    private static let state = Lock(State())
    private static let registration: Void = { atexit { ProcessEnd.reach() } }()

    static var isReached: Bool { state.withLock { $0.isReached } }

    /// How many mocks are noted, living or not. Tests read it to find out whether the number is bounded.
    static var watchedCount: Int { state.withLock { $0.mocks.count } }

    /// Releases the closures of a mock at the end of the process, if the mock is still alive.
    static func watch(_ engine: any SelfVerifying) {
        registration
        state.withLock { state in
            if state.mocks.count >= state.sweepCount {
                state.mocks.removeAll { $0.engine == nil }
                state.sweepCount = max(State.minimumSweepCount, 2 * state.mocks.count)
            }
            state.mocks.append(WeakMock(engine: engine))
        }
    }

    /// Writes a failure to the standard error.
    static func deliver(_ failure: FailureReport) -> Delivery {
        guard failure.severity == .error else { return .suppressed }
        state.withLock { $0.hasFailed = true }
        FailureOutput.print(failure, in: nil)
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
