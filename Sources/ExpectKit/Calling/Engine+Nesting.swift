extension Engine {
    /// Whether what answers a call must not make more calls of the mock, because the stack has no room for them. The
    /// first time, it is reported.
    ///
    /// - Parameters:
    ///   - isAsync: Whether the answer suspends. Its calls are then counted, because they are not on the stack.
    ///   - site: The line of the answer.
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

/// An `async` closure of a test that answers a call.
final class RunningAction: Sendable {
    @TaskLocal private static var current: RunningAction?

    /// How many closures wait for each other in the current task. A task that outlives the closure that has created it
    /// does not count.
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
    /// The calls that the answers of other calls make.
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
