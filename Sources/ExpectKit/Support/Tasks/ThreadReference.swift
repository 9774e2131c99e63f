import Foundation

/// An optional reference to an object for each thread. It does not retain the object.
struct ThreadReference<Object: AnyObject & Sendable>: Sendable {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        private let key: pthread_key_t?

        init() {
            var key = pthread_key_t()
            self.key = pthread_key_create(&key, nil) == 0 ? key : nil
        }
    #else
        init() {}
    #endif

    /// The object of the current thread. Whoever sets it must keep the object alive until it is removed.
    var object: Object? {
        get {
            #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
                guard let key, let pointer = pthread_getspecific(key) else { return nil }
                return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
            #else
                return nil
            #endif
        }
        nonmutating set {
            #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
                guard let key else { return }
                pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
            #endif
        }
    }
}
