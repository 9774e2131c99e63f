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
