import Foundation

/// The held failures of the process, so that none is lost if the process ends before they are recorded. If the process
/// exits, they are recorded. If a signal ends it, such as that of a trap, their texts are written to the standard
/// error. `_exit` and `SIGKILL` leave no time for that.
enum UnrecordedFailures {
    private struct State {
        var failures = [HeldFailure?](repeating: nil, count: Limits.Reporting.heldFailures)
        var isOver = false
    }

    // Process-wide, because the process has one end.
    private static let state = Lock(State())

    /// Adds a failure with the text to write if a signal ends the process, and returns its place; `nil` if there is none left,
    /// or if the process ends.
    static func insert(_ failure: HeldFailure, words: String) -> Int? {
        ProcessEnd.registration
        FatalSignals.installation
        return state.withLock { state in
            guard !state.isOver, let slot = state.failures.firstIndex(where: { $0 == nil }) else { return nil }
            state.failures[slot] = failure
            FatalSignals.set(words, at: slot)
            return slot
        }
    }

    static func remove(_ slot: Int) {
        state.withLock { state in
            FatalSignals.set(nil, at: slot)
            // Its text and its closure were taken from it, so that destroying it runs no other code under the lock.
            state.failures[slot] = nil
        }
    }

    /// Records all failures, because the process exits, and returns whether there were any, also those that another thread is
    /// recording. No failure is held after that.
    static func end() -> Bool {
        let failures = state.withLock { state in
            state.isOver = true
            return state.failures.compactMap(\.self)
        }
        for failure in failures { failure.record() }
        return !failures.isEmpty
    }
}

extension Limits.Reporting {
    /// The failures of a process that can be held at once. The handler of a signal needs a table of a fixed size.
    static var heldFailures: Int { 64 }
}
