import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// A number that each thread has, at first zero: a value of the C library. With the dictionary of a Foundation thread, each
/// verification would take 12,000 instructions more. If the process has no free value, the number stays zero.
struct ThreadValue: Sendable {
    private let key: pthread_key_t?

    init() {
        var key = pthread_key_t()
        self.key = pthread_key_create(&key, nil) == 0 ? key : nil
    }

    var value: UInt {
        get { key.map { UInt(bitPattern: pthread_getspecific($0)) } ?? 0 }
        // It is never used as an address.
        nonmutating set { if let key { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) } }
    }
}

enum ThreadStack {
    /// The lowest address that the thread may use before its stack counts as almost full.
    private static let limit = ThreadValue()

    /// It takes a few nanoseconds after the first time on a thread.
    static var mayBeAlmostFull: Bool {
        if limit.value == 0 { limit.value = lowestAddress }
        return isBelow(limit.value)
    }

    static var isAlmostFull: Bool { isBelow(lowestAddress) }

    /// Makes `mayBeAlmostFull` true on this thread from now on.
    static func suspect() { limit.value = .max }

    private static func isBelow(_ address: UInt) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { UInt(bitPattern: $0.baseAddress) < address }
    }

    /// The address below which only the reserve is left; one if the system does not say.
    private static var lowestAddress: UInt {
        guard let (base, size) = stackBounds() else { return 1 }
        return base + min(size / UInt(Limits.Nesting.freePart), UInt(Limits.Nesting.freeBytes))
    }
}

#if canImport(Darwin)
    private func stackBounds() -> (base: UInt, size: UInt)? {
        let thread = Darwin.pthread_self()
        let size = UInt(pthread_get_stacksize_np(thread))
        return (UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size, size)
    }
#else
    internal import StackTraces

    /// `nil` if the system does not say.
    private func stackBounds() -> (base: UInt, size: UInt)? {
        // `pthread_getattr_np` initializes the attributes. The compiler attributes their initializer to `CDispatch` if
        // it compiles all files at once.
        withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
            guard let attributes = buffer.baseAddress, let attributesOfThread,
                attributesOfThread(pthread_self(), attributes) == 0
            else { return nil }
            defer { pthread_attr_destroy(attributes) }
            var (base, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
            guard pthread_attr_getstack(attributes, &base, &size) == 0 else { return nil }
            return (UInt(bitPattern: base), UInt(size))
        }
    }

    /// `pthread_getattr_np`, which the headers declare only for GNU sources: `pthread_getattr_np(3)`.
    private let attributesOfThread = runtimeSymbol("pthread_getattr_np").map {
        unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
    }
#endif
