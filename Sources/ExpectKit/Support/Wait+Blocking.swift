import Dispatch
import Foundation

extension Wait {
    /// Blocks the thread until the wait ends, at the latest at a deadline.
    ///
    /// A wait on the continuous clock needs no timer task, so it ends even if the test blocks the last thread of the
    /// concurrency pool.
    func blocked<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time) -> End {
        if let outcome { return outcome }
        if clock is ContinuousClock, let deadline = deadline as? ContinuousClock.Instant {
            return blocked(atMost: ContinuousClock.now.duration(to: deadline))
        }
        let timer = timer(at: deadline, on: clock)
        defer { timer.cancel() }
        return blocked(atMost: nil)
    }

    private func blocked(atMost limit: Duration?) -> End {
        LimitedWaits.during {
            if Thread.isMainThread {
                runMainLoop(until: limit.map { Date(timeIntervalSinceNow: $0.seconds) } ?? .distantFuture)
            } else {
                let semaphore = DispatchSemaphore(value: 0)
                onEnd { _ in semaphore.signal() }
                _ = semaphore.wait(timeout: limit.map { .now() + $0.seconds } ?? .distantFuture)
            }
        }
        end(.deadline)
        return outcome ?? .deadline
    }

    /// Runs the main run loop until the wait ends, because code under test often finishes on the main thread.
    private func runMainLoop(until deadline: Date) {
        // A run loop without a source returns at once.
        let timer = Timer(fire: deadline, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        defer { timer.invalidate() }
        // Work on the main queue wakes the loop, which then reads the outcome.
        onEnd { _ in DispatchQueue.main.async {} }
        while outcome == nil, Date() < deadline, RunLoop.main.run(mode: .default, before: deadline) {}
    }
}

extension Duration {
    /// The duration in seconds.
    package var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
    }
}

/// The main queue, on which the main actor runs. On Linux, another thread than the main thread may run it.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether the current code runs on the queue, so that nothing else can run there meanwhile.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
