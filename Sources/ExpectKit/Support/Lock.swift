import Foundation

/// A value that only one thread can access at a time.
///
/// `Mutex` of the standard library needs newer systems of Apple than the library supports, and results that are `Sendable`,
/// which invocations need not be. On Linux it is invisible to the thread sanitizer, which would report races in the tests of
/// every client. Unchecked, because only `withLock` accesses the memory, and it holds the lock while it does.
package final class Lock<State: ~Copyable>: @unchecked Sendable {
    private let lock = SystemLock()
    // Allocated separately, because the runtime checks each access to a stored property for exclusivity, which the
    // lock already guarantees.
    private let state: UnsafeMutablePointer<State>

    package init(_ state: consuming State) {
        self.state = .allocate(capacity: 1)
        self.state.initialize(to: state)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Calls a closure with the value. The closure must not run client code.
    package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state.pointee)
    }
}

/// A mutex of the C library. Unchecked, because the pointer never changes, and any thread may lock a mutex.
struct SystemLock: ~Copyable, @unchecked Sendable {
    // Allocated, because a mutex must not move, and an access to a stored property may move it.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
}
