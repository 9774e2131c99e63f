/// Returns a value as the type that it has, for generic code that knows two type parameters to be one type.
///
/// A dynamic cast does the same. It is slower than the comparison that follows it, because it tries other
/// conversions. The cast reads the same memory as the same type, so it depends on no layout and needs no fallback.
///
/// - Precondition: `Value` and `Known` are the same type. A caller has compared the two types, or has found `Known`
///   by casting `Value.self` to a protocol's metatype.
@inlinable
func sameType<Value, Known>(_ value: Value, as _: Known.Type = Known.self) -> Known {
    assert(Value.self == Known.self, "ExpectKit took \(Value.self) for \(Known.self). Please report this.")
    return unsafeBitCast(value, to: Known.self)
}
