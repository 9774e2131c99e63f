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

/// Whether the members of a tuple are accepted, each by the test in its place, or any other value by the only one.
func areMembers(of payload: Any, accepted tests: [(Any) -> Bool]) -> Bool {
    // Also where a case has one argument: of type `Any`, that may be a tuple in one call and none in another.
    guard isTuple(payload) else { return tests.count == 1 && tests[0](payload) }
    // The runtime ends the process where it is asked for a member that there is not.
    guard childCount(payload, type: type(of: payload)) == tests.count else { return false }
    return tests.indices.allSatisfy { tests[$0](child(of: payload, at: $0) { _ in }) }
}

/// Returns the members of a tuple with their labels, or any other value as the only one.
func labelledMembers(of payload: Any) -> [(label: String?, value: Any)] {
    guard isTuple(payload) else { return [(nil, payload)] }
    return (0..<childCount(payload, type: type(of: payload))).map { index in
        var label: String?
        let value = child(of: payload, at: index) { label = $0.map { String(cString: $0) } }
        // Members without a label are called ".0", ".1" and so on.
        return (label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value)
    }
}

/// Whether a value is a tuple.
func isTuple(_ value: Any) -> Bool { displayStyle(value) == CChar(UInt8(ascii: "t")) }

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
