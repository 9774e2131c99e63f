// What `Mirror` asks the runtime, asked without a mirror: a mirror is made of a dozen objects, and a call that is
// compared by reflection needs one answer.

/// Whether a value is one of an enum.
func isEnum<Value>(_ value: Value) -> Bool { displayStyle(value) == CChar(UInt8(ascii: "e")) }

/// Whether the case of an enum's value has a payload.
func hasPayload<Enum>(_ value: Enum) -> Bool { childCount(value, type: type(of: value as Any)) > 0 }

/// Returns the payload of an enum's case: the value itself, or a tuple where there are several or one has a label.
///
/// - Parameter value: A value of an enum, whose case has a payload.
func payload<Enum>(of value: Enum) -> Any {
    child(of: value, at: 0) { _ in }
}

/// Whether the arguments of a case are accepted, each by the test in its place.
func areArguments(of payload: Any, accepted tests: [(Any) -> Bool]) -> Bool {
    guard isDeclaredAsTuple(payload) else { return tests.count == 1 && tests[0](payload) }
    // The runtime ends the process where it is asked for a member that there is not.
    guard childCount(payload, type: type(of: payload)) == tests.count else { return false }
    return tests.indices.allSatisfy { tests[$0](child(of: payload, at: $0) { _ in }) }
}

/// Returns the arguments of a case with their labels: the members of its payload, or the payload as the only one.
func labelledArguments(of payload: Any) -> [(label: String?, value: Any)] {
    isDeclaredAsTuple(payload) ? labelledMembers(of: payload) : [(nil, payload)]
}

/// Returns the members of a tuple, or the stored properties of a struct, with their labels.
///
/// They are what is stored, also where a type has a mirror of its own.
func labelledMembers(of value: Any) -> [(label: String?, value: Any)] {
    (0..<childCount(value, type: type(of: value))).map { index in
        var label: String?
        let value = child(of: value, at: index) { label = $0.map { String(cString: $0) } }
        // Members without a label are called ".0", ".1" and so on.
        return (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value)
    }
}

/// Whether the type of a payload, as it is declared, is a tuple.
///
/// A payload of type `Any` may hold a tuple in one call and none in another, and is one argument in both.
private func isDeclaredAsTuple(_ payload: Any) -> Bool {
    let (tupleKind, word) = (0x301, MemoryLayout<Int>.size)
    // The runtime puts a payload into an `Any` together with its declared type, even if that is `Any` again.
    // Asking for its type would lead to what is inside; it stands after the three words of the value.
    return withUnsafeBytes(of: Container(content: payload)) { bytes in
        bytes.load(fromByteOffset: 3 * word, as: UnsafeRawPointer.self).load(as: Int.self) == tupleKind
    }
}

/// Keeps an existential value from being opened.
private struct Container {
    let content: Any
}

/// What kind of type a value is of, as the runtime knows it and not as a mirror of the type's own says.
enum ReflectedKind {
    case `enum`, `struct`, tuple, other

    init(of value: Any) {
        switch displayStyle(value) {
        case CChar(UInt8(ascii: "e")): self = .enum
        case CChar(UInt8(ascii: "s")): self = .struct
        case CChar(UInt8(ascii: "t")): self = .tuple
        default: self = .other
        }
    }
}

private func child<Value>(of value: Value, at index: Int, named: (UnsafePointer<CChar>?) -> Void) -> Any {
    var name: UnsafePointer<CChar>?
    var free: NameDestructor?
    defer { free?(name) }
    let child = child(
        of: value, type: type(of: value as Any), index: index, outName: &name, outFreeFunc: &free)
    named(name)
    return child
}

private typealias NameDestructor = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
    of value: Value, type: Any.Type, index: Int, outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    outFreeFunc: UnsafeMutablePointer<NameDestructor?>
) -> Any

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_displayStyle")
private func displayStyle<Value>(_ value: Value) -> CChar
