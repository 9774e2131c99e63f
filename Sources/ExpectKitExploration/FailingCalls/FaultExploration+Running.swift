import ExpectKit

// The runs of `async` and of synchronous bodies.

extension FaultExploration {
    /// What is called in the isolation of the test.
    private enum Step {
        case body(CallAttempt)
        case condition(AttemptCondition, Run)
    }

    /// Runs the body until the series ends.
    ///
    /// - Parameter inOwnTask: Whether a run that cancels its task does not cancel the test.
    func run(
        _ body: @escaping (CallAttempt) async throws -> Void, inOwnTask: Bool,
        isolation: isolated (any Actor)?
    ) async throws {
        let test = ConfinedBody<Step>(to: isolation) { step in
            // The closure runs in the isolation of the parameter only if it uses the parameter.
            _ = isolation
            switch step {
            case .body(let attempt): try await body(attempt)
            case .condition(let condition, let run): report(await condition.problem(), of: condition, in: run)
            }
        }
        try await repeating(test, inOwnTask: inOwnTask)
    }

    private func repeating(_ test: ConfinedBody<Step>, inOwnTask: Bool) async throws {
        var exploration = self
        while true {
            try Task.checkCancellation()
            let run = exploration.begin()
            let ending = try await exploration.ending(of: run, test, inOwnTask: inOwnTask)
            if let ending = ending ?? exploration.advance(after: run) {
                return try exploration.conclude(ending, run)
            }
        }
    }

    /// Runs the body once.
    ///
    /// - Returns: Why the series ends; `nil` if the conditions and the mocks were verified.
    private func ending(
        of run: Run, _ test: ConfinedBody<Step>, inOwnTask: Bool
    ) async throws -> FaultSeries.Ending? {
        defer { run.end() }
        let ending = Lock<FaultSeries.Ending?>(nil)
        try await observingFailures(of: run.bodyRun) {
            try await verifyingMocks(of: run.bodyRun) {
                var thrown: (any Error)?
                var hasReturned = true
                do {
                    hasReturned = try await watch(of: run).run(
                        { try await test.run(.body(run.attempt)) }, cancelsCaller: !inOwnTask)
                } catch {
                    thrown = error
                }
                if !hasReturned {
                    reportUnfinished(run)
                    return ending.withLock { $0 = .failed }
                }
                let end = self.ending(of: run, after: thrown)
                ending.withLock { $0 = end }
                guard end == nil else { return }
                for condition in run.attempt.takeConditions() {
                    let hasReturned = try await watch(of: run).run(
                        { try await test.run(.condition(condition, run)) }, cancelsCaller: !inOwnTask)
                    if !hasReturned { return reportUnfinished(condition, in: run) }
                }
            }
        }
        return ending.withLock { $0 }
    }

    /// Runs a synchronous body until the series ends.
    func run(_ body: (CallAttempt) throws -> Void) throws {
        var exploration = self
        while true {
            let run = exploration.begin()
            let ending = try exploration.ending(of: run, body)
            if let ending = ending ?? exploration.advance(after: run) {
                return try exploration.conclude(ending, run)
            }
        }
    }

    private func ending(
        of run: Run, _ body: (CallAttempt) throws -> Void
    ) throws -> FaultSeries.Ending? {
        defer { run.end() }
        var ending: FaultSeries.Ending?
        try observingFailures(of: run.bodyRun) {
            verifyingMocks(of: run.bodyRun) {
                var thrown: (any Error)?
                do {
                    try watch(of: run).run(
                        { try body(run.attempt) }, reportingDelay: { reportUnfinished(run) })
                } catch {
                    thrown = error
                }
                ending = self.ending(of: run, after: thrown)
                guard ending == nil else { return }
                for condition in run.attempt.takeConditions() {
                    report(condition.problem(), of: condition, in: run)
                }
            }
        }
        return ending
    }
}
