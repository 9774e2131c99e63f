import ExpectKit

extension Tape {
    /// Begins the tape when the first mock uses it: reads the file, and decides whether to record or to replay.
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
        if let problem { report(problem.redacted { redaction.redacted(words: $0) }) }
        return state.withLock { $0.phase }
    }

    /// - Returns: Why the tape cannot be used.
    private func beginOnce() -> TapeProblem? {
        guard state.withLock({ $0.phase == .idle }) else { return nil }
        let (mode, limit): (TapeMode, TapeAge?)
        do throws(TapeProblem) {
            if let chosenMode { mode = chosenMode } else { mode = try .ofEnvironment() ?? .missing }
            limit = try ageLimit()
        } catch {
            _ = state.withLock { $0.refuseIfIdle() }
            return error
        }
        if let owner, let other = place.owner(besides: owner) {
            _ = state.withLock { $0.refuseIfIdle() }
            return .sharedName(with: other)
        }
        guard place.reserve() else {
            _ = state.withLock { $0.refuseIfIdle() }
            return .inUse
        }
        var day: CalendarDay?
        let found: TapeState.Found
        switch place.read() {
        case .nothing: found = .nothing
        case .tape(let file): (found, day) = (.entries(file.entries), file.recorded)
        case .flaw(let flaw): found = .flaw(flaw)
        }
        let hasFailed = place.isMarkedAsFailed
        return switch state.withLock({ $0.begin(mode, found, hasFailed: hasFailed) }) {
        case .missing: .missing(mode: mode.rawValue)
        case .flaw(let flaw): .unplayable(flaw)
        case nil: limit.flatMap { state.withLock { $0.phase } == .replaying ? old(day, $0) : nil }
        }
    }

    /// The age after which the tape counts as old; nil if it never does.
    func ageLimit() throws(TapeProblem) -> TapeAge? {
        let limit: TapeAge?
        if let chosenAge { limit = chosenAge } else { limit = try .ofEnvironment() }
        if let limit, limit.days < 1 { throw .invalidAge(days: limit.days) }
        return limit
    }

    /// The warning about a tape that is older than allowed.
    func old(_ day: CalendarDay?, _ limit: TapeAge) -> TapeProblem? {
        guard let day else { return .undated(limit: limit.days) }
        let age = today().number - day.number
        return age > limit.days ? .old(recorded: day, age: age, limit: limit.days) : nil
    }
}
