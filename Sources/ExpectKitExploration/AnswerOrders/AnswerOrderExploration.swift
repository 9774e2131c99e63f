import ExpectKit

/// Runs the body of a test once for each order of answers.
struct AnswerOrderExploration {
    let limit: Int
    let patience: Duration
    let site: CallSite
    let reporter = ProblemReporter(of: "inEveryAnswerOrder")
    /// Whether something has blocked the main queue in a run. It probably does so in each run.
    private let isMainQueueBlocked = Lock(false)

    typealias Body = ConfinedBody<AnswerScheduler>

    /// Runs the body.
    ///
    /// - Parameter order: The only order to run.
    func run(_ order: String?, _ body: Body) async throws {
        if let text = order ?? Self.orderOfEnvironment {
            let isOfEnvironment = order == nil
            guard let plan = AnswerChoices.Plan(replaying: text) else {
                return report(.unreadableOrder(text, isOfEnvironment: isOfEnvironment))
            }
            let end = try await run(plan, nil, body)
            if end.hasFailed || Task.isCancelled { return }
            if !end.hasFollowedPlan {
                return report(.noSuchOrder(calls: end.calls, isOfEnvironment: isOfEnvironment))
            }
            return report(.onlyReplayed(text, isOfEnvironment: isOfEnvironment))
        }
        if limit < 1 { return report(.limitTooSmall(limit)) }
        try await search(body)
    }

    /// The order that the environment asks for. Some tools can empty a variable, but not unset it.
    private static var orderOfEnvironment: String? {
        environmentVariable("EXPECTKIT_ANSWER_ORDER").flatMap { $0.isEmpty ? nil : $0 }
    }

    private func search(_ body: Body) async throws {
        var search = AnswerOrderSearch(limit: limit)
        var deviated = 0
        var hasForeignWork = false
        // The calls that depend on an answer, and how late after an answer other calls were made.
        var dependent: Set<AnswerQueue.LateCall> = []
        var lateness = Duration.zero
        var arrivals = Arrivals()
        var repetitions = 0
        var next = search.next()
        while let order = next {
            let end = try await run(
                .positions(order), search, body, delay: Self.delay(after: lateness),
                expectsForeignWork: hasForeignWork)
            hasForeignWork = hasForeignWork || end.hasForeignWork
            if end.hasFailed || Task.isCancelled { return }
            let repetition =
                end.hasFollowedPlan ? arrivals.repetition(in: end.queue, mayBeLate: hasForeignWork) : .exact
            if repetition == .swapped, repetitions < Self.maximumRepetitions {
                // A position is another call here, so the order was not tried.
                repetitions += 1
                continue
            }
            if end.hasFollowedPlan, repetition != .swapped {
                let late = end.queue.lateCalls.filter { late in
                    !dependent.contains { $0.isCause(of: late.call) }
                }
                search.note(
                    order, waiting: end.choices.made.map(\.waiting.count), late: Set(late.map(\.choice)))
                lateness = late.map(\.delay).reduce(lateness, max)
                if repetition == .otherCalls { deviated += 1 }
            } else if let call = end.queue.missingCall, lateness < patience {
                dependent.insert(call)
                search.noteMissingCall()
            } else {
                deviated += 1
            }
            if end.calls.isEmpty { return report(.noCalls) }
            (next, repetitions) = (search.next(), 0)
        }
        if search.hasMore { report(.limitReached(tried: search.tried, total: search.total)) }
        if deviated > 0 { report(.notRepeatable(deviated: deviated, tried: search.tried)) }
    }

    /// The calls that waited at each choice of the runs so far, by the choices before it.
    private struct Arrivals {
        private var known: [[Int]: (names: [String], functions: [String])] = [:]

        /// How the calls of a run differ from those of earlier runs.
        enum Repetition {
            case exact
            /// They arrived in another order, as calls after equal sleeps may.
            case swapped
            /// They are calls of other functions.
            case otherCalls
        }

        /// Notes the calls of a run.
        ///
        /// - Parameter mayBeLate: Whether a call may wait only at a later choice than in another run.
        mutating func repetition(in queue: AnswerQueue, mayBeLate: Bool) -> Repetition {
            var (choices, repetition) = ([Int](), Repetition.exact)
            for choice in queue.choices.made {
                let names = queue.names(of: choice.waiting)
                // The arguments may differ in each run.
                let functions = queue.functions(of: choice.waiting).sorted()
                if let known = known[choices] {
                    if known.names != names, known.names.sorted() == names.sorted() { return .swapped }
                    let changes = functions.difference(from: known.functions)
                    let isLate = mayBeLate && (changes.insertions.isEmpty || changes.removals.isEmpty)
                    if !changes.isEmpty, !isLate { repetition = .otherCalls }
                }
                known[choices] = (names, functions)
                choices.append(choice.position)
            }
            return repetition
        }
    }

    /// How often an order is run again because its calls arrived in another order.
    private static var maximumRepetitions: Int { 10 }

    /// How long an order waits for a call that came later in another order.
    ///
    /// A call that does not depend on the answer is made in this time.
    private static func delay(after lateness: Duration) -> Duration {
        max(.milliseconds(100), min(lateness * 10, .seconds(1)), lateness * 2)
    }

    private struct RunEnd {
        let hasFailed: Bool
        let queue: AnswerQueue
        /// Whether something that is not observed made a call or resumed a task. A faster run may miss it.
        let hasForeignWork: Bool

