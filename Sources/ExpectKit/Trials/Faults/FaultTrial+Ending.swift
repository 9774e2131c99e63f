// The end of a series.

extension FaultTrial {
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
            report(.callToFailMissing(call: fact.call, number: fact.number, count: fact.count))
        case .nothingToTry(let leftOut):
            let error: String? = if case .error(let error) = injected { describe(error) } else { nil }
            report(.noCallToFail(UntriedFault(mocks: mocks.map(\.name), error: error, leftOut: leftOut)))
        }
    }

    /// Reports that the body of a run can no longer finish, unless that may follow from an earlier failure.
    func reportUnfinished(_ run: Run) {
        if run.bodyRun.hasFailed || Task.isCancelled { return }
        let calls = run.injector.calls.map(\.words)
        mocks.first?.report(.unfinishedBody(UnfinishedBody(calls: calls, after: patience)), at: site)
    }

    private func report(_ misuse: Misuse) {
        mocks.first?.report(.misuse(misuse), at: site)
    }

    private func fact(of run: Run) -> FailedCallFact? {
        guard let target = series.target else { return nil }
        let failed = run.injector.failed
        return FailedCallFact(
            failed ?? planned[target - 1], hasFailed: failed != nil, number: target, of: planned.count,
            injected)
    }
}

extension FailedCallFact {
    init(
        _ call: ArrivedCall, hasFailed: Bool, number: Int, of count: Int, _ injected: InjectedFault
    ) {
        let fault: Fault =
            switch injected {
            case _ where !hasFailed: .none
            case .error(let error): .thrown(error: describe(error))
            case .cancellation: .taskCancelled
            }
        self.init(call: call.words, number: number, count: count, fault: fault)
    }
}
