import Foundation

/// A mark that each thread has, or has not.
///
/// It is a value of the threads of the C library. The dictionary of a Foundation thread takes 12,000 instructions to set and
/// remove a value, in each verification. It is used where the C library has no threads or no free value.
struct ThreadMark: Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        private let key: pthread_key_t?
    #endif
    private let name: String

    /// - Parameter name: Tells it apart from the marks of other code.
    init(_ name: String) {
        self.name = name
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
            var key = pthread_key_t()
            self.key = pthread_key_create(&key, nil) == 0 ? key : nil
        #endif
    }

    /// Whether the current thread has the mark.
    var isSet: Bool {
        get {
            #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
                if let key { return pthread_getspecific(key) != nil }
            #endif
            return Thread.current.threadDictionary[name] != nil
        }
        nonmutating set {
            #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
                if let key {
                    // Any address but null. It is never read.
                    pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil)
                    return
                }
            #endif
            if newValue {
                Thread.current.threadDictionary[name] = true
            } else {
                Thread.current.threadDictionary.removeObject(forKey: name)
            }
        }
    }
}