        var choices: AnswerChoices { queue.choices }
        /// The calls in the order of their arrival.
        var calls: [String] { queue.arrived.map(\.words) }
        var hasFollowedPlan: Bool { !choices.hasDeviated && choices.missing == 0 }
    }

    /// Runs the body in one order.
    ///
    /// - Parameters:
    ///   - search: The search that the order belongs to; `nil` if it is the only one.
    ///   - delay: How long the order waits for another call; `nil` if it is known to exist.
    ///   - expectsForeignWork: Whether an earlier run had work that is not observed.
    private func run(
        _ plan: AnswerChoices.Plan, _ search: AnswerOrderSearch?, _ body: Body,
        delay: Duration? = nil, expectsForeignWork: Bool = false
    ) async throws -> RunEnd {
        let current = Lock<AnswerScheduler?>(nil)
        let run = BodyRun { current.withLock { $0 }?.fact(in: search) }
        let tasks = newRunExecutor(isInsideTest: reporter.isInsideTest)
        if isMainQueueBlocked.withLock({ $0 }) { tasks?.observing.leaveMainQueue() }
        let scheduler = AnswerScheduler(
            plan, tasks: tasks?.observing, patience: patience, delay: min(delay ?? patience, patience),
            expectsForeignWork: expectsForeignWork
        ) { [reporter, site, isMainQueueBlocked] problem, place in
            // The body of the run may have been left behind.
            if run.isOver { return }
            if case .mainQueueBlocked = problem { isMainQueueBlocked.withLock { $0 = true } }
            AnswerOrderExploration.report(problem, at: place ?? site, to: reporter, run)
        }
        current.withLock { $0 = scheduler }
        defer { run.end() }
        do {
            try await observingFailures(of: run) {
                try await verifyingMocks(of: run) {
                    let hasReturned: Bool
                    do {
                        hasReturned = try await tasks.run(scheduler.newWatch()) {
                            try await body.run(scheduler)
                        }
                    } catch {
                        // The error fails the test, so a missing call is only a warning. In a run in which a call fails,
                        // the error may be expected.
                        throw run.mayMissCalls ? error : BodyRunError.explaining(error, of: run)
                    }
                    if hasReturned || run.hasFailed || Task.isCancelled { return }
                    let calls = scheduler.state.withLock { $0.queue.arrived.map(\.words) }
                    report(UnfinishedBody(calls: calls, after: patience), in: run)
                }
                // A test that is cancelled may leave its calls waiting.
                scheduler.finish(hasFailed: run.hasFailed || Task.isCancelled)
            }
        } catch {
            let error = BodyRunError.explaining(error, of: run)
            scheduler.finish(hasFailed: true)
            throw error
        }
        let queue = scheduler.state.withLock { $0.queue }
        return RunEnd(
            hasFailed: run.hasFailed, queue: queue, hasForeignWork: scheduler.hasForeignWork)
    }

    private func report(_ problem: AnswerOrderProblem) { Self.report(problem, at: site, to: reporter, nil) }

    /// Reports the order in which the body has thrown an error, for an error that cannot say it.
    func reportOrder(of error: BodyRunError) {
        // In a run of failingEachCall, the error is usually that of the call that failed, and expected.
        if BodyRun.current?.fact is FailedCallFact { return }
        let problem = AnswerOrderProblem.threw(error: describe(error.underlying))
        reporter.report(problem, at: site, severity: problem.severity, note: error.note)
    }

    private static func report(
        _ problem: AnswerOrderProblem, at site: CallSite, to reporter: ProblemReporter, _ run: BodyRun?
    ) {
        let fact = run?.fact
        let note = problem.isWarning ? nil : run?.noteFailure()
        let isNoted = fact.map(problem.dependsOn) ?? false
        reporter.report(problem, at: site, severity: problem.severity, note: isNoted ? note : nil)
    }

    /// Reports a problem of a run at the line of the search.
    private func report(_ problem: UnfinishedBody, in run: BodyRun) {
        reporter.report(problem, at: site, note: run.noteFailure())
    }
}

extension AnswerScheduler {
    /// The order of the run so far; `nil` if no call was answered.
    ///
    /// - Parameter search: The search that the order belongs to; `nil` if it is the only one.
    func fact(in search: AnswerOrderSearch?) -> AnswerOrderFact? {
        let queue = state.withLock { $0.queue }
        guard !queue.choices.made.isEmpty else { return nil }
        return AnswerOrderFact(
            departures: queue.departures, number: search?.tried,
            total: search?.total(with: queue.choices.made.map(\.waiting.count)) ?? .exactly(1),
            replay: queue.choices.replay)
    }
}

extension AnswerOrderSearch {
    /// The number of orders, including those that the current run has shown.
    fileprivate func total(with waiting: [Int]) -> AnswerOrderFact.Total {
        guard tried == 1 else { return total }
        var search = self
        search.note([], waiting: waiting)
        return search.total
    }
}

extension AnswerOrderProblem {
    /// Whether the order of a run may be the cause.
    fileprivate func dependsOn(_ fact: any BodyRunFact) -> Bool {
        (fact as? AnswerOrderFact)?.departures.isEmpty != true
    }

    fileprivate var severity: FailureReport.Severity { isWarning ? .warning : .error }
}
