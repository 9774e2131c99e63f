// The entry point for every call.
//
// Most calls are answered with a plain value, so `call` handles only that case. Everything else is in `finish`, because
// a function with values of unknown types looks up their metadata, and allocates space for all of them, when it is
// entered. For this reason some values are closures.
extension Engine {
    /// - Parameter forward: Calls the real object: that of the mock, or another one.
    @inline(__always) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, canForward: Bool = false,
        replacement: @autoclosure () -> RealObjectReplacement? = nil, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite, forwardingTo forward: (AnyObject?) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        switch decision(on: invocation, returning: Output.self, at: site, canForward: canForward) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let verdict, let call):
            return try finish(
                verdict, call, invocation, replacement(), default: makeDefault, unchanged: unchanged,
                forwardingTo: forward)
        }
    }

    nonisolated(nonsending) func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing _: Failure.Type, canForward: Bool = false,
        replacement: @autoclosure () -> RealObjectReplacement? = nil, default makeDefault: () -> Output?,
        unchanged: () -> Output?, at site: CallSite, forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        switch decision(on: invocation, returning: Output.self, at: site, canForward: canForward) {
        case .answer(let answer): return answer.unboxed()
        case .verdict(let verdict, let call):
            return try await finish(
                verdict, call, invocation, replacement(), default: makeDefault, unchanged: unchanged,
                forwardingTo: forward)
        }
    }

    private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ call: EnteredCall, _ invocation: Invocation, _ replacement: RealObjectReplacement?,
        default makeDefault: () -> Output?, unchanged: () -> Output?,
        forwardingTo forward: (AnyObject?) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if case .forward = verdict, !call.mayBeDeferred, !ThreadStack.mayBeAlmostFull {
            return handOver(try recording(call) { () throws(Failure) in try forward(nil) })
        }
        let actions = VerdictActions<Invocation, Output, Failure>(
            engine: self, call: call, invocation: call.admitted(invocation), replacement: replacement,
            unchanged: unchanged())
        let fault = actions.fault(of: verdict)
        switch actions.with(default: makeDefault, { $0.conclude(verdict, fault: fault) }) {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .forwards(let other): return handOver(try recording(call) { () throws(Failure) in try forward(other) })
        case .stops(let report): fatalError(report)
        case .waits, .waitsForever: fatalError("ExpectKit suspended a call that cannot wait. Please report this.")
        }
    }

    nonisolated(nonsending) private func finish<Output, Failure: Error>(
        _ verdict: Verdict, _ call: EnteredCall, _ invocation: Invocation, _ replacement: RealObjectReplacement?,
        default makeDefault: () -> Output?, unchanged: () -> Output?,
        forwardingTo forward: (AnyObject?) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        await becomeTraceable()
        var actions = VerdictActions<Invocation, Output, Failure>(
            engine: self, call: call, invocation: call.admitted(invocation), replacement: replacement,
            unchanged: unchanged(), canSuspend: true)
        let fault = await actions.fault(of: verdict)
        var conclusion = actions.with(default: makeDefault) {
            $0.conclude(verdict, fault: verdict.isHeldByTest ? nil : fault)
        }
        if case .waits(let answer) = conclusion {
            let ending = await actions.ending(of: answer, fault)
            // A call waits for one answer only.
            actions.canSuspend = false
            conclusion = actions.with(default: makeDefault) { $0.conclude(ending, of: answer) }
        }
        switch conclusion {
        case .returns(let output): return handOver(output)
        case .fails(let failure): throw failure
        case .forwards(let other):
            return handOver(try await recording(call) { () async throws(Failure) in try await forward(other) })
        case .stops(let report): fatalError(report)
        // The test is over.
        case .waits, .waitsForever: return await withUnsafeContinuation { (_: UnsafeContinuation<Output, Never>) in }
        }
    }

    /// Whether the answer to a call must not make more calls of the mock, because the stack has no room for them. The
    /// first time, it is reported. The calls of an answer that suspends are counted, because they are not on the stack.
    func isNestedTooDeep(_ invocation: Invocation, isAsync: Bool = false, at site: CallSite) -> Bool {
        guard isAsync ? RunningAction.depth > 0 : ThreadStack.mayBeAlmostFull else { return false }
        let (running, isReported) = locked { ($0.state.journal.runningCount, $0.ledger.isClaimed(.nestedTooDeep)) }
        // The calls on the way back end as well. Each of them could make many more.
        if isReported { return running > 1 }
        if isAsync {
            guard RunningAction.depth >= Limits.Nesting.asyncCalls else { return false }
        } else {
            guard running >= Limits.Nesting.calls, ThreadStack.isAlmostFull else { return false }
            ThreadStack.suspect()
        }
        if locked({ $0.ledger.claim(.nestedTooDeep) }) {
            let call = InvocationShape(of: invocation).fullName
            declarations.misuse(.nestedTooDeep(call: call, depth: running), at: site)
        }
        return true
    }
}

func stopWithoutRealObject() -> Never {
    fatalError("ExpectKit forwarded a call of a mock without a real object. Please report this.")
}

/// Makes the callers of the awaiting function visible in a backtrace: the name of a resumed function shows that it is
/// async. Before that, only another symbol shows it, which takes longer to find.
@inline(never) nonisolated(nonsending) func becomeTraceable() async {}

/// Returns a value as `sending`, because a mock returns answers to any thread. A test is responsible for a race.
@inline(__always) func handOver<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}

final class RunningAction: Sendable {
    @TaskLocal private static var current: RunningAction?

    /// How many closures wait for each other in the current task. A task that outlives its closure does not count.
    static var depth: Int { current.map { $0.isOver.withLock { $0 } ? 0 : $0.depth } ?? 0 }

    private let depth: Int
    private let isOver = Lock(false)

    private init(depth: Int) { self.depth = depth }

    nonisolated(nonsending) static func run<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        let action = RunningAction(depth: depth + 1)
        defer { action.isOver.withLock { $0 = true } }
        return try await $current.withValue(action) { try await body() }
    }
}

extension Limits {
    enum Nesting {
        /// The part of a stack that must be free before an answer may make more calls.
        static let freePart = 4
        /// The number of free bytes that suffices. A report of a debug build takes up to 100 KB.
        static let freeBytes = 512 * 1024
        /// The calls of one mock that must run at the same time before a full stack counts as its fault.
        static let calls = 8
        /// The `async` answers that may wait for each other.
        static let asyncCalls = 1000
    }
}
