import ExpectKit

/// The phase and the entries of a tape: a value that decides whether to record, to replay or to check, to write or to keep
/// the file.
struct TapeState {
    enum Phase: Equatable {
        /// No mock has used the tape.
        case idle
        case recording
        case replaying
        /// The mode is `check`.
        case checking
        /// The tape can neither be replayed nor recorded; this was reported.
        case unusable
        /// The file is not reserved, and neither read nor written; this was reported.
        case refused
        case finished
    }

    /// What was found in the file.
    enum Found: Equatable {
        case nothing
        case entries([TapeEntry])
        case flaw(TapeFlaw)
    }

    /// Why the tape is unusable.
    enum Unusable: Equatable {
        case missing
        case flaw(TapeFlaw)
    }

    private(set) var phase = Phase.idle
    /// The entries of the calls so far, or of the file while it is replayed.
    private(set) var entries: [TapeEntry] = []
    /// The entries of the file that is checked.
    private(set) var checkedEntries: [TapeEntry] = []
    /// The calls whose answers cannot be compared, which was reported.
    private(set) var incomparable: Set<Int> = []
    private var mode = TapeMode.missing
    private var recordingReason = TapeProblem.RecordingReason.always
    /// Why the recording cannot be written.
    private var discardReasons: Set<DiscardReason> = []
    private var mocks: [String] = []
    private var hasMockFailed = false
    /// Whether the tape was replayed in a mode that records again after a failure.
    private var marksFailures = false
    private var hasTestFailed = false
    /// The number of entries in the file that the recording would replace; nil if there is no file.
    private var replacedCount: Int?

    /// Begins to record or to replay.
    ///
    /// - Parameter hasFailed: Whether the previous run failed in the mode `failed`.
    /// - Returns: Why the tape is unusable; nil if it is used.
    mutating func begin(_ mode: TapeMode, _ found: Found, hasFailed: Bool) -> Unusable? {
        self.mode = mode
        recordingReason = mode == .all ? .always : found == .nothing ? .wasMissing : .hadFailed
        replacedCount = if case .entries(let entries) = found { entries.count } else { nil }
        switch (mode, found) {
        case (.all, .nothing), (.all, .entries), (.missing, .nothing), (.failed, .nothing): phase = .recording
        case (.failed, .entries) where hasFailed: phase = .recording
        case (.check, .entries(let entries)):
            phase = .checking
            checkedEntries = entries
        case (_, .entries(let entries)):
            phase = .replaying
            self.entries = entries
        case (.never, .nothing), (.check, .nothing):
            phase = .unusable
            return .missing
        case (_, .flaw(let flaw)):
            // A file with a flaw is not replaced in any mode, because somebody may be editing it.
            phase = .unusable
            return .flaw(flaw)
        }
        return nil
    }

    /// Marks the tape as refused, unless a mock has used it.
    ///
    /// - Returns: Whether it is refused now.
    mutating func refuseIfIdle() -> Bool {
        guard phase == .idle else { return false }
        phase = .refused
        return true
    }

    /// Adds a mock.
    ///
    /// - Returns: Whether it is the first of its name.
    mutating func join(_ mock: String) -> Bool {
        guard !mocks.contains(mock) else { return false }
        mocks.append(mock)
        return true
    }

    /// Adds an entry for a call that has just been made.
    ///
    /// - Returns: The index of the entry; nil if the tape neither records nor checks.
    mutating func enter(_ call: JSONValue, of mock: String) -> Int? {
        guard phase == .recording || phase == .checking else { return nil }
        entries.append(TapeEntry(mock: mock, call: call))
        return entries.count - 1
    }

    /// Sets the outcome of a call.
    mutating func set(_ outcome: TapeEntry.Outcome, at index: Int) {
        guard phase == .recording || phase == .checking else { return }
        entries[index].outcome = outcome
    }

    /// Notes that the answer to a call cannot be compared.
    mutating func noteIncomparable(_ index: Int) { incomparable.insert(index) }

    /// Prevents the recording from being written.
    ///
    /// - Returns: Whether the reason is new.
    mutating func discard(_ reason: DiscardReason) -> Bool { discardReasons.insert(reason).inserted }

    /// Notes that a mock on the tape has failed.
    ///
    /// - Returns: Whether the file has to be marked as failed, because the tape has ended.
    mutating func noteFailedMock() -> Bool {
        hasMockFailed = true
        return phase == .finished && marksFailures
    }

    /// Notes that the test has failed.
    mutating func noteFailedTest() { hasTestFailed = true }

    /// What is done with the tape when it ends.
    enum Ending: Equatable {
        case nothing
        case write(TapeFile, TapeProblem.RecordingReason)
        case keep(TapeProblem.KeptReason)
        /// The tape was replayed, and no mock has used its entries of some names.
        ///
        /// `hasFailed` is nil if the mode does not record again after a failure.
        case replayed(hasFailed: Bool?, unusedMocks: [String])
        /// The tape was checked, and no mock has used its entries of some names.
        case checked(TapeRun, unusedMocks: [String])
    }

    /// Ends the tape.
    ///
    /// - Returns: The action to perform, and whether the tape had reserved its file.
    mutating func finish() -> (ending: Ending, hadFile: Bool) {
        defer { (phase, marksFailures) = (.finished, marksFailures || phase == .replaying && mode == .failed) }
        return (ending, [.recording, .replaying, .checking, .unusable].contains(phase))
    }

    private var ending: Ending {
        switch phase {
        case .recording where discardReasons.isEmpty:
            guard let replacedCount else { return .write(TapeFile(entries: entries), recordingReason) }
            if hasMockFailed || hasTestFailed { return .keep(.testFailed) }
            if entries.isEmpty { return replacedCount == 0 ? .nothing : .keep(.noCalls) }
            return .write(TapeFile(entries: entries), recordingReason)
        case .replaying:
            let unused = unusedMocks(in: entries)
            return .replayed(
                hasFailed: mode == .failed ? hasMockFailed || !unused.isEmpty : nil, unusedMocks: unused)
        case .checking:
            let run = TapeRun(
                entries: entries, incomparable: incomparable, incompleteMocks: incompleteMocks,
                hasFailed: hasMockFailed || hasTestFailed)
            return .checked(run, unusedMocks: unusedMocks(in: checkedEntries))
        case .idle, .recording, .unusable, .refused, .finished: return .nothing
        }
    }

    /// The mocks with a call that could not be entered, or whose answer cannot be compared.
    private var incompleteMocks: Set<String> {
        Set(discardReasons.compactMap { if case .call(_, let mock, _) = $0 { mock } else { nil } })
    }

    /// The mocks that the file has entries of, and that did not use the tape.
    private func unusedMocks(in entries: [TapeEntry]) -> [String] {
        var unused: [String] = []
        for entry in entries where !mocks.contains(entry.mock) && !unused.contains(entry.mock) {
            unused.append(entry.mock)
        }
        return unused
    }
}
