/// Returns a value as `Known`, for generic code that has found `Value` and `Known` to be the same type. A dynamic cast
/// has the same result, but takes longer than the `==` for which the value is needed. This cast does not change the
/// type of the memory, so it depends on no layout.
///
/// - Precondition: The caller has compared the two types, or has obtained `Known` by casting `Value.self` to the
///   metatype of a protocol.
@inlinable
package func sameType<Value, Known>(_ value: Value, as _: Known.Type = Known.self) -> Known {
    assert(Value.self == Known.self, "ExpectKit took \(Value.self) for \(Known.self). Please report this.")
    return unsafeBitCast(value, to: Known.self)
}
