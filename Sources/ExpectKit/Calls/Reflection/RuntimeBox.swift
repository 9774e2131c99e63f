internal import StackTraces

/// The function of the Swift runtime that allocates the box in which an enum stores the payload of an indirect case.
///
/// Compiled code calls the same function (`swift_allocBox` in HeapObject.h of the Swift repository). Without it, no value
/// of an indirect case is made.
struct RuntimeBox: Sendable {
    private typealias Function =
        @Sendable (_ content: Any.Type) -> (box: UnsafeRawPointer, content: UnsafeMutableRawPointer)

    /// The function of this process, if it is exported.
    static let shared = RuntimeBox()

    private let function: Function

    /// Takes the address of the function, if the process exports it.
    init?(address: UnsafeMutableRawPointer? = runtimeSymbol("swift_allocBox")) {
        #if _ptrauth(_arm64e)
            // The address of a Swift function is signed with its type on this processor.
            return nil
        #else
            guard let address else { return nil }
            // See the cast in `RuntimeMember`.
            self = unsafeBitCast((address, nil as UnsafeRawPointer?), to: RuntimeBox.self)
        #endif
    }

    /// Allocates a box with a value. The caller owns the box.
    func box<Value>(containing value: Value) -> UnsafeRawPointer {
        let (box, content) = function(Value.self)
        content.initializeMemory(as: Value.self, to: value)
        return box
    }
}
