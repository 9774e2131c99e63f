#if canImport(os)
    import os
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value that is reached by one thread at a time.
///
/// The standard library's `Mutex` asks for newer systems than the library supports on Apple platforms, asks for
/// `Sendable` results, which invocations need not be, and is invisible to the thread sanitizer on Linux, which
/// would then report races in every test of a user who runs it.
final class Lock<State>: @unchecked Sendable {
    #if canImport(os)
        private let lock = OSAllocatedUnfairLock()
    #else
        // The C library's lock must not move, as a stored property of a class might for an access to it.
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    #endif
    // Unchecked, because only `withLock` touches it.
    private var state: State

    init(_ state: State) {
        self.state = state
        #if !canImport(os)
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        #endif
    }

    #if !canImport(os)
        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deinitialize(count: 1)
            mutex.deallocate()
        }
    #endif

    /// Calls a closure with the value. The closure must not run code of the user's.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        #if canImport(os)
            lock.lock()
            defer { lock.unlock() }
        #else
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
        #endif
        return body(&state)
    }
}
