/// Returns the name of the type that a type is nested in; `nil` for a type at the top of its module.
package func enclosingTypeName(of type: Any.Type) -> String? {
    let parts = topLevelParts(of: type)
    // The first part is the module.
    return parts.count > 2 ? withoutModules(parts[parts.count - 2]) : nil
}

/// Returns the name of a type without its modules and the types that it is nested in.
package func typeName(_ type: Any.Type) -> String { withoutModules(topLevelParts(of: type).last ?? "\(type)") }

/// Splits the qualified name of a type at the dots outside of brackets, and leaves out private contexts. Each new mock
/// is named after a type, so it is fast: characters take twenty times as long as bytes, and `String(reflecting:)` calls
/// `_typeName` after several casts.
private func topLevelParts(of type: Any.Type) -> [String] {
    var name = _typeName(type, qualified: true)
    return name.withUTF8 { name in
        var parts: [String] = []
        var (depth, start) = (0, 0)
        for end in 0...name.count {
            let isEnd = end == name.count
            // The arrow of a function type closes no bracket.
            let isArrow = !isEnd && end > 0 && name[end - 1] == UInt8(ascii: "-")
            if !isEnd, !isArrow { depth += depthChange(of: name[end]) }
            guard isEnd || depth == 0 && name[end] == UInt8(ascii: ".") else { continue }
            let part = String(decoding: name[start..<end], as: UTF8.self)
            if !part.hasPrefix("(unknown context") { parts.append(part) }
            start = end + 1
        }
        return parts
    }
}

private func depthChange(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): 1
    case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): -1
    default: 0
    }
}

/// Removes the modules and outer types from a name and from its generic arguments.
private func withoutModules(_ name: String) -> String {
    // Most names have no generic arguments.
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.reduce(into: "") { text, character in
        guard character == "." else { return text.append(character) }
        let module = text.reversed().prefix { !"<>, ()[]".contains($0) }
        text.removeLast(module.count)
    }
}

/// The result of a call that returns nothing; `nil` for another type, also for one that can hold an empty tuple.
func voidResult<Output>(_: Output.Type) -> Output? {
    Output.self == Void.self || Output.self == Void?.self ? () as? Output : nil
}

/// Returns a value as `Known`. A dynamic cast takes longer than the `==` for which the value is needed. This cast does
/// not change the type of the memory, so it depends on no layout.
///
/// - Precondition: The types are the same: the caller has compared them, or has obtained `Known` by casting `Value.self`
///   to the metatype of a protocol.
@inlinable package func sameType<Value, Known>(_ value: Value, as _: Known.Type = Known.self) -> Known {
    assert(Value.self == Known.self, "ExpectKit took \(Value.self) for \(Known.self). Please report this.")
    return unsafeBitCast(value, to: Known.self)
}
