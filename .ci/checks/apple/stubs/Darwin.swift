// A stub of the C library of Apple's systems, for type-checks. It is written from Apple's manual pages, and holds only what
// the library uses and Linux declares otherwise. The other functions of the C library come from that of Linux, which
// Foundation exports.
// swift-format-ignore-file

public import Foundation

public struct _opaque_pthread_t {}

public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

// Not optional on these systems.
public func pthread_self() -> pthread_t { fatalError() }

public func pthread_get_stackaddr_np(_: pthread_t) -> UnsafeMutableRawPointer { fatalError() }

public func pthread_get_stacksize_np(_: pthread_t) -> Int { fatalError() }

// The name of a C type, and of a function.
extension sigaction {
    public struct Actions {
        public var __sa_sigaction: (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)?
    }

    public var __sigaction_u: Actions {
        get { fatalError() }
        set { fatalError() }
    }
}
