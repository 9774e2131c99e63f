/// Everything that an engine's lock guards and that does not depend on the type of the calls. The ``EngineState``
/// decides about calls. The other properties are for answering, reporting and verifying.
struct GuardedState: ~Copyable {
    var state: EngineState
    var name: MockName
    /// The test that the mock belonged to, once it has ended.
    var endedTest: TestIdentity?
    var chosenReporter: (any FailureReporter)?
    var defaults = MockDefaults()
    var unusedStubs = UnusedStubs.ignore
    /// Nothing is done about them if calls may be missing that use the stubs.
    var reportedUnusedStubs: UnusedStubs { annotator?.mayMissCalls == true ? .ignore : unusedStubs }
    /// Whether the mock chose its mode, and its order, itself.
    var hasOwnMode = false
    var hasOwnOrdering = false

    var verification = VerificationRecord()
    var delivery = DeliveryRecord()
    var reports = ReportsInProgress()
    var ledger = MistakeLedger()
    var waits: [Wait] = []
    /// What the test held before a reset, and calls still wait for.
    var heldBefore: [HeldCalls] = []
    /// The waits that end as soon as the lock is released.
    var endedWaits: [Wait] = []
    /// What decides about the calls before they are answered.
    var gates = CallGates() { didSet { state.defersAnswers = !gates.isEmpty } }
    var log: (@Sendable (String) -> Void)? { didSet { state.isLogged = log != nil } }
    var annotator: (any FailureAnnotator)?

    /// Call sites of the test in former phases, one for each file. The files identify the frames of the test in a
    /// backtrace while nothing is declared after a reset.
    var testSites: [CallSite] = []
    /// How many more calls are traced.
    var tracesLeft = Limits.Reporting.traces

    /// How often the lock was taken. Tests read it to find out what a call costs.
    private(set) var turns = 0

    /// Returns the waits that are over. It is the last step before the lock is released.
    @inline(__always) mutating func takeEndedWaits() -> [Wait]? {
        turns &+= 1
        let hasWaits = !state.table.endedWaits.isEmpty || !waits.isEmpty || !endedWaits.isEmpty
        return hasWaits ? takeAllEndedWaits() : nil
    }

    private mutating func takeAllEndedWaits() -> [Wait] {
        let ended = endedWaits.takeAll() + state.table.endedWaits.takeAll()
        // The waits for the expectations outlast the reports of failures.
        return reports.count == 0 && state.isSettled ? ended + waits.takeAll() : ended
    }

    /// Counts a call that is to be traced, and returns whether it may be.
    mutating func takeTrace() -> Bool {
        tracesLeft -= 1
        return tracesLeft >= 0
    }

    /// Notes that everything has been verified. Declarations can no longer be changed then.
    mutating func noteVerification() {
        (verification.isCurrent, verification.hasUndelivered, verification.hasLost) = (true, false, false)
        state.table.noteVerification()
    }

    /// Removes all declarations and calls. It keeps the settings, and the failures that no test has received.
    ///
    /// - Parameter overdue: The calls that may still come late.
    /// - Returns: Everything that holds client values. The caller destroys it outside of the lock.
    mutating func reset(keeping overdue: [OverdueCall], keepsCalls: Bool) -> (
        declared: [Declaration], progress: [Progress], journal: CallLog
    ) {
        for declaration in state.table.declared.suffix(Limits.Explaining.testSites) { testSites.keep(declaration.site) }
        // The calls that expectations took, and those that were reported, need no verification without declarations.
        let accounted = keepsCalls ? verification.accounted.union(state.journal.expectedOrRefused) : []
        verification = VerificationRecord(accounted: accounted, overdue: overdue)
        delivery = DeliveryRecord(undelivered: delivery.undelivered)
        ledger = MistakeLedger()
        tracesLeft = Limits.Reporting.traces
        gates.turnsOfDeclarations = [:]
        return state.reset(keepsCalls: keepsCalls)
    }
}

struct VerificationRecord {
    /// The calls that were not allowed.
    var divergences: [Divergence] = []
    /// The mocks that got calls which this one expects.
    var receivers: [UnretainedObject] = []
    /// The calls that a test has verified after the fact, by their numbers.
    var accounted: Set<Int> = []
    var overdue: [OverdueCall] = []
    /// Whether everything that is declared, and every call that was not allowed, has been verified.
    var isCurrent = false
    /// Whether the last verification found a failure that no running test may have received.
    var hasUndelivered = false
    /// Whether it found a failure that certainly no test has received.
    var hasLost = false
}

struct DeliveryRecord {
    /// Whether a test has received a failure, which may be a known issue.
    var hasFailed = false
    /// Whether a failure has failed a test, as far as is known.
    var hasFailedTest = false
    /// The last test that a failure has failed; `nil` if it is not known.
    private(set) var failedTest: TestIdentity?
    var undelivered: [KeptFailure] = []
    /// The failures that a test has received, for the history of the mock.
    private(set) var received: [FailureReport] = []

    /// Whether a failure has failed a test, and not an earlier one that used the mock. After the end of a test case of
    /// XCTest, the test is not known.
    func hasFailed(_ test: TestIdentity?) -> Bool { hasFailedTest && (test == nil || failedTest?.test == test?.test) }

    mutating func note(_ report: FailureReport, _ delivery: Delivery, in test: TestIdentity?) {
        if delivery.isReceived, received.count < Limits.Reporting.keptFailures { received.append(report) }
        guard report.severity == .error, delivery != .lost else { return }
        hasFailed = true
        if delivery != .suppressed { (hasFailedTest, failedTest) = (true, test) }
    }

    mutating func replace(_ held: HeldFailure, by report: FailureReport) {
        if let index = received.firstIndex(where: { $0.held === held }) { received[index] = report }
    }

    mutating func keep(_ failure: KeptFailure) {
        if undelivered.count < Limits.Reporting.keptFailures { undelivered.append(failure) }
    }
}

/// A failure that no running test has received.
struct KeptFailure {
    let report: FailureReport
    let delivery: Delivery
    /// The call, if the failure was found when a call came.
    let ticket: Ticket?
}
