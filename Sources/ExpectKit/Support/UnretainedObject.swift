internal import StackTraces

/// A reference that does not keep its object alive. A `weak` reference gives its object a side table. Every later
/// retain and release then takes twice as long, and a call of a mock makes several.
struct UnretainedObject {
    /// Keeps the memory of the object, with its reference count.
    private unowned let memory: AnyObject
    private let address: UnsafeMutableRawPointer
    /// Only if the runtime does not have the function.
    private weak var fallback: AnyObject?

    /// Retains an object unless it is being deallocated or was deallocated: `HeapObject.h` of the runtime.
    private typealias TryRetain = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    private static let tryRetain = runtimeSymbol("swift_tryRetain").map { unsafeBitCast($0, to: TryRetain.self) }

    /// Whether an object is being deallocated or was deallocated. It is declared in `HeapObject.h` of the runtime, too.
    private typealias IsDeallocating = @convention(c) (UnsafeMutableRawPointer) -> Bool
    private static let isDeallocating = runtimeSymbol("swift_isDeallocating").map {
        unsafeBitCast($0, to: IsDeallocating.self)
    }

    init(_ object: AnyObject) {
        memory = object
        address = Unmanaged.passUnretained(object).toOpaque()
        if Self.tryRetain == nil { fallback = object }
    }

    /// The object; `nil` if it was deallocated.
    var object: AnyObject? {
        guard let tryRetain = Self.tryRetain else { return fallback }
        return tryRetain(address).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    /// Whether the object was deallocated, as far as is known. The question does not retain the object.
    var isGone: Bool { Self.isDeallocating?(address) ?? false }
}
