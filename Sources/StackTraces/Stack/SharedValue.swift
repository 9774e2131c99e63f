#if os(Linux) && canImport(Runtime)
    import Foundation

    /// A value that all threads share, and that one of them accesses at a time.
    ///
    /// `Lock` of ExpectKit does the same for each call. It stays in that module, because generic code is slow across
    /// modules.
    ///
    /// Unchecked, because only `withLock` accesses the value, and it holds the lock while it does.
    final class SharedValue<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body(&value)
        }
    }
#endif
