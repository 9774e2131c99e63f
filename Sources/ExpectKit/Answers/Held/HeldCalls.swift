/// Calls that wait until the test gives their answer, once. Later calls get it at once. Unchecked, because calls and
/// answers may hold values of any type, which the lock guards. The test passes the answer to the thread of the call.
package class HeldCalls: @unchecked Sendable {
    /// The result of a call's wait. If a failure of the answer is reported elsewhere, this call is not.
    enum Ending: @unchecked Sendable {
        case answer(Answer)
        case expired(isReported: Bool)
        /// What could resume the call was deallocated, or the test is over.
        case abandoned(isReported: Bool)
    }

    typealias WaitingCall = (call: Any, proceed: (Ending) -> Void)

    struct State {
        var calls: [Any] = []
        /// The result for calls that arrive from now on.
        var ending: Ending?
        /// The keys are the times of the calls.
        var waiting: [LogicalTime: WaitingCall] = [:]
        var isCancelled = false
        var hasExpired = false
        /// Whether a failure of the answer has been reported. A later one would follow from the same mistake.
        var isReported = false
        // The waits of the test for a call, and for the cancellation of its task.
        fileprivate var arrivals: [Wait] = []
        var cancellations: [Wait] = []

        /// Notes a failure of the answer, and returns whether it is the first one, which is reported.
        mutating func noteFailure() -> Bool {
            defer { isReported = true }
            return !isReported
        }
    }

    let site: CallSite
    let state = Lock(State())
    var calls: [Any] { state.withLock { $0.calls } }

    init(at site: CallSite) { self.site = site }

    /// Lets a call wait. The closure continues it, once, on the thread that ends its wait.
    func arrive(_ call: Any, at time: LogicalTime, proceed: @escaping (Ending) -> Void) {
        let (ending, arrivals) = state.withLock { state in
            state.calls.append(call)
            if state.ending == nil { state.waiting[time] = (call, proceed) }
            var ending = state.ending
            if case .abandoned = ending { ending = .abandoned(isReported: !state.noteFailure()) }
            return (ending, state.arrivals.takeAll())
        }
        for arrival in arrivals { arrival.end(.met) }
        if let ending { proceed(ending) }
    }

    /// Ends the waits of the test for a call that cannot wait, and is reported as such. Nothing else is reported.
    func refuse() {
        let arrivals = state.withLock { state in
            state.isReported = true
            return state.arrivals.takeAll()
        }
        _ = end(with: .abandoned(isReported: true))
        for arrival in arrivals { arrival.end(.met) }
    }

    var isWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// Returns whether it is the first answer.
    func resume(_ answer: Answer) -> Bool { end(with: .answer(answer)) != nil }

    /// Ends all waits, because no one can give the answer any more, and returns the calls that must be reported.
    func abandon() -> [Any] {
        let calls = end(with: .abandoned(isReported: true)) ?? []
        return !calls.isEmpty && state.withLock { $0.noteFailure() } ? calls : []
    }

    /// Ends the waits of all calls, and returns the calls that waited; nil if the answer was given before.
    private func end(with ending: Ending) -> [Any]? {
        let ended = state.withLock { state -> (calls: [WaitingCall], waits: [Wait])? in
            if case .answer = state.ending { return nil }
            state.ending = ending
            defer { (state.waiting, state.cancellations) = ([:], []) }
            return (state.waiting.sorted { $0.key < $1.key }.map(\.value), state.cancellations)
        }
        guard let ended else { return nil }
        for call in ended.calls { call.proceed(ending) }
        for wait in ended.waits { wait.end(.met) }
        return ended.calls.map(\.call)
    }

    func arrival() -> Wait {
        state.wait(addedTo: \.arrivals) { state in
            // An answer without calls is abandoned if its calls cannot wait.
            if case .abandoned = state.ending { true } else { !state.calls.isEmpty }
        }
    }

    /// The wait also ends when no call can be cancelled any more.
    func cancellation() -> Wait { state.wait(addedTo: \.cancellations) { $0.isCancelled || $0.ending != nil } }
}

