/// Repeats the body of a test, once for each call that can fail.
struct FaultTrial {
    /// One run of the body.
    struct Run {
        let attempt: CallAttempt
        let injector: FaultInjector
        let bodyRun: BodyRun
    }

    /// A mock, and its state before the series.
    private struct Subject {
        let mock: any RestorableMock
        let restore: @Sendable () -> Void
        let faults: (any FaultInjecting)?
        let bodyRun: BodyRun?
        let unusedStubs: UnusedStubs

        init(_ mock: any RestorableMock) {
            self.mock = mock
            restore = mock.restoration()
            (faults, bodyRun, unusedStubs) = mock.locked {
                ($0.interventions.faults, $0.bodyRun, $0.unusedStubs)
            }
        }
    }

    private let subjects: [Subject]
    let injected: InjectedFault
    /// How long nothing may happen in a body that has not returned.
    let patience: Duration
    let site: CallSite
    private(set) var series = FaultSeries()
    /// The calls of the first run that can fail.
    private(set) var planned: [ArrivedCall] = []

    /// Creates a series of runs, unless one of the mocks cannot be put back, which is reported.
    init?(
        of mocks: [any RestorableMock], _ injected: InjectedFault, patience: Duration, at site: CallSite
    ) {
        for mock in mocks {
            guard let obstacle = mock.obstacleToRestoring(with: mocks) else { continue }
            mock.report(.misuse(.unrestorable(obstacle)), at: site)
            return nil
        }
        (subjects, self.injected, self.patience, self.site) =
            (mocks.map(Subject.init), injected, patience, site)
    }

    var mocks: [any RestorableMock] { subjects.map(\.mock) }

    // MARK: Runs

    /// Puts the mocks back, and starts the next run.
    func begin() -> Run {
        let outer = subjects.compactMap { subject in
            subject.faults.map { (ObjectIdentifier(subject.mock), $0) }
        }
        let injector = FaultInjector(
            injected, target: series.target, of: planned, outer: Dictionary(outer) { first, _ in first })
        let chosen = series.target.map { planned[$0 - 1] }
        let (target, count, injected) = (series.target, planned.count, injected)
        let bodyRun = BodyRun {
            guard let target, let chosen else { return nil }
            return .failedCall(
                FailedCallFact(
                    injector.failed ?? chosen, hasFailed: injector.failed != nil, number: target, of: count,
                    injected))
        }
        for subject in subjects {
            if series.target != nil { subject.restore() }
            subject.mock.locked { guarded in
                guarded.interventions.faults = injector
                guarded.bodyRun = bodyRun
                // The calls after the one that fails may be missing.
                guarded.unusedStubs = target == nil ? subject.unusedStubs : .ignore
            }
        }
        return Run(
            attempt: CallAttempt(number: series.number, failing: chosen, by: injector), injector: injector,
            bodyRun: bodyRun)
    }

    /// A watch for the body of a run.
    func watch(of run: Run) -> BodyWatch {
        BodyWatch(patience: patience) { run.injector.calls.count }
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
    func report(_ problem: Violation.Problem?, of condition: AttemptCondition) {
        if let problem { mocks.first?.report(problem, at: condition.site) }
    }

    /// Waits until the mocks have handed over the failures that they are reporting.
    nonisolated(nonsending) func reportsAreMade() async {
        for mock in mocks { await mock.reportsAreMade() }
    }

    /// Verifies the mocks, as at the end of a test.
    func verify(_ run: Run) {
        for mock in mocks { mock.awaitReports() }
        let outcome: TestOutcome = run.bodyRun.hasFailed ? .failed : .passed
        for mock in mocks { mock.verifyItself(after: outcome, at: site) }
        // Set in any case, so that the end of the test reports no unused stubs of a run in which a call failed.
        for mock in mocks { mock.locked { $0.verification.isCurrent = true } }
    }

    /// Moves to the next run.
    ///
    /// - Returns: Why the series ends; `nil` if there is another run.
    mutating func advance(after run: Run) -> FaultSeries.Ending? {
        if series.target == nil { planned = run.injector.candidates }
        let ending = series.advance(after: course(of: run))
        // The body may have put a mock on a tape, which would record or play its calls again and again.
        guard ending == nil, let mock = mocks.first(where: \.isTaped) else { return ending }
        mock.report(.misuse(.unrestorable(.tape(mock: mock.name))), at: site)
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

    /// Ends a run. The mocks are then as they were before the first run, apart from their declarations and calls.
    func end(_ run: Run) {
        run.bodyRun.end()
        for subject in subjects {
            subject.mock.locked { guarded in
                guarded.interventions.faults = subject.faults
                guarded.bodyRun = subject.bodyRun
                guarded.unusedStubs = subject.unusedStubs
            }
        }
    }
}
