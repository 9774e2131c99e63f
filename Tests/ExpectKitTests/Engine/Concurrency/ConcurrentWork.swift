import Foundation

/// How often each thread and each task of a crowd calls: a multiple of ten.
///
/// `.ci/run` asks for more, and for fewer under the thread sanitizer, which makes a call ten times as slow and needs
/// few calls to see a race.
let callsOfEach = ProcessInfo.processInfo.environment["EXPECTKIT_CROWD_CALLS"].flatMap { Int($0) } ?? 5000

/// Runs work beside the test, on bare threads and on tasks, and returns whether all of it came to an end.
///
/// The test only waits, and gives up after ten minutes: a test that ran the work itself would hang with it, and what
/// blocks a thread cannot be cancelled. The limit is no measure of speed, so it is far more than the work takes.
///
/// - Parameters:
///   - threads: Work that gets a thread of its own each.
///   - tasks: Work that gets a task of its own each.
func allEnd(
    threads: [@Sendable () -> Void], tasks: [@Sendable () async -> Void] = []
) async -> Bool {
    let open = DispatchGroup()
    for work in threads {
        open.enter()
        Thread {
            work()
            open.leave()
        }.start()
    }
    for work in tasks {
        open.enter()
        // Ahead of the other tests, which may keep the few threads for tasks busy for minutes under the sanitizer.
        Task.detached(priority: .high) {
            await work()
            open.leave()
        }
    }
    return await withCheckedContinuation { ended in
        // A thread more, to wait with: the test itself must not block one that its tasks may need.
        Thread {
            ended.resume(returning: open.wait(timeout: .now() + .seconds(600)) == .success)
        }.start()
    }
}

/// A value that several threads write to.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: Value

    init(_ value: Value) { content = value }

    var value: Value { lock.withLock { content } }
    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&content) } }
}
