import ExpectKit

// The end of a series.

extension FaultExploration {
    /// Reports or throws what ended the series.
    func conclude(_ ending: FaultSeries.Ending, _ run: Run) throws {
        switch ending {
        case .passed, .failed: return
        case .throwsAsIs:
            if let error = run.attempt.error { throw error }
        case .throwsUnexpected:
            guard let error = run.attempt.error, let fact = fact(of: run) else { return }
            throw UnexpectedAttemptError(
                underlyingError: error,
                description: UnexpectedErrorFact(error: describe(error), call: fact).words)
        case .callMissing:
            guard let fact = fact(of: run) else { return }
            report(.callToFailMissing(call: fact.call, number: fact.number, count: fact.count), in: run)
        case .nothingToTry(let leftOut):
            let error: String? = if case .error(let error) = injected { describe(error) } else { nil }
            let mocks = run.injector.mocks.map(\.name)
            report(.noCallToFail(UntriedFault(mocks: mocks, error: error, leftOut: leftOut)), in: run)
        }
    }

    /// Reports that the body of a run can no longer finish, unless that may follow from an earlier failure.
    func reportUnfinished(_ run: Run) {
        if run.bodyRun.hasFailed || Task.isCancelled { return }
        let calls = run.injector.calls.map(\.arrived.words)
        report(UnfinishedBody(calls: calls, after: patience), at: site, in: run)
    }

    /// Reports that a condition can no longer be checked, in the same cases.
    func reportUnfinished(_ condition: AttemptCondition, in run: Run) {
        if run.bodyRun.hasFailed || Task.isCancelled { return }
        let reason = "nothing happened for \(patience)"
        report(UnmetCondition(words: condition.words, reason: reason), of: condition, in: run)
    }

    private func report(_ problem: FaultProblem, in run: Run) { report(problem, at: site, in: run) }

    /// Reports a problem of a run at a line of the test. It names the first mock, whose reporter may be another one.
    func report(_ problem: any ReportableProblem, at site: CallSite, in run: Run) {
        report(problem, of: run.injector.mocks.first?.name, at: site, in: run.bodyRun)
    }

    func report(_ problem: any ReportableProblem, of mock: String?, at site: CallSite, in run: BodyRun) {
        reporter.report(problem, of: mock, at: site, note: run.note)
        _ = run.noteFailure()
    }

    private func fact(of run: Run) -> FailedCallFact? {
        guard let target = series.target else { return nil }
        let failed = run.injector.failed
        return FailedCallFact(
            failed ?? planned[target - 1], hasFailed: failed != nil, number: target, of: planned.count,
            injected)
    }
}
