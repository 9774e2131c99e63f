/// A mock as automatic verification sees it.
protocol SelfVerifying: AnyObject, Sendable {
    /// Suspends the task until the failures that are being reported have been handed over.
    nonisolated(nonsending) func reportsAreMade() async
    /// Blocks the thread until the failures that are being reported have been handed over.
    func awaitReports()
    /// Reports what was not reported before. If a line of the test has asked for that, it is the site.
    func verifyItself(after outcome: TestOutcome, at site: CallSite?)
    /// Sets what the mock has not set itself.
    func use(_ settings: MockSettings)
    /// Releases the closures that answer its calls. Its test is over, and later calls are reported as such.
    func releaseActions()
    /// The test of Swift Testing that owns it.
    var owner: TestIdentity? { get }
    var hasFailedTest: Bool { get }
    var history: MockHistory { get }
}

/// Sees the mocks of a test before they forget their calls.
package protocol MockScopeObserver: Sendable {
    /// Is called when the mocks of a scope were verified, and before a failed mock forgets its calls at a checkpoint.
    func mocksAreOver(_ histories: () -> [MockHistory], hasFailed: Bool)
}

/// The outcome of a test, as far as it is known when its mocks are verified.
package enum TestOutcome: Sendable {
    /// No failure of the test is known.
    case passed
    /// It has failed already. A missing call probably follows from that, so it is only a warning.
    case failed
    /// It was skipped or cancelled, so a missing call is no mistake.
    case cancelled
}

/// The mocks that are made in a scope, or on which something is declared there, and which are verified when it ends.
///
/// It keeps their engines alive until then. Otherwise an engine that only the code under test holds would be verified
/// when it is deallocated, before the outcome of the test is known.
final class MadeMocks: Sendable {
    /// The scope that a new mock enters.
    @TaskLocal static var current: MadeMocks?

    private struct State {
        /// `nil` after the mocks were verified, so that mocks of a task that outlives the scope are not kept.
        var engines: [any SelfVerifying]? = []
        /// Whether each was made in the scope.
        var isMadeHere: [ObjectIdentifier: Bool] = [:]
        /// The engines for calls without an instance, by the types of their invocations.
        var boundMocks: [ObjectIdentifier: any AnyObject & Sendable] = [:]
        /// What observes this scope, and the scopes around it.
        var observers: [any MockScopeObserver] = MadeMocks.current?.observers ?? []
    }

    private let state = Lock(State())
    /// The scope around this one, whose mocks for calls without an instance it uses as well.
    private let outer: MadeMocks?

    init(inside outer: MadeMocks? = nil) { self.outer = outer }

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
        state.withLock { state in
            let identity = ObjectIdentifier(engine)
            if state.engines == nil || state.isMadeHere[identity] != nil { return }
            state.engines?.append(engine)
            state.isMadeHere[identity] = isNew
        }
    }

    nonisolated(nonsending) func reportsAreMade() async {
        for engine in engines { await engine.reportsAreMade() }
    }

    func awaitReports() {
        for engine in engines { engine.awaitReports() }
    }

    /// Verifies the mocks in the order of their entry, and then releases the closures that answer their calls.
    ///
    /// - Parameters:
    ///   - isTestOver: Whether the test ends with the scope. If not, only the mocks that were made in it are over.
    ///   - hasFailed: Whether the test has failed, apart from the failures of the mocks.
    func verify(after outcome: TestOutcome, isTestOver: Bool = true, hasFailed: @autoclosure () -> Bool = false) {
        let (engines, isMadeHere, observers) = state.withLock { state in
            defer { (state.engines, state.isMadeHere) = (nil, [:]) }
            return (state.engines ?? [], state.isMadeHere, state.observers)
        }
        for engine in engines { engine.verifyItself(after: outcome, at: nil) }
        if !observers.isEmpty {
            let hasFailed = hasFailed() || engines.contains(where: \.hasFailedTest)
            // A body that runs several times has a scope for each run. Only a failed run is the last one.
            for observer in observers where isTestOver || hasFailed {
                observer.mocksAreOver({ engines.map(\.history) }, hasFailed: hasFailed)
            }
        }
        for engine in engines where isTestOver || isMadeHere[ObjectIdentifier(engine)] == true {
            engine.releaseActions()
        }
    }

    /// Adds an observer of this scope, and of scopes that are made in it later.
    func add(_ observer: any MockScopeObserver) { state.withLock { $0.observers.append(observer) } }

    func mockForgetsCalls() {
        for observer in observers { observer.mocksAreOver({ engines.map(\.history) }, hasFailed: true) }
    }

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

    /// Shows the calls to the observers of the test, because a checkpoint forgets them.
    func showCallsIfFailed() {
        if hasFailedTest { MadeMocks.current?.mockForgetsCalls() }
    }

    /// The calls of the mock and its failures, without the secrets that its filter redacts.
    var history: MockHistory {
        let received = locked { $0.delivery.received }
        return snapshot().history(failures: received)
    }
}
