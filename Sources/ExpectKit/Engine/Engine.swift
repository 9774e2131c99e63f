/// The lock around the state of a mock, and the code that carries out its verdicts.
///
/// It asks the state under the lock and acts outside of it: comparing, describing, answering and reporting run client
/// code, which may call the same mock, or block. Unchecked, because invocations may hold values of any type. A value
/// stays on the thread of its call until a test asks for it.
package final class Engine<Invocation>: @unchecked Sendable {
    package let comparison = InvocationComparison<Invocation>()
    private let guarded: Lock<GuardedState>
    /// The calls in the order of their arrival, guarded by the same lock.
    private(set) var calls = CallStore<Invocation>()
    /// What sees the calls first, guarded by the same lock.
    private(set) var filter: CallFilter<Invocation>?
    let keptProperties = Lock<[KeptProperty<Invocation>]>([])
    package let creation = LogicalTime.now
    let framework: any TestFramework

    init(_ state: consuming GuardedState, framework: any TestFramework) {
        guarded = Lock(state)
        self.framework = framework
        join(isNew: true)
    }

    deinit {
        // The last chance to report failures. A missing call fails the test even if it follows from an earlier failure.
        if verification.hasUnreported { verification.verify(.init(isAutomatic: true, isLast: true)) }
    }

    /// Makes the current test, which makes the mock or declares something on it, an owner of the mock. An owner
    /// receives the failures. If the test has the trait, it also verifies the mock when it ends.
    package func join(isNew: Bool = false) {
        // A new mock is of the test that its framework has found.
        if !isNew { framework.join() }
        takeNumber(isNew: isNew)
        if let annotator = CurrentAnnotator.value { locked { $0.annotator = annotator } }
        MadeMocks.current?.enter(self, isNew: isNew)
    }

    /// Calls a closure with the state, under the lock. The closure must not run client code.
    @inline(__always) func locked<Result>(_ body: (inout GuardedState) -> Result) -> Result {
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

    var journal: Journal<Invocation> { locked { Journal(calls, $0.state.journal) } }

    /// Lets a filter see the calls first, and sets the mode that the filter needs.
    package func put(behind filter: CallFilter<Invocation>, mode: MockMode) {
        join()
        locked { guarded in
            (guarded.state.mode, guarded.hasOwnMode, guarded.state.isFiltered) = (mode, true, true)
            self.filter = filter
        }
    }

    var currentFilter: CallFilter<Invocation>? { locked { _ in filter } }

    /// Removes all declarations and calls. The calls that were missing at a checkpoint may still come.
    func reset(atCheckpoint checkpoint: CallSite? = nil, keepsCalls: Bool = false) {
        // A late call needs no second failure only if the first one has surely failed the test.
        let keepsMissing = checkpoint != nil && failures.hasSurelyFailedTest
        // Destroying client values runs client code, so they outlive the lock.
        let (forgotten, held, heldBefore) = locked { guarded in
            defer { if !keepsCalls { calls = CallStore() } }
            let held = guarded.ledger.held
            let old = guarded.verification.overdue
            var overdue = checkpoint == nil ? [] : old.filter { $0.remaining > 0 }
            if keepsMissing, let checkpoint { overdue += guarded.overdueCalls(at: checkpoint) }
            let forgotten = guarded.reset(keeping: overdue, keepsCalls: keepsCalls)
            return ((forgotten, calls, old), held, guarded.heldBefore.takeAll())
        }
        let stillHeld = (heldBefore + declarations.held(by: forgotten.0.declared, forgotten.0.progress))
            .filter(\.isWaiting)
        if !stillHeld.isEmpty { locked { $0.heldBefore += stillHeld } }
        let properties = keptProperties.withLock { $0.takeAll() }
        withExtendedLifetime((forgotten, properties)) {}
        for failure in held { failure.record() }
    }

    var reporter: any FailureReporter {
        get { locked { $0.chosenReporter } ?? framework }
        set {
            // The old reporter is a client's object, so it outlives the lock.
            var reporter: (any FailureReporter)? = newValue
            locked { guarded in
                swap(&guarded.chosenReporter, &reporter)
                // The new reporter has not failed a test yet.
                (guarded.delivery.hasFailed, guarded.delivery.hasFailedTest) = (false, false)
            }
        }
    }

    var reportsToFramework: Bool { locked { $0.chosenReporter == nil } }

    var declarations: DeclarationReceiver<Invocation> { .init(engine: self) }
    var verification: MockVerification<Invocation> { .init(engine: self) }
    var inspection: CallInspection<Invocation> { .init(engine: self) }
    var callReports: CallReports<Invocation> { .init(engine: self) }
    var failures: FailureDelivery<Invocation> { .init(engine: self) }

    package func snapshot() -> MockSnapshot<Invocation> { snapshot { _ in } }

    func snapshot(reading read: (borrowing GuardedState) -> Void) -> MockSnapshot<Invocation> {
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
        let hadFailed = failures.hasSurelyFailedTest
        declarations.abandonAll()
        failures.awaitReports()
        guard verification.hasUnreported else { return }
        let severity: FailureReport.Severity? =
            switch outcome {
            // A call that the test never resumed has failed it just now.
            case .passed: !hadFailed && failures.hasSurelyFailedTest ? .warning : .error
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
    func releaseActions(after other: Declaration?) {
        releaseActions(endOf: framework.owner, after: other) { _ in true }
    }

    func releaseSpentActions() { releaseActions { $0.isExpectation && $0.isSaturated } }

    private func releaseActions(
        endOf test: TestIdentity? = nil, after other: Declaration? = nil, where isReleased: (Progress) -> Bool
    ) {
        let old = locked { guarded in
            if let test { guarded.endedTest = test }
            return guarded.state.table.releaseActions(endOf: test, after: other, where: isReleased)
        }
        // Destroying the values that a closure holds may run client code, so they outlive the lock.
        withExtendedLifetime(old) {}
    }
}

/// The test frameworks, as an engine sees them. The folder `Frameworks` implements it.
protocol TestFramework: DeliveringReporter {
    var test: TestIdentity? { get }
    var owner: TestIdentity? { get }
    var declaredMocks: [any SelfVerifying] { get }
    /// Whether the current code is known to run in another test than the one that the mock belongs to.
    var isInOtherTest: Bool { get }
    /// Whether a failure that is recorded here and now reaches a running test.
    var isInsideTest: Bool { get }
    /// Whether the current test was cancelled, so that expected calls need not have come.
    var isTestCancelled: Bool { get }
    /// Whether something around the current test, such as a trait, may hide a failure from it.
    var mayHideFailures: Bool { get }

    func join()

    /// Returns the error that ends the current test without a second failure; `nil` if there is none here, or if the
    /// current test may not have received a failure. It prepares the test for the error, so the caller must throw it.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)?

    /// Has a mock verified when its test case of XCTest or the process ends, if the mock still exists then. The phase
    /// is the number of resets before, if the test declares something on the mock.
    func watch(_ engine: any SelfVerifying, declaredIn phase: Int?)
}

/// The test that a mock belongs to: a test case of XCTest, or one case of a test of Swift Testing.
package struct TestIdentity: Hashable, Sendable {
    let test: Int
    /// The task that runs the case, because the cases of a parameterised test run at the same time.
    var task: Int?
}
