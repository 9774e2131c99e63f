extension Engine {
    /// Lets go of the closures that answer calls, as the test is over.
    ///
    /// A closure that uses its own mock keeps the mock alive. What was declared stays, so that a late call is no
    /// unexpected one; it is answered by the fallback order.
    func releaseActions() { releaseActions { _ in true } }

    /// Lets go of the closures that no call can reach any more.
    func releaseSpentActions() { releaseActions { $0.isExpectation && $0.isSaturated } }

    private func releaseActions(where isReleased: (Progress) -> Bool) {
        let old = locked { $0.state.releaseActions(where: isReleased) }
        // What a closure holds may run client code when it is destroyed, so it outlives the lock.
        withExtendedLifetime(old) {}
    }
}