package final class HeldAnswer: HeldCalls, @unchecked Sendable {
    let declaration: Declaration
    let limit: Duration
    let endsOnCancellation: Bool

    init(declaration: Declaration, limit: Duration, endsOnCancellation: Bool = true, site: CallSite) {
        (self.declaration, self.limit, self.endsOnCancellation) = (declaration, limit, endsOnCancellation)
        super.init(at: site)
    }

    var isCancelled: Bool { state.withLock { $0.isCancelled } }
    var givenAnswer: Answer? { if case .answer(let answer) = state.withLock({ $0.ending }) { answer } else { nil } }

    nonisolated(nonsending) func ending(of invocation: Any, canThrowCancellation: Bool) async -> Ending {
        let ends = canThrowCancellation && endsOnCancellation
        let time = LogicalTime.now
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        let waits = LimitedWaits.begin()
        defer { waits?.end() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                arrive(invocation, at: time) { continuation.resume(returning: $0) }
                // The handler has no effect on a call that has not arrived yet.
                if Task.isCancelled { cancel(time, ends: ends) }
                timer = Task.detached { [limit] in
                    if (try? await Task.sleep(for: limit.forSleep)) != nil { self.expire(time) }
                }
            }
        } onCancel: {
            cancel(time, ends: ends)
        }
    }

    private func cancel(_ time: LogicalTime, ends: Bool) {
        let (call, waits) = state.withLock { state -> (WaitingCall?, [Wait]) in
            // A call that was answered no longer waits, although its task may not have continued yet.
            if state.waiting[time] == nil { return (nil, []) }
            state.isCancelled = true
            return (ends ? state.waiting.removeValue(forKey: time) : nil, state.cancellations.takeAll())
        }
        call?.proceed(.answer(Answer(kind: .error(CancellationError()), site: site)))
        for wait in waits { wait.end(.met) }
    }

    /// Ends the wait of a call that was not resumed in time. If the test waits for the cancellation of the last waiting
    /// call, that wait ends as well, and reports the failure.
    private func expire(_ time: LogicalTime) {
        let ended = state.withLock { state -> (WaitingCall, Ending, waits: [Wait])? in
            guard let call = state.waiting.removeValue(forKey: time) else { return nil }
            state.hasExpired = true
            let waits = state.waiting.isEmpty ? state.cancellations.filter { $0.outcome == nil } : []
            if !waits.isEmpty { state.cancellations = [] }
            return (call, .expired(isReported: !waits.isEmpty || !state.noteFailure()), waits)
        }
        guard let (call, ending, waits) = ended else { return }
        for wait in waits { wait.end(.met) }
        call.proceed(ending)
    }

    /// Returns why no task was cancelled, for its report; nil if one was, or after a failure of the answer.
    func missedCancellation() -> MissedCancellation? {
        state.withLock { state in
            if state.isCancelled || state.isReported { return nil }
            let isResumed = if case .answer = state.ending { true } else { false }
            if state.calls.isEmpty, !isResumed { return .notCalled }
            state.isReported = true
            if isResumed { return .resumed }
            return state.hasExpired && state.waiting.isEmpty ? .expired : .notCancelled
        }
    }
}

enum MissedCancellation: Sendable {
    case notCalled
    case notCancelled
    /// The test resumed the call, or gave its answer in advance.
    case resumed
    case expired
}

extension CallReports {
    func abandon(_ answer: HeldAnswer) {
        let calls = answer.abandon().map { typedCall($0, as: Invocation.self) }
        if !calls.isEmpty { reportNotResumed(calls, of: answer, answer: nil, waited: nil) }
    }

    func declaredCall(of answer: HeldAnswer) -> String {
        describeCall(answer.declaration.of(Invocation.self).invocation)
    }
}

extension VerdictActions {
    func conclude(_ ending: HeldAnswer.Ending, of answer: Answer) -> Outcome {
        let conclusion = conclusion(of: ending, answer)
        if case .waitsForever = conclusion { return conclusion }
        // The result of a closure is not kept, because nothing else may keep it alive.
        let result: Result<Any, any Error>? =
            if case .held = answer.kind { conclusion.result?.map { $0 }.mapError { $0 } } else { nil }
        engine.locked { $0.state.endWait(of: call.ticket, with: result) }
        engine.record(conclusion, of: call)
        return conclusion
    }

    private func conclusion(of ending: HeldAnswer.Ending, _ answer: Answer) -> Outcome {
        guard case .held(let held) = answer.kind else {
            if case .answer(let given) = ending { return perform(given) }
            return .waitsForever
        }
        let (isReported, waited): (Bool, Duration?)
        switch ending {
        case .answer(let given): return perform(given)
        case .expired(let isKnown): (isReported, waited) = (isKnown, held.limit)
        case .abandoned(let isKnown): (isReported, waited) = (isKnown, nil)
        }
        let failure = UnansweredCallError.Failure.reported(at: held.site)
        // A requirement that returns nothing throws as well: code that waits in a loop would never stop otherwise.
        let substitute = fallback().explained(by: failure)
        if substitute.isError { engine.callReports.noteError(of: invocation, failure) }
        var report = ""
        // The report of a call that cannot be answered is the last message of the process.
        if !isReported || waited != nil && substitute.isNothing {
            report = engine.callReports.reportNotResumed(
                [invocation], of: held, answer: fact(of: substitute), waited: waited)
        }
        // The test is over. A call that stays suspended does less harm than a crash, which would end all other tests.
        if waited == nil, substitute.isNothing { return .waitsForever }
        return perform(substitute, report: report)
    }

    /// Waits for the answer of an `async` closure, or for one that the test gives later. A fault replaces the latter.
    nonisolated(nonsending) func ending(of answer: Answer, _ fault: Failure?) async -> HeldAnswer.Ending {
        switch answer.kind {
        case .asyncAction(let action):
            let kind: Answer.Kind
            do { kind = .value(try await RunningAction.run { try await action(invocation) }) } catch {
                kind = .error(error)
            }
            return .answer(Answer(kind: kind, site: answer.site))
        case .held(let held):
            let ending = await held.ending(of: invocation, canThrowCancellation: CancellationError() is Failure)
            guard let fault, case .answer(let given) = ending else { return ending }
            return .answer(Answer(kind: .error(fault), site: given.site))
        case .value, .error, .action, .other, .forward, .released: return .answer(answer)
        }
    }
}
