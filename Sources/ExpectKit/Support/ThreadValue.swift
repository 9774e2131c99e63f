import Foundation

/// A number that each thread has, at first zero: a value of the C library. The dictionary of a Foundation thread, which
/// takes 12,000 instructions to set and remove a value in each verification, is used only if there is no free one.
struct ThreadValue: Sendable {
    private let key: pthread_key_t?
    private let name: String

    /// - Parameter name: Tells it apart from the values of other code.
    init(_ name: String) {
        self.name = name
        var key = pthread_key_t()
        self.key = pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// The number of the current thread.
    var value: UInt {
        get {
            if let key { return UInt(bitPattern: pthread_getspecific(key)) }
            return Thread.current.threadDictionary[name] as? UInt ?? 0
        }
        nonmutating set {
            if let key {
                // It is never used as an address.
                pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue))
                return
            }
            Thread.current.threadDictionary[name] = newValue == 0 ? nil : newValue
        }
    }
}
