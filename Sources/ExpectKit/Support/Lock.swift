import Foundation

/// A value that only one thread can access at a time, and the mutex of the C library that guards it.
///
/// `Mutex` of the standard library needs newer systems of Apple, and results that are `Sendable`. On Linux the thread
/// sanitizer does not see it. Unchecked, because only `withLock` accesses the memory, with the lock held.
package final class Lock<State: ~Copyable>: @unchecked Sendable {
    // Allocated, because a mutex must not move, and an access to a stored property may move it.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    // Allocated as well: the runtime checks accesses to a stored property for exclusivity, which the lock guarantees.
    private let state: UnsafeMutablePointer<State>

    package init(_ state: consuming State) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        self.state = .allocate(capacity: 1)
        self.state.initialize(to: state)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    /// Calls a closure with the value. The closure must not run client code.
    package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&state.pointee)
    }
}

extension RangeReplaceableCollection {
    /// Removes all elements, and returns them. So a lock can be released before they are destroyed.
    package mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
