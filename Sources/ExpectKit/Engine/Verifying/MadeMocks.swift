/// A mock as automatic verification sees it.
protocol SelfVerifying: AnyObject, Sendable {
    /// Suspends the task until the failures that are being reported have been handed over.
    nonisolated(nonsending) func reportsAreMade() async

    /// Blocks the thread until the failures that are being reported have been handed over.
    func awaitReports()

    /// Reports what is wrong and was not reported before, by a verification of the test's own or otherwise.
    ///
    /// - Parameters:
    ///   - outcome: What is known of the test.
    ///   - site: The line of the test that asked for the verification; nothing where no line did.
    func verifyItself(after outcome: TestOutcome, at site: CallSite?)

    /// Lets go of the closures that answer its calls, as its test is over.
    func releaseActions()
}

/// What is known of a test when its mocks are verified.
enum TestOutcome: Sendable {
    /// Nothing has failed it.
    case passed
    /// It fails in any case. A call that did not come is likely to follow from that, and only warned of.
    case failed
    /// It was skipped or cancelled, so that a call that did not come is no mistake.
    case cancelled
}

/// The mocks of a scope, which are verified when it ends: those that are made in it, and those on which something is
/// declared in it.
///
/// It keeps their engines until then: one that only the code under test holds must not be verified before the
/// test has failed or ended.
final class MadeMocks: Sendable {
    /// Where a mock enters itself.
    @TaskLocal static var current: MadeMocks?

    private struct Entries {
        var engines: [any SelfVerifying] = []
        var known: Set<ObjectIdentifier> = []
    }

    /// Nothing, once they have been verified: what a task makes that outlives the scope is not kept any longer.
    private let entries = Lock<Entries?>(Entries())

    /// The engines for what has no instance, by the types of their invocations.
    private let boundMocks = Lock<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Returns the engine for calls of a type that have no instance, which is made when it is first asked for.
    func bound<Bound: AnyObject & Sendable>(_ key: ObjectIdentifier, make: () -> Bound?) -> Bound? {
        if let known = boundMocks.withLock({ $0[key] }) { return known as? Bound }
        // It enters itself here as well, and must not meet the lock.
        guard let made = make() else { return nil }
        return boundMocks.withLock { mocks in
            if mocks[key] == nil { mocks[key] = made }
            return mocks[key]
        } as? Bound
    }

    /// Enters a mock, once.
    func enter(_ engine: any SelfVerifying) {
        entries.withLock { entries in
            guard entries?.known.insert(ObjectIdentifier(engine)).inserted == true else { return }
            entries?.engines.append(engine)
        }
    }

    /// Suspends the task until the failures that any of the mocks is reporting have been handed over.
    nonisolated(nonsending) func reportsAreMade() async {
        for engine in entries.withLock({ $0?.engines ?? [] }) { await engine.reportsAreMade() }
    }

    /// Verifies the mocks in the order in which they were entered.
    func verify(after outcome: TestOutcome) {
        let all = entries.withLock { entries in
            defer { entries = nil }
            return entries?.engines ?? []
        }
        for engine in all { engine.verifyItself(after: outcome, at: nil) }
        for engine in all { engine.releaseActions() }
    }
}
