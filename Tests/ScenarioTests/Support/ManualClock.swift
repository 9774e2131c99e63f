import Foundation

/// A clock that only a test advances.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero

        func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    private let lock = NSLock()
    private var time = Instant()
    private var sleepers: [(deadline: Instant, wake: CheckedContinuation<Void, Never>)] = []

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }

    /// Whether a task sleeps on this clock.
    var hasSleepers: Bool { lock.withLock { !sleepers.isEmpty } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                if deadline > time { sleepers.append((deadline, continuation)) }
                return deadline <= time
            }
            if isOver { continuation.resume() }
        }
    }

    func advance(by duration: Duration) {
        let woken = lock.withLock {
            time = time.advanced(by: duration)
            defer { sleepers.removeAll { $0.deadline <= time } }
            return sleepers.filter { $0.deadline <= time }
        }
        for sleeper in woken { sleeper.wake.resume() }
    }

    /// Waits until a task sleeps on this clock.
    func waitForSleeper() async {
        while !hasSleepers { await _Concurrency.Task.yield() }
    }

    deinit {
        // A continuation must be resumed, even if the test ends before the deadline.
        for sleeper in sleepers { sleeper.wake.resume() }
    }
}
