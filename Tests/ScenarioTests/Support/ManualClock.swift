import Foundation

/// A clock whose time passes when the test says so.
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

    /// Whether anyone sleeps by this clock.
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

    /// Waits until someone sleeps by this clock.
    func waitForSleeper() async {
        while !hasSleepers { await _Concurrency.Task.yield() }
    }

    deinit {
        // Whoever slept when the test was over must not be left behind.
        for sleeper in sleepers { sleeper.wake.resume() }
    }
}
