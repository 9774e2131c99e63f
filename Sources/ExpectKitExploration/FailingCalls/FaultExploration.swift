import ExpectKit

/// Repeats the body of a test, once for each call that can fail.
struct FaultExploration {
    /// One run of the body.
    struct Run {
        let attempt: CallAttempt
        let injector: FaultInjector
        let bodyRun: BodyRun
    }

    let injected: InjectedFault
    /// How long nothing may happen in a body that has not returned.
    let patience: Duration
    let site: CallSite
    /// Reports the problems of the series, which fail the test even if its mocks have other reporters.
    let reporter: ProblemReporter
    private(set) var series = FaultSeries()
    /// The calls of the first run that can fail.
    private(set) var planned: [InjectedCall] = []

    init(_ injected: InjectedFault, patience: Duration, at site: CallSite) {
        (self.injected, self.patience, self.site) = (injected, patience, site)
        let function = if case .error = injected { "failingEachCall" } else { "cancellingEachCall" }
        reporter = ProblemReporter(of: function)
    }

    // MARK: Runs

    /// Starts the next run.
    func begin() -> Run {
        let injector = FaultInjector(
            injected, target: series.target, of: planned, depth: BodyRun.current.map { $0.depth + 1 } ?? 0)
        let chosen = series.target.map { planned[$0 - 1] }
        let (target, count, injected) = (series.target, planned.count, injected)
        // Weak, because a mock keeps the task that made it, the task keeps its run, and the injector keeps the mock. The
        // call has failed if the run is over.
        let bodyRun = BodyRun(mayMissCalls: target != nil) { [weak injector] in
            guard let target, let chosen else { return nil }
            return FailedCallFact(
                injector?.failed ?? chosen, hasFailed: injector.map { $0.failed != nil } ?? true,
                number: target, of: count, injected)
        }
        return Run(
            attempt: CallAttempt(number: series.number, failing: chosen, by: injector) { mock, site in
                report(FaultProblem.madeBeforeRun, of: mock, at: site, in: bodyRun)
            }, injector: injector, bodyRun: bodyRun)
    }

    /// A watch for the body of a run.
    func watch(of run: Run) -> BodyWatch {
        // Weak for the same reason: the task keeps the watch.
        BodyWatch(patience: patience) { [weak injector = run.injector] in injector?.calls.count }
    }

    /// Notes what the body has thrown.
    ///
    /// - Returns: Why the series ends; `nil` if the conditions and the mocks are to be verified.
    func ending(of run: Run, after error: (any Error)?) -> FaultSeries.Ending? {
        run.attempt.error = error
        let ending = series.ending(after: course(of: run))
        if ending != nil {
            _ = run.attempt.takeConditions()
            // The test fails or ends, so a missing call is only a warning.
            run.bodyRun.noteError()
        }
        return ending
    }

    /// Reports the problem of a condition, if it has one.
    func report(_ problem: (any ReportableProblem)?, of condition: AttemptCondition, in run: Run) {
        // The condition may have been left behind.
        if let problem, !run.bodyRun.isOver { report(problem, at: condition.site, in: run) }
    }

    /// Moves to the next run.
    ///
    /// - Returns: Why the series ends; `nil` if there is another run.
    mutating func advance(after run: Run) -> FaultSeries.Ending? {
        let course = course(of: run)
        // A task that the body has left may have made another call since.
        if series.target == nil { planned = Array(run.injector.candidates.prefix(course.calls.candidates)) }
        let ending = series.advance(after: course)
        // The tape would record the error of a call, or play its calls again and again.
        guard ending == nil, let mock = run.injector.mocks.first(where: \.isFiltered) else { return ending }
        report(FaultProblem.onTape(mock: mock.name), of: mock.name, at: site, in: run.bodyRun)
        return .failed
    }

    private func course(of run: Run) -> FaultSeries.Course {
        FaultSeries.Course(
            thrown: run.attempt.error.map { thrown($0, in: run) } ?? .nothing, calls: run.injector.schedule,
            hasFailures: run.bodyRun.hasFailed, isDisturbed: !run.injector.outerErrors.isEmpty)
    }

    private func thrown(_ error: any Error, in run: Run) -> FaultSeries.Thrown {
        // A search through answer orders in the body notes its order on the error of the call that failed.
        let error = BodyRunError.cause(of: error)
        if isOfTestFramework(error) || error is CancellationError && Task.isCancelled { return .endOfTest }
        if run.injector.outerErrors.contains(where: { isSame($0, error) }) { return .endOfTest }
        guard series.target != nil else { return .other }
        switch injected {
        case .error(let fault): return isSame(fault, error) ? .fault : .other
        case .cancellation: return error is CancellationError ? .fault : .other
        }
    }
}

extension FaultExploration.Run {
    /// Ends the run. What is reported for its mocks after that does not name the run.
    func end() {
        bodyRun.end()
        injector.end()
    }
}
