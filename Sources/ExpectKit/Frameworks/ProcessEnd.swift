import Foundation

/// Verifies the mocks that are still alive when the process ends, and makes a process fail whose failures no test can
/// receive. A global mock, or a mock that is retained by its own closures or calls, is never deallocated, so nothing
/// else verifies it unless its test does. XCTest receives no failure then, so the failures go to the standard error.
enum ProcessEnd {
    private struct State {
        var isReached = false
        /// Whether the process is about to end without a failure.
        var isOver = false
        var hasFailed = false
        var mocks = WatchedMocks()
    }

    // Process-wide, because the process has one end. The mocks are held weakly.
    private static let state = Lock(State())
    /// Reading it has the end of the process record what is held then.
    static let registration: Void = { atexit { ProcessEnd.reach() } }()

    /// The living mocks on which a test of Swift Testing has declared something.
    static func mocks(ownedBy test: TestIdentity) -> [any SelfVerifying] {
        state.withLock { $0.mocks.alive(ownedBy: test) }
    }

    static var isReached: Bool { state.withLock { $0.isReached } }

    /// Verifies a mock at the end of the process, if it is still alive.
    static func watch(_ engine: any SelfVerifying) {
        registration
        let owner = engine.owner
        state.withLock { $0.mocks.insert(engine, ownedBy: owner) }
    }

    /// Writes a failure to the standard error with the name of its test, if it is known, and makes the process fail.
    static func deliver(_ failure: FailureReport, of test: String?) -> Delivery {
        guard failure.severity == .error else { return .suppressed }
        // Output of the tests that is still in a buffer comes first.
        fflush(nil)
        FileHandle.standardError.write(Data(failure.words(in: test).utf8))
        fail()
        return .received
    }

    /// Makes the process exit with a failure.
    static func fail() {
        registration
        let isOver = state.withLock { state in
            state.hasFailed = true
            return state.isOver
        }
        if isOver { _exit(EXIT_FAILURE) }
    }

    private static func reach() {
        // They have failed tests that do not come to their end.
        if UnrecordedFailures.end() { fail() }
        let mocks = state.withLock { state in
            state.isReached = true
            defer { state.mocks = WatchedMocks() }
            return state.mocks.alive
        }
        for mock in mocks { mock.verifyItself(after: .passed, at: nil) }
        for mock in mocks { mock.releaseActions() }
        let hasFailed = state.withLock { state in
            state.isOver = true
            return state.hasFailed
        }
        guard hasFailed else { return }
        fflush(nil)
        _exit(EXIT_FAILURE)
    }
}

extension FailureReport {
    /// The failure as a line of the standard error, with the name of its test, if it is known.
    func words(in test: String?) -> String {
        "\(location.filePath):\(location.line): error: \(test.map { "\($0) : " } ?? "")\(text)\n"
    }
}
