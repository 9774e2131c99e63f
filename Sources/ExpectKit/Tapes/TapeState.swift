/// How far a tape has come: a pure value that decides what becomes of it.
struct TapeState {
    enum Phase: Equatable {
        /// Nobody has used it.
        case idle
        case recording
        case playing
        /// There is nothing to play, and it must not be recorded; that was reported.
        case unusable
        /// It was never begun, as another test has it.
        case refused
        /// It is over.
        case finished
    }

    /// Why a tape is recorded.
    enum Reason: Equatable {
        case wasMissing, hadFailed, always
    }

    /// What was found where the tape lies.
    enum Found: Equatable {
        case nothing
        case entries([TapeEntry])
        case flaw(TapeFlaw)
    }

    private(set) var phase = Phase.idle
    private(set) var entries: [TapeEntry] = []
    private var mode = TapeMode.missing
    private var reason = Reason.always
    /// What could not be recorded, in the words in which it was told.
    private var flaws: Set<String> = []
    private var mocks: [String] = []
    private var hasFailed = false
    private var hasFailedTest = false
    /// How many calls the tape has that would be replaced; nothing where there is none.
    private var former: Int?

    /// Begins to record or to play.
    ///
    /// - Parameter hasFailed: Whether the last run left word that the tape is to be recorded anew.
    /// - Returns: What to tell the test of a tape that cannot be used.
    mutating func begin(_ mode: TapeMode, _ found: Found, hasFailed: Bool) -> TapeFlaw? {
        self.mode = mode
        reason = mode == .all ? .always : found == .nothing ? .wasMissing : .hadFailed
        former = if case .entries(let entries) = found { entries.count } else { nil }
        switch (mode, found) {
        case (.all, .nothing), (.all, .entries), (.missing, .nothing), (.failed, .nothing): phase = .recording
        case (.failed, .entries) where hasFailed: phase = .recording
        case (_, .entries(let entries)):
            phase = .playing
            self.entries = entries
        case (.never, .nothing):
            phase = .unusable
            return TapeFlaw("there is no such tape, and none is recorded in the mode never")
        case (_, .flaw(let flaw)):
            // Not even to be recorded anew: what cannot be read may be someone's work.
            phase = .unusable
            return flaw
        }
        return nil
    }

    /// Lets a mock join.
    ///
    /// - Returns: Whether no other one of its name has.
    mutating func join(_ mock: String) -> Bool {
        guard !mocks.contains(mock) else { return false }
        mocks.append(mock)
        return true
    }

    /// Enters a call when it arrives.
    ///
    /// - Returns: Its number, counted from zero; nothing if nothing is recorded.
    mutating func enter(_ call: JSONValue, of mock: String) -> Int? {
        guard phase == .recording else { return nil }
        entries.append(TapeEntry(mock: mock, call: call))
        return entries.count - 1
    }

    /// Fills in what came of a call.
    mutating func note(_ outcome: TapeEntry.Outcome, of number: Int) {
        guard phase == .recording else { return }
        entries[number].outcome = outcome
    }

    /// Keeps the tape from being written, as something could not be recorded.
    ///
    /// - Returns: Whether it is the first time that this is said.
    mutating func spoil(_ words: String) -> Bool { flaws.insert(words).inserted }

    /// Notes that a mock has failed: a call was not that of the tape.
    mutating func noteFailure() { hasFailed = true }

    /// Notes that the test has failed, for any reason.
    mutating func noteFailedTest() { hasFailedTest = true }

    /// Marks the tape as refused, as it cannot be begun.
    mutating func refuse() { phase = .refused }

    /// Why the tape that is there stays in the place of the recorded one.
    enum Kept: Equatable {
        case failed, withoutCalls
    }

    /// Marks the tape as refused, unless it was begun.
    ///
    /// - Returns: Whether it was not.
    mutating func refuseIfIdle() -> Bool {
        guard phase == .idle else { return false }
        phase = .refused
        return true
    }

    /// What is done with a tape in the end.
    enum Ending: Equatable {
        case nothing
        case write(TapeFile, Reason)
        case keep(Kept)
        /// It was played; where failures are recorded anew, whether there was one; and the mocks on it that nobody was.
        case played(hasFailed: Bool?, strangers: [String])
    }

    mutating func finish() -> Ending {
        defer { phase = .finished }
        switch phase {
        case .recording where flaws.isEmpty:
            guard let former else { return .write(TapeFile(entries: entries), reason) }
            if hasFailed || hasFailedTest { return .keep(.failed) }
            if entries.isEmpty { return former == 0 ? .nothing : .keep(.withoutCalls) }
            return .write(TapeFile(entries: entries), reason)
        case .playing:
            var strangers: [String] = []
            for entry in entries where !mocks.contains(entry.mock) && !strangers.contains(entry.mock) {
                strangers.append(entry.mock)
            }
            return .played(
                hasFailed: mode == .failed ? hasFailed || !strangers.isEmpty : nil, strangers: strangers)
        case .idle, .recording, .unusable, .refused, .finished: return .nothing
        }
    }
}
