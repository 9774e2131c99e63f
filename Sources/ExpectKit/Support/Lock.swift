/// A value that is reached by one thread at a time.
///
/// The standard library's `Mutex` asks for newer systems than the library supports on Apple platforms, asks for
/// `Sendable` results, which invocations need not be, and is invisible to the thread sanitizer on Linux, which
/// would then report races in every test of a user who runs it.
final class Lock<State: ~Copyable>: @unchecked Sendable {
    private let lock = SystemLock()
    // Unchecked, because only `withLock` touches it. It stands on its own, as the lock guards what the runtime would
    // otherwise guard a second time: that nobody else has access to a property of an object.
    private let state: UnsafeMutablePointer<State>

    init(_ state: consuming State) {
        self.state = .allocate(capacity: 1)
        self.state.initialize(to: state)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Calls a closure with the value. The closure must not run code of the user's.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state.pointee)
    }
}
