/// How long a verification waited, and where the test says so.
struct Waiting {
    let limit: Duration
    let site: CallSite

    var words: String { "waited \(limit) for it (\(site))" }
}

extension Engine {
    /// Suspends the task until all that is expected has come, or a call that must not.
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) async
    {
        let wait = enrolledWait()
        _ = await wait.ended(by: deadline, on: clock)
        dismiss(wait)
    }

    /// Blocks the thread until all that is expected has come, or a call that must not.
    func block<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) {
        let wait = enrolledWait()
        _ = wait.blocked(by: deadline, on: clock)
        dismiss(wait)
    }

    /// Returns a wait that is over already where there is nothing to wait for.
    private func enrolledWait() -> Wait {
        let wait = Wait()
        locked { $0.waits.append(wait) }
        return wait
    }

    private func dismiss(_ wait: Wait) {
        locked { state in state.waits.removeAll { $0 === wait } }
    }

    /// Verifies after a wait. What has not come is no failure where a call came that must not, and ended the wait.
    func verify(after waiting: Waiting) {
        let isBroken = locked { $0.settlement } == .broken
        verify(missing: isBroken ? .warning : .error) { violation in
            guard violation.kind == .missing else { return }
            violation.advice.insert(
                isBroken
                    ? "not waited for any longer (\(waiting.site)), as a call had come that must not"
                    : waiting.words, at: 0)
        }
    }
}
