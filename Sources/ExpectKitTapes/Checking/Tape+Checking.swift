import ExpectKit

extension Tape {
    /// Whether the tape is being checked.
    var isChecking: Bool { state.withLock { $0.phase == .checking } }

    /// Reports the differences between a run and the tape: one failure for each mock, at the line that put it on the tape.
    func report(_ run: TapeRun, _ checks: [any TapeChecking]) {
        for check in checks {
            let differences = check.differences(in: run) { redacted($0) }
            if !differences.all.isEmpty {
                report(.differs(differences), at: check.site)
            } else if differences.unreached > 0 {
                report(
                    .notReached(mock: check.mock, missing: differences.unreached, of: check.entryCount),
                    at: check.site)
            }
        }
    }
}
