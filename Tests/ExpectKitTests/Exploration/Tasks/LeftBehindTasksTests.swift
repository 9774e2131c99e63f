import Dispatch
import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The tasks of a closure that can no longer finish.
struct LeftBehindTasksTests {
    /// Runs a closure, leaves its tasks behind while it runs, and ends the wait that it is given afterwards.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    private func leaveBehind(
        _ body: @escaping @Sendable (_ gate: ExpectKit.Wait) async -> Void,
        then look: (ObservedTasks) async -> Void
    ) async throws {
        let tasks = ObservedTasks()
        let (gate, hasStarted) = (ExpectKit.Wait(), ExpectKit.Wait())
        try await RunPermit.withPermit {
            let run = Task {
                try await tasks.run {
                    // A task that a thread of the executor resumes would continue on the executor.
                    DispatchQueue.global().async { hasStarted.end(.met) }
                    await body(gate)
                }
            }
            await pass(hasStarted)
            tasks.leaveBehind()
            await look(tasks)
            gate.end(.met)
            try await run.value
        }
    }

    private func pass(_ gate: ExpectKit.Wait) async {
        await withUnsafeContinuation { continuation in gate.onEnd { _ in continuation.resume() } }
    }

    private func block(until gate: ExpectKit.Wait) {
        let isOpen = DispatchSemaphore(value: 0)
        gate.onEnd { _ in isOpen.signal() }
        isOpen.wait()
    }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @Test func nothingWaitsForATaskThatBlocksItsThread() async throws {
        try await leaveBehind { gate in
            block(until: gate)
        } then: { tasks in
            #expect(tasks.idleness().outcome == .met)
        }
    }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    @Test func theyTakeNoTasksOfOtherCode() async throws {
        try await leaveBehind { gate in
            await pass(gate)
        } then: { _ in
            // Without the hook, no executor takes such a task.
            #expect(JobHook.isInstalled)
            let hasLooked = ExpectKit.Wait()
            let isTaken = Shared(false)
            // The last executor that is active takes the tasks that start on the main queue.
            DispatchQueue.main.async {
                Task.detached {
                    let isRunning = ObservedTasks.runsCurrentJob
                    isTaken.change { $0 = isRunning }
                    hasLooked.end(.met)
                }
            }
            await pass(hasLooked)
            #expect(!isTaken.value)
        }
    }
}
