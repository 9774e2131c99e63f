/// Marks the threads that report a failure.
///
/// It marks a thread and not a task, because a reporter may run in the task of another test.
enum ReportingThread {
    private static let mark = ThreadMark("ExpectKit.ReportingThread")

    static var isCurrent: Bool { mark.isSet }

    static func run<Result>(_ body: () -> Result) -> Result {
        guard !mark.isSet else { return body() }
        mark.isSet = true
        defer { mark.isSet = false }
        return body()
    }
}
