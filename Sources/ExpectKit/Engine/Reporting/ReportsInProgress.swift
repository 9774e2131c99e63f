/// The failures of a mock that are being reported: found, but not yet handed to a test.
///
/// Finding the lines of a failure takes time, and so may a reporter. A failure that is being reported is not yet reported,
/// so every verification waits for it.
struct ReportsInProgress {
    /// How many there are.
    private(set) var count = 0
    private var waits: [Wait] = []
    private var start: ContinuousClock.Instant?
    private var finished = Duration.zero

    /// The time after which the reporter counts as blocked.
    var patience = Duration.seconds(60)

    /// How long failures have been reported, in all. A wait for calls is extended by that time, because the code under test
    /// is blocked meanwhile.
    var duration: Duration {
        finished + (start.map { $0.duration(to: .now) } ?? .zero)
    }

    mutating func begin() {
        if count == 0 { start = .now }
        count += 1
    }

    /// - Returns: The waits that are over with it.
    mutating func end() -> [Wait] {
        count -= 1
        guard count == 0 else { return [] }
        finished = duration
        start = nil
        defer { waits = [] }
        return waits
    }

    /// Whether a verification waits for the end of all reports.
    var isAwaited: Bool { !waits.isEmpty }

    /// Adds a wait for the end of all reports.
    mutating func enroll(_ wait: Wait) { waits.append(wait) }
}
