/// The lock around the state of a mock, and the code that carries out its verdicts.
///
/// It asks the state under the lock and acts outside of it: comparing, describing, answering and reporting run client
/// code, which may call the same mock, or block. Unchecked, because invocations may hold values of any type. A value
/// stays on the thread of its call until a test asks for it.
final class Engine<Invocation>: @unchecked Sendable {
    let comparison = InvocationComparison<Invocation>()
    private let guarded: Lock<GuardedState>
    /// The calls in the order of their arrival, guarded by the same lock.
    private var calls = CallStore<Invocation>()
    /// What sees the calls first, guarded by the same lock.
    private(set) var filter: CallFilter<Invocation>?
    /// The properties that the mock keeps.
    let keptProperties = Lock<[KeptProperty<Invocation>]>([])
    let creation = LogicalTime.now
    let framework: any TestFramework

    /// - Parameter set: Sets what the initializer of the mock knows of its settings.
    init(
        name: String?, mode: MockMode, ordering: MockOrdering, framework: any TestFramework,
        set: (inout GuardedState) -> Void = { _ in }
    ) {
        let name = MockName(given: name, derived: name == nil ? enclosingTypeName(of: Invocation.self) : nil)
        var state = GuardedState(name: name, mode: mode, ordering: ordering)
        set(&state)
        guarded = Lock(state)
        self.framework = framework
        join(isNew: true)
    }

    deinit {
        // This is the last chance to report the failures of an unverified mock. It cannot tell whether its test has
        // already failed, so a missing call fails the test even if it follows from an earlier failure.
        if verification.hasUnreported { verification.verify(.init(isAutomatic: true, isLast: true)) }
    }

    /// Makes the current test, which makes the mock or declares something on it, an owner of the mock. An owner
    /// receives the failures. If the test has the trait, it also verifies the mock when it ends.
    func join(isNew: Bool = false) {
        // A new mock is of the test that its framework has found.
        if !isNew { framework.join() }
        takeNumber(isNew: isNew)
        if let annotator = CurrentAnnotator.value { locked { $0.annotator = annotator } }
        MadeMocks.current?.enter(self, isNew: isNew)
    }

    /// Calls a closure with the state, under the lock. The closure must not run client code.
    @inline(__always)
    func locked<Result>(_ body: (inout GuardedState) -> Result) -> Result {
        var ended: [Wait]?
        let result = guarded.withLock { guarded in
            let result = body(&guarded)
            ended = guarded.takeEndedWaits()
            return result
        }
        if let ended { for wait in ended { wait.end(.met) } }
        return result
    }

    @inline(__always)
    func enter(_ invocation: Invocation, at site: CallSite, in guarded: inout GuardedState) -> Ticket {
        calls.append(invocation)
        return guarded.state.enter(callAt: site)
    }

    /// The calls so far.
    var journal: Journal<Invocation> { locked { Journal(calls, $0.state.journal) } }

    func put(behind filter: CallFilter<Invocation>, mode: MockMode) {
        join()
        locked { guarded in
            (guarded.state.mode, guarded.hasOwnMode, guarded.state.isFiltered) = (mode, true, true)
            self.filter = filter
        }
    }

    var currentFilter: CallFilter<Invocation>? { locked { _ in filter } }

    /// Removes all declarations and calls. The calls that were missing at a checkpoint, if one has verified the mock,
    /// may still come.
    func reset(atCheckpoint checkpoint: CallSite? = nil, keepsCalls: Bool = false) {
        // A late call needs no second failure only if the first one has surely failed the test.
        let keepsMissing = checkpoint != nil && failures.hasSurelyFailedTest
        // Destroying client values runs client code, so they outlive the lock.
        let (forgotten, held) = locked { guarded in
            defer { if !keepsCalls { calls = CallStore() } }
            let held = guarded.ledger.held
            let old = guarded.verification.overdue
            var overdue = checkpoint == nil ? [] : old.filter { $0.remaining > 0 }
            if keepsMissing, let checkpoint { overdue += guarded.overdueCalls(at: checkpoint) }
            return ((guarded.reset(keeping: overdue, keepsCalls: keepsCalls), calls, old), held)
        }
        let properties = keptProperties.withLock { properties in
            defer { properties = [] }
            return properties
        }
        withExtendedLifetime((forgotten, properties)) {}
        for failure in held { failure.record() }
    }

