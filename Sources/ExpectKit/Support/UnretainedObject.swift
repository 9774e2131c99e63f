internal import StackTraces

/// A reference that does not keep its object alive. A `weak` one gives the object a side table, with which each of the
/// retains and releases of a call takes twice as long.
struct UnretainedObject {
    /// Keeps the memory of the object, with its reference count.
    private unowned let memory: AnyObject
    private let address: UnsafeMutableRawPointer
    /// Only if the runtime does not have the function.
    private weak var fallback: AnyObject?

    // Both functions are declared in `HeapObject.h` of the runtime. An object that is being deallocated counts as gone.
    private typealias TryRetain = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    private static let tryRetain = runtimeSymbol("swift_tryRetain").map { unsafeBitCast($0, to: TryRetain.self) }
    private typealias IsGone = @convention(c) (UnsafeMutableRawPointer) -> Bool
    private static let isGone = runtimeSymbol("swift_isDeallocating").map { unsafeBitCast($0, to: IsGone.self) }

    init(_ object: AnyObject) {
        memory = object
        address = Unmanaged.passUnretained(object).toOpaque()
        if Self.tryRetain == nil { fallback = object }
    }

    var object: AnyObject? {
        guard let tryRetain = Self.tryRetain else { return fallback }
        return tryRetain(address).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    /// False if it is unknown. The question does not retain the object.
    var isGone: Bool { Self.isGone?(address) ?? false }
}
