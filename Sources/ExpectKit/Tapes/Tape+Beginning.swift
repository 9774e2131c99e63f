extension Tape {
    /// Begins the tape when the first mock uses it: reads the file, and decides whether to record or to play.
    ///
    /// - Parameter redaction: The rules of the mock.
    /// - Returns: The phase of the tape from now on.
    func begin(_ redaction: Redaction) -> TapeState.Phase {
        // Outside of the lock, because the rules run client code.
        let hasSecretName = redaction.redacted(place.title) != place.title
        let problem = beginning.withLock { _ -> TapeProblem? in
            if hasSecretName, state.withLock({ $0.refuseIfIdle() }) { return .secretInName }
            return beginOnce()
        }
        if let problem { report(problem) }
        return state.withLock { $0.phase }
    }

    /// - Returns: Why the tape cannot be used.
    private func beginOnce() -> TapeProblem? {
        guard state.withLock({ $0.phase == .idle }) else { return nil }
        let mode: TapeMode
        do throws(TapeProblem) {
            if let chosenMode { mode = chosenMode } else { mode = try .ofEnvironment() ?? .missing }
        } catch {
            _ = state.withLock { $0.refuseIfIdle() }
            return error
        }
        guard place.reserve() else {
            _ = state.withLock { $0.refuseIfIdle() }
            return .inUse
        }
        let found: TapeState.Found =
            switch place.read() {
            case .nothing: .nothing
            case .tape(let file): .entries(file.entries)
            case .flaw(let flaw): .flaw(flaw)
            }
        let hasFailed = place.isMarkedAsFailed
        return switch state.withLock({ $0.begin(mode, found, hasFailed: hasFailed) }) {
        case .missing: .missing(file: place.name, formerFile: place.formerName)
        case .flaw(let flaw): .unplayable(flaw)
        case nil: nil
        }
    }
}
