internal import StackTraces

/// The function of the Swift runtime that copies one member of a value.
///
/// `Mirror` calls the same function. Creating a mirror allocates a dozen objects, and comparing a call by reflection
/// needs only one member. The function is private (`swift_reflectionMirror_subscript` in ReflectionMirror.cpp of the
/// Swift repository), so it is looked up when it is first needed. Without it, ``Reflection`` uses `Mirror`.
struct RuntimeMember: Sendable {
    private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void
    private typealias Function =
        @Sendable (
            _ value: UnsafeRawPointer, _ type: Any.Type, _ index: Int,
            _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
            _ freeName: UnsafeMutablePointer<FreeName?>, _ staticType: Any.Type
        ) -> Any

    private let function: Function

    /// Takes the address of the function, if the process exports it.
    init?(address: UnsafeMutableRawPointer? = runtimeSymbol("swift_reflectionMirror_subscript")) {
        #if _ptrauth(_arm64e)
            // The address of a Swift function is signed with its type on this processor.
            return nil
        #else
            guard let address else { return nil }
            // A Swift function value is the address of its code and a context, which the code of a function without
            // captures does not read. A generic function takes the metadata of its type parameter as a last argument.
            // The cast needs this struct around the function value: a bare one would get a thunk that passes all
            // arguments by address.
            self = unsafeBitCast((address, nil as UnsafeRawPointer?), to: RuntimeMember.self)
        #endif
    }

    /// Returns the payload of an enum's value.
    ///
    /// - Precondition: The case has a payload, and `Enum` is the enum. The runtime ends the process otherwise.
    func payload<Enum>(of value: Enum) -> Any {
        var name: UnsafePointer<CChar>?
        var free: FreeName?
        defer { free?(name) }
        return withUnsafePointer(to: value) { function($0, Enum.self, 0, &name, &free, Enum.self) }
    }

    /// Returns an element of a tuple or a stored property of a struct, with its name: `id`, or `.0` for an element
    /// without a label.
    ///
    /// - Precondition: The value has a member with this index. The runtime ends the process otherwise.
    func named(of value: Any, at index: Int) -> (name: String?, value: Any) {
        var name: UnsafePointer<CChar>?
        var free: FreeName?
        defer { free?(name) }
        let member = withUnsafePointer(to: value) {
            function($0, type(of: value), index, &name, &free, Any.self)
        }
        return (name.map { String(cString: $0) }, member)
    }
}
