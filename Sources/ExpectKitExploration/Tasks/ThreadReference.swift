import ExpectKit
import Foundation

/// An optional reference to an object for each thread. It does not retain the object.
struct ThreadReference<Object: AnyObject & Sendable>: Sendable {
    private let key: pthread_key_t?

    init() {
        var key = pthread_key_t()
        self.key = pthread_key_create(&key, nil) == 0 ? key : nil
    }

    /// The object of the current thread. Whoever sets it must keep the object alive until it is removed.
    var object: Object? {
        get {
            guard let key, let pointer = pthread_getspecific(key) else { return nil }
            return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
        }
        nonmutating set {
            guard let key else { return }
            pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
        }
    }
}
