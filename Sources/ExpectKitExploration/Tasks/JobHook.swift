import ExpectKit

internal import StackTraces

/// A hook into the runtime that sees each job before a thread of the global pool runs it.
///
/// The runtime calls it with the job, and with the function that enqueues the job as usual. Its name and its type are in
/// `swift/Runtime/Concurrency.h`; other libraries for tests of concurrent code use it, such as swift-concurrency-extras.
@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
enum JobHook {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Whether the hook is installed. The first access installs it, once in a process. It is not removed, because
    /// another thread may be running it at any time.
    static let isInstalled: Bool = {
        guard
            let address = runtimeSymbol("swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
        else { return false }
        // Do not replace the hook of another library.
        if address.pointee != nil { return false }
        address.pointee = { job, original in
            if !ObservedTasks.take(job) { original(job) }
        }
        return true
    }()
}
