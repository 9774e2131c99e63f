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
final class Lock<State: ~Copyable>: @unchecked Sendable {
    #if canImport(os)
        private let lock = OSAllocatedUnfairLock()
    #else
        // The C library's lock must not move, as a stored property of a class might for an access to it.
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    #endif
    // Unchecked, because only `withLock` touches it. It stands on its own, as the lock guards what the runtime would
    // otherwise guard a second time: that nobody else has access to a property of an object.
    private let state: UnsafeMutablePointer<State>

    init(_ state: consuming State) {
        self.state = .allocate(capacity: 1)
        self.state.initialize(to: state)
        #if !canImport(os)
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        #endif
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
        #if !canImport(os)
            pthread_mutex_destroy(mutex)
            mutex.deinitialize(count: 1)
            mutex.deallocate()
        #endif
    }

    /// Calls a closure with the value. The closure must not run code of the user's.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        #if canImport(os)
            lock.lock()
            defer { lock.unlock() }
        #else
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
        #endif
        return body(&state.pointee)
    }
}
