#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// A value that is reached by one thread at a time.
///
/// The standard library's `Mutex` asks for newer systems than the library supports on Apple platforms,
/// and both it and Apple's lock ask for `Sendable` results, which invocations need not be.
final class Lock<State>: @unchecked Sendable {
    #if canImport(os)
        private let lock = OSAllocatedUnfairLock()
    #else
        private let lock = Mutex(())
    #endif
    // Unchecked, because only `withLock` touches it.
    private var state: State

    init(_ state: State) {
        self.state = state
    }

    /// Calls a closure with the value. The closure must not run code of the user's.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        #if canImport(os)
            lock.lock()
            defer { lock.unlock() }
            return body(&state)
        #else
            // The result leaves through a variable: a returned one would have to be `sending`.
            var result: Result?
            lock.withLock { _ in result = body(&state) }
            // The closure above has run exactly once.
            return result.unsafelyUnwrapped
        #endif
    }
}