    var reporter: any FailureReporter {
        get { locked { $0.chosenReporter } ?? framework }
        set {
            // The old reporter is a client's object, so it outlives the lock.
            let old = locked { guarded in
                defer { guarded.chosenReporter = newValue }
                // The new reporter has not failed a test yet.
                (guarded.delivery.hasFailed, guarded.delivery.hasFailedTest) = (false, false)
                return guarded.chosenReporter
            }
            withExtendedLifetime(old) {}
        }
    }

    /// Whether failures go to the test framework, and not to another reporter.
    var reportsToFramework: Bool { locked { $0.chosenReporter == nil } }

    @inline(__always)
    var dispatcher: CallDispatcher<Invocation> { .init(engine: self) }
    var declarations: DeclarationReceiver<Invocation> { .init(engine: self) }
    var verification: MockVerification<Invocation> { .init(engine: self) }
    var inspection: CallInspection<Invocation> { .init(engine: self) }
    var callReports: CallReports<Invocation> { .init(engine: self) }
    var failures: FailureDelivery<Invocation> { .init(engine: self) }
    var recording: ResultRecording<Invocation> { .init(engine: self) }

    /// - Parameter read: Reads more of the state, under the same lock.
    func snapshot(reading read: (borrowing GuardedState) -> Void = { _ in }) -> MockSnapshot<Invocation> {
        locked { guarded in
            read(guarded)
            return MockSnapshot(guarded, calls, filter)
        }
    }

    /// Changes the state, and returns a snapshot after a call; `nil` if the mock was reset meanwhile.
    func snapshot(
        for ticket: Ticket, noting change: (inout GuardedState) -> Void = { _ in }
    ) -> MockSnapshot<Invocation>? {
        locked { guarded in
            guard guarded.state.contains(ticket) else { return nil }
            change(&guarded)
            return MockSnapshot(guarded, calls, filter)
        }
    }

    func accepts(_ declaration: Declaration, _ invocation: Invocation) -> Bool {
        declaration.of(Invocation.self).accepts(invocation)
    }
}

extension Engine: SelfVerifying {
    func verifyItself(after outcome: TestOutcome, at site: CallSite?) {
        // The test is over, so suspended calls can no longer be resumed.
        declarations.abandonAll()
        failures.awaitReports()
        guard verification.hasUnreported else { return }
        let severity: FailureReport.Severity? =
            switch outcome {
            case .passed: .error
            case .failed: .warning
            case .cancelled: nil
            }
        verification.verify(
            .init(
                missing: severity, noteMissing: { if outcome == .failed { $0.append(.warningOnly) } },
                isAutomatic: true, site: site))
    }

    func use(_ settings: MockSettings) {
        locked { guarded in
            if let mode = settings.mode, !guarded.hasOwnMode { guarded.state.mode = mode }
            if let ordering = settings.ordering, !guarded.hasOwnOrdering { guarded.state.ordering = ordering }
            if let unusedStubs = settings.unusedStubs { guarded.unusedStubs = unusedStubs }
        }
    }

    var owner: TestIdentity? { framework.owner }

    nonisolated(nonsending) func reportsAreMade() async { await failures.reportsAreMade() }

    func awaitReports() { failures.awaitReports() }

    /// Releases the closures that answer calls, because the test is over, and a closure that uses its own mock keeps
    /// the mock alive. The declarations stay, so that a late call is not unexpected. It gets a fallback as its answer.
    func releaseActions() { releaseActions(endOf: framework.owner) { _ in true } }

    func releaseSpentActions() { releaseActions { $0.isExpectation && $0.isSaturated } }

    /// - Parameter test: The test that has ended, if one has.
    private func releaseActions(endOf test: TestIdentity? = nil, where isReleased: (Progress) -> Bool) {
        let old = locked { guarded in
            if let test { guarded.endedTest = test }
            return guarded.state.table.releaseActions(where: isReleased)
        }
        // Destroying the values that a closure holds may run client code, so they outlive the lock.
        withExtendedLifetime(old) {}
    }
}
