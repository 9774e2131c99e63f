extension HeldAnswer {
    /// Returns a closure that puts the answer back to its present state.
    ///
    /// A call that has continued meanwhile does not wait again.
    func restoration() -> @Sendable () -> Void {
        // Safe for the same reason as the class.
        nonisolated(unsafe) let saved = state.withLock { $0 }
        return { [self] in
            // Destroying calls runs client code, so they outlive the lock.
            let old = state.withLock { state in
                let old = state
                state = saved
                state.nextNumber = old.nextNumber
                state.places = old.places
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
}
