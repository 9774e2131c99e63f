/// A mock as automatic verification sees it.
protocol SelfVerifying: AnyObject, Sendable {
    /// Reports what is wrong and was not reported before, by a verification of the test's own or otherwise.
    ///
    /// - Parameter afterFailure: Whether the test has failed already; a call that did not come is then likely to
    ///   follow from that, and only warned of.
    func verifyItself(afterFailure: Bool)
}

/// The mocks that are made in a scope, which are verified when it ends.
///
/// It keeps their engines until then: one that only the code under test holds must not be verified before the
/// test has failed or ended.
final class MadeMocks: Sendable {
    /// Where a new mock enters itself.
    @TaskLocal static var current: MadeMocks?

    /// Nothing, once they have been verified: what a task makes that outlives the scope is not kept any longer.
    private let engines = Lock<[any SelfVerifying]?>([])

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

    func enter(_ engine: any SelfVerifying) {
        engines.withLock { $0?.append(engine) }
    }

    /// Verifies the mocks in the order in which they were made.
    func verify(afterFailure: Bool) {
        let all = engines.withLock { engines in
            defer { engines = nil }
            return engines
        }
        for engine in all ?? [] { engine.verifyItself(afterFailure: afterFailure) }
    }
}
