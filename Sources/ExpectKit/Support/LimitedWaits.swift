/// Counts the waits of a part of a test that end at a limit of their own, and report it. Other code that waits for the
/// test does not report a second time meanwhile.
package final class LimitedWaits: Sendable {
    /// The counter of the current task.
    @TaskLocal package static var current: LimitedWaits?

    private let count = Lock(0)

    package init() {}

    package var isEmpty: Bool { count.withLock { $0 == 0 } }

    /// Calls a closure that waits at most until a limit of its own.
    package nonisolated(nonsending) static func during<Result>(
        _ wait: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        let waits = current
        waits?.add(1)
        defer { waits?.add(-1) }
        return try await wait()
    }

    package static func during<Result>(_ wait: () throws -> Result) rethrows -> Result {
        let waits = current
        waits?.add(1)
        defer { waits?.add(-1) }
        return try wait()
    }

    private func add(_ change: Int) { count.withLock { $0 += change } }
}
