import ExpectKit

/// One of several runs of a test's body. Its failures say what distinguishes it from the other runs.
final class BodyRun: FailureAnnotator {
    /// The run that the current task belongs to.
    static var current: BodyRun? { CurrentAnnotator.value as? BodyRun }

    /// The run that this one is a part of, if the body of a repeated body is repeated.
    let outer: BodyRun?
    /// Whether a call fails in it, or in a run around it, so that later calls may be missing.
    let mayMissCalls: Bool
    /// How many runs are around this one.
    var depth: Int { outer.map { $0.depth + 1 } ?? 0 }
    private let failures = Lock(0)
    private let hasEnded = Lock(false)
    private let describe: @Sendable () -> (any BodyRunFact)?

    /// - Parameters:
    ///   - mayMissCalls: Whether a call fails in it, so that later calls may be missing.
    ///   - describe: Returns what distinguishes the run, as far as it has come; `nil` if nothing does.
    init(mayMissCalls: Bool = false, describe: @escaping @Sendable () -> (any BodyRunFact)?) {
        let outer = Self.current
        self.outer = outer
        self.mayMissCalls = mayMissCalls || outer?.mayMissCalls ?? false
        self.describe = describe
    }

    /// Notes that the body has returned, and that its failures are known.
    func end() { hasEnded.withLock { $0 = true } }

    /// Whether it, or a run around it, is over. A task that it has started may still run.
    var isOver: Bool { hasEnded.withLock { $0 } || outer?.isOver ?? false }

    /// Whether a failure was reported in the run, even if the test framework knows it as an expected one.
    var hasFailed: Bool { failures.withLock { $0 > 0 } }

    /// Notes that the body has thrown an error that fails or ends the test.
    ///
    /// The outer run may catch the error, so it is not told.
    ///
    /// - Returns: What the error says about the run.
    @discardableResult
    func noteError() -> FailureNote? {
        let isFirst = failures.withLock { failures in
            failures += 1
            return failures == 1
        }
        return fact?.note(isFirst: isFirst)
    }

    /// What distinguishes the run, as far as it has come; `nil` if nothing does.
    var fact: (any BodyRunFact)? { describe() }

    /// What a failure that is about to be reported says about the run. After the run, it says nothing about it.
    var note: FailureNote? { isOver ? outer?.note : fact?.note(isFirst: !hasFailed) }

    /// Notes a failure.
    ///
    /// - Returns: What the failure says about the run.
    func noteFailure() -> FailureNote? {
        if isOver { return outer?.noteFailure() }
        // The outer run ends with the first failure as well.
        _ = outer?.noteFailure()
        return noteError()
    }
}
