/// A mock as automatic verification sees it.
protocol SelfVerifying: ReadableMock, AnyObject, Sendable {
    /// Suspends the task, or blocks the thread, until the failures that are being reported have been handed over.
    nonisolated(nonsending) func reportsAreMade() async
    func awaitReports()
    /// Suspends the task until all expected calls have come, or a call that must not come. It returns whether it waited:
    /// a mock that has failed is not waited for.
    ///
    /// While a failure is being reported, the code under test is blocked, so the wait is extended by that time. The
    /// extension uses the system clock, because the clock of the test may never advance again.
    nonisolated(nonsending) func wait<Time: Clock<Duration>>(
        by deadline: Time.Instant, on clock: Time, after known: WaitExtensions?
    ) async -> Bool
    /// Waits in the same way, but blocks the thread.
    func block<Time: Clock<Duration>>(by deadline: Time.Instant, on clock: Time, after known: WaitExtensions?) -> Bool
    func verify(after waiting: Waiting)
    /// Reports what was not reported before. If a line of the test has asked for that, it is the site.
    func verifyItself(after outcome: TestOutcome, at site: CallSite?)
    func use(_ settings: MockSettings)
    var newestDeclaration: Declaration? { get }
    /// Releases the closures that answer its calls. Its test is over, and later calls are reported as such.
    ///
    /// - Parameter other: The last declaration of code outside of the test.
    func releaseActions(after other: Declaration?)
    var owner: TestIdentity? { get }
    var hasFailedTest: Bool { get }
}

package protocol MockScopeObserver: Sendable {
    /// Is called when the mocks of a scope were verified, and before a failed mock forgets its calls at a checkpoint.
    func mocksAreOver(_ mocks: [any ReadableMock], hasFailed: Bool)
}

/// A mock whose type of calls is not known.
package protocol ReadableMock {
    func read<Reader: MockReader>(by reader: Reader) -> Reader.Fact
}

package protocol MockReader {
    associatedtype Fact
    /// Reads a mock and its failures. The filter of the mock redacts its secrets.
    func read<Invocation>(_ mock: MockSnapshot<Invocation>, failures: [FailureReport]) -> Fact
}

/// The outcome of a test, as far as it is known. A missing call probably follows from an earlier failure, so it is only a
/// warning then. It is no mistake in a test that was skipped or cancelled.
package enum TestOutcome: Sendable { case passed, failed, cancelled }

/// The mocks that are made in a scope, or on which something is declared there, and which are verified when it ends. It
/// keeps their engines alive until then. Otherwise an engine that only the code under test holds would be verified when
/// it is deallocated, before the outcome of the test is known.
package final class MadeMocks: Sendable {
    @TaskLocal package static var current: MadeMocks?

    private struct State {
        /// `nil` after the mocks were verified, so that mocks of a task that outlives the scope are not kept.
        var engines: [any SelfVerifying]? = []
        /// The last declaration before the scope is that of a mock which was made outside.
        var entries: [ObjectIdentifier: (isMadeHere: Bool, earlier: Declaration?)] = [:]
        /// The engines for calls without an instance, by the types of their invocations.
        var boundMocks: [ObjectIdentifier: any AnyObject & Sendable] = [:]
        /// What observes this scope, and the scopes around it.
        var observers: [any MockScopeObserver] = MadeMocks.current?.observers ?? []
    }

    private let state = Lock(State())
    /// The scope around this one, whose mocks for calls without an instance it uses as well.
    private let outer: MadeMocks?

    package init(inside outer: MadeMocks? = nil) { self.outer = outer }

    /// Returns the engine for calls of a type without an instance. It is made on first use.
    func bound<Bound: AnyObject & Sendable>(_ key: ObjectIdentifier, make: () -> Bound?) -> Bound? {
        if let known = boundMock(key) { return known as? Bound }
        // Made outside of the lock, because making it also enters it in this scope.
        guard let made = make() else { return nil }
        return state.withLock { state in
            if state.boundMocks[key] == nil { state.boundMocks[key] = made }
            return state.boundMocks[key]
        } as? Bound
    }

    private func boundMock(_ key: ObjectIdentifier) -> (any AnyObject & Sendable)? {
        state.withLock { $0.boundMocks[key] } ?? outer?.boundMock(key)
    }

    /// Enters a mock, once, and notes whether it is made in the scope.
    func enter(_ engine: any SelfVerifying, isNew: Bool) {
        let identity = ObjectIdentifier(engine)
        // Almost every declaration is on a known mock.
        if state.withLock({ $0.engines == nil || $0.entries[identity] != nil }) { return }
        let earlier = isNew ? nil : engine.newestDeclaration
        state.withLock { state in
            if state.engines == nil || state.entries[identity] != nil { return }
            state.entries[identity] = (isNew, earlier)
            state.engines?.append(engine)
        }
    }

    // A failure that is still being reported decides the outcome.
    package nonisolated(nonsending) func reportsAreMade() async {
        for engine in engines { await engine.reportsAreMade() }
    }
    package func awaitReports() { for engine in engines { engine.awaitReports() } }

    /// Verifies the mocks in the order of their entry, and then releases the closures that answer their calls. If the
    /// test does not end with the scope, only the mocks that were made in it are over.
    ///
    /// - Parameter hasFailed: Whether the test has failed, apart from the failures of the mocks.
    package func verify(after outcome: TestOutcome, isTestOver: Bool = true, hasFailed: @autoclosure () -> Bool = false)
    {
        let (engines, entries, observers) = state.withLock { state in
            defer { (state.engines, state.entries) = (nil, [:]) }
            return (state.engines ?? [], state.entries, state.observers)
        }
        for engine in engines { engine.verifyItself(after: outcome, at: nil) }
        lazy var hasTestFailed = hasFailed() || engines.contains(where: \.hasFailedTest)
        // A body that runs several times has a scope for each run. Only a failed run is the last one.
        for observer in observers where isTestOver || hasTestFailed {
            observer.mocksAreOver(engines, hasFailed: hasTestFailed)
        }
        for engine in engines {
            let entry = entries[ObjectIdentifier(engine)]
            if isTestOver || entry?.isMadeHere == true { engine.releaseActions(after: entry?.earlier) }
        }
    }

    func add(_ observer: any MockScopeObserver) { state.withLock { $0.observers.append(observer) } }

    func mockForgetsCalls() { for observer in observers { observer.mocksAreOver(engines, hasFailed: true) } }

    private var observers: [any MockScopeObserver] { state.withLock { $0.observers } }
    private var engines: [any SelfVerifying] { state.withLock { $0.engines ?? [] } }
}

extension Engine {
    /// Whether a failure of the mock has failed a test, as far as the test framework tells.
    var hasFailedTest: Bool {
        reportsToFramework
            && locked { guarded in
                #if compiler(>=6.3)
                    guarded.delivery.hasFailedTest
                #else
                    // Swift Testing of 6.2 does not tell known issues from other ones.
                    guarded.delivery.hasFailed
                #endif
            }
    }

    var newestDeclaration: Declaration? { locked { $0.state.table.declared.last } }

    package func read<Reader: MockReader>(by reader: Reader) -> Reader.Fact {
        let received = locked { $0.delivery.received }
        return reader.read(snapshot(), failures: received)
    }
}
