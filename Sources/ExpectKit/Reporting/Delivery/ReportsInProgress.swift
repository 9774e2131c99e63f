/// The failures of a mock that are being reported: found, but not yet handed to a test.
///
/// Finding the source lines of a failure takes time, and a reporter may take time as well. A test has not received
/// such a failure yet, so every verification waits for it.
struct ReportsInProgress {
    /// The number of failures that are being reported.
    private(set) var count = 0
    private var waits: [Wait] = []
    private var start: ContinuousClock.Instant?
    private var finished = Duration.zero

    /// The time after which the reporter counts as blocked.
    var patience = Limits.Reporting.patience

    /// The total time during which failures were reported. A wait for calls is extended by that time, because the
    /// code under test is blocked meanwhile.
    var duration: Duration {
        finished + (start.map { $0.duration(to: .now) } ?? .zero)
    }

    mutating func begin() {
        if count == 0 { start = .now }
        count += 1
    }

    /// - Returns: The waits that end with this report.
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

/// Marks the threads that report a failure.
///
/// It marks a thread and not a task, because a reporter may run in the task of another test.
enum ReportingThread {
    private static let mark = ThreadValue("ExpectKit.ReportingThread")

    static var isCurrent: Bool { mark.value != 0 }

    static func run<Result>(_ body: () -> Result) -> Result {
        guard mark.value == 0 else { return body() }
        mark.value = 1
        defer { mark.value = 0 }
        return body()
    }
}
