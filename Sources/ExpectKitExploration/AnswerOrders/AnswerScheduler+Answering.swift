import Dispatch
import ExpectKit

extension AnswerScheduler {
    /// Answers the waiting calls one at a time, in the order of this run, until no call waits and no task can make
    /// another call.
    ///
    /// The answer is made only when the call is answered: then the closure of `andDo` runs, or the real object is
    /// called. After each answer, the tasks of the body run until none of them can continue: child tasks, unstructured
    /// and detached tasks, and actors, including the main actor. Calls that these tasks make take part in the order.
    ///
    /// Work on threads and dispatch queues, and tasks that sleep, cannot be observed. If such work has made a call
    /// before, the scheduler waits 100 milliseconds for another call before it assumes that the run is idle. If another
    /// call was made after an answer, a further order waits for it before that answer. To be sure, wait for the calls with ``waitForCalls(_:within:fileID:filePath:line:column:)``.
    ///
    /// If no call has come since the start of the run, it waits up to five seconds for the first one, at most for the
    /// argument `patience` of `inEveryAnswerOrder`.
    nonisolated(nonsending) public func answerAll(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard startAnswering() else { return report(.answeringTwice, site) }
        defer { state.withLock { ($0.isAnswering, $0.lastProgress) = (false, .now) } }
        while true {
            await untilIdle()
            switch next() {
            case .answer(let call): call.resume()
            case .wait(let count): await lateCall(count)
            case nil: if await !anotherCallComes() { return }
            }
        }
    }

    /// Waits until some calls wait for their answers.
    ///
    /// Use it before ``answerAll(fileID:filePath:line:column:)`` if calls come from threads, from dispatch queues, or
    /// after a sleep. If too few calls come in time, the test fails at this line, and continues.
    ///
    /// - Parameters:
    ///   - count: The number of calls that must wait at the same time.
    ///   - limit: How long to wait at most. The default is the argument `patience` of
    ///     `inEveryAnswerOrder`.
    nonisolated(nonsending) public func waitForCalls(
        _ count: Int = 1, within limit: Duration? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let limit = limit ?? patience
        await calls(count, within: limit)
        let words = state.withLock { state -> [String]? in
            // The patience of waiting calls starts again now, because the test has waited for them.
            state.lastProgress = .now
            if state.queue.waiting.count >= count || !state.queue.isOpen || Task.isCancelled { return nil }
            return state.queue.waitingWords
        }
        guard let words else { return }
        report(
            .callsMissing(expected: count, waiting: words, after: limit),
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func startAnswering() -> Bool {
        state.withLock { state in
            if state.isAnswering { return false }
            (state.isAnswering, state.lastProgress) = (true, .now)
            return true
        }
    }

    /// Chooses what comes next.
    ///
    /// - Returns: `nil` if no call waits.
    private func next() -> AnswerQueue.Step? {
        let foreignJobs = tasks?.foreignJobs ?? 0
        return state.withLock { state in
            state.lastProgress = .now
            return state.queue.next(.init(foreignWork: foreignJobs + state.foreignCalls))
        }
    }

    /// Waits until some calls wait, as an order wants it.
    private nonisolated(nonsending) func lateCall(_ count: Int) async {
        await calls(count, within: delay)
        state.withLock { if $0.queue.waiting.count < count { $0.queue.noteMissingCall() } }
    }

    private nonisolated(nonsending) func untilIdle() async {
        guard let tasks else { return await yield() }
        // Other tests may keep the main queue busy for any time. This test must not fail because of that. Nor does the
        // wait end when the task is cancelled, because calls of its child tasks may still need answers.
        let wait = tasks.idleness()
        if wait.outcome != nil { return }
        await withUnsafeContinuation { continuation in wait.onEnd { _ in continuation.resume() } }
    }

    /// Lets other tasks run, where they cannot be observed.
    private nonisolated(nonsending) func yield() async {
        for _ in 0..<100 { await Task.yield() }
    }

    /// Waits for calls that cannot be observed.
    private nonisolated(nonsending) func anotherCallComes() async -> Bool {
        let hasCalls = state.withLock { !$0.queue.arrived.isEmpty }
        if hasCalls, !hasForeignWork { return false }
        let limit = hasCalls ? Self.settling : min(patience, .seconds(5))
        await calls(1, within: limit)
        return state.withLock { !$0.queue.waiting.isEmpty }
    }

    /// Waits until some calls wait for their answers, or the time is over.
    private nonisolated(nonsending) func calls(_ count: Int, within limit: Duration) async {
        let start = ContinuousClock.now
        while true {
            let wait = arrival(of: count)
            let end = await ended(wait, within: limit - start.duration(to: .now))
            // The tasks that make the calls may have waited for a thread all the time.
            if end == .deadline { await untilIdle() }
            let isOver = state.withLock { state in
                // A wait that stays in the list would mean that the test still waits.
                state.arrivals.removeAll { $0.wait === wait }
                return state.queue.waiting.count >= count || !state.queue.isOpen
            }
            // A call may have been cancelled before this task continued.
            if isOver || end != .met { return }
        }
    }

    private func arrival(of count: Int) -> Wait {
        let wait = Wait()
        let isMet = state.withLock { state in
            if state.queue.waiting.count >= count || !state.queue.isOpen { return true }
            state.arrivals.append((count, wait))
            return false
        }
        if isMet { wait.end(.met) }
        return wait
    }

    /// Suspends the task until a wait ends. The timer is not a task, because the executor would observe it.
    @discardableResult
    private nonisolated(nonsending) func ended(_ wait: Wait, within limit: Duration) async -> Wait.End {
        if let outcome = wait.outcome { return outcome }
        let timer = DispatchWorkItem { wait.end(.deadline) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit.seconds, execute: timer)
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in wait.onEnd { continuation.resume(returning: $0) } }
        } onCancel: {
            wait.end(.cancelled)
        }
    }

    /// How long to wait for another call from code that is not observed.
    private static var settling: Duration { .milliseconds(100) }
}
