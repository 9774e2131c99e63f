/// Returns a value as the type that a call returns; nil if the value has another type and cannot be converted.
///
/// In the quick form a number literal has a default type: `andReturn(1)` gives an `Int`, whatever the call returns. A
/// number is converted to the numeric type of the result if the conversion is exact.
package func fitting<Output>(_ value: Any, _ type: Output.Type) -> Output? {
    if let output = value as? Output { return output }
    func open<Wrapped>(_ type: Wrapped.Type) -> Any? { fitting(value, type) }
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType
    // Unwrapped before the cast, because a cast of nil to an optional type succeeds.
    guard let converted = wrapped.map({ _openExistential($0, do: open) }) ?? number(value, as: type) else { return nil }
    return converted as? Output
}

/// Converts a number to another numeric type; nil if the result is not exact.
private func number(_ value: Any, as type: Any.Type) -> Any? {
    switch (value, type) {
    case (let value as any BinaryInteger, let type as any BinaryInteger.Type): type.exact(value)
    case (let value as any BinaryInteger, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryInteger.Type): type.exact(value)
    case (let value as Int, let type as any Numeric.Type): type.exact(value)
    case (let value as Double, let type as any ExpressibleByFloatLiteral.Type): type.exact(value)
    default: nil
    }
}

extension Numeric {
    fileprivate static func exact(_ value: some BinaryInteger) -> Any? { Self(exactly: value) }
}

extension BinaryInteger {
    fileprivate static func exact(_ value: some BinaryFloatingPoint) -> Any? { Self(exactly: value) }
}

extension BinaryFloatingPoint {
    fileprivate static func exact(_ value: some BinaryInteger) -> Any? {
        // CGFloat traps in its generic initializers (Foundation on Linux), but takes a literal of type Double.
        guard FloatLiteralType.self == Double.self else { return Self(exactly: value) }
        return Double(exactly: value).flatMap { exact($0) }
    }
    fileprivate static func exact(_ value: some BinaryFloatingPoint) -> Any? {
        // No type represents a literal such as 0.1 exactly. The number is converted to the value that the same literal
        // has in the other type. A number that would become infinity, because it is too large, is refused.
        let double = Double(value)
        let converted = (double as? FloatLiteralType).map(Self.init(floatLiteral:)) ?? Self(value)
        return converted.isFinite == value.isFinite ? converted : nil
    }
}

extension ExpressibleByFloatLiteral {
    /// For numeric types that are not binary, such as `Decimal`.
    fileprivate static func exact(_ value: Double) -> Any? {
        (value as? FloatLiteralType).map(Self.init(floatLiteral:))
    }
}
