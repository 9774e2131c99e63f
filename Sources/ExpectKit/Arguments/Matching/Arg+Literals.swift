// An `Arg` has the literals of its value's type, so that a test can write values and matchers side by side.

extension Arg: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// Expects the number.
    public init(integerLiteral value: Value.IntegerLiteralType) { self = .value(Value(integerLiteral: value)) }
}

extension Arg: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// Expects the number.
    public init(floatLiteral value: Value.FloatLiteralType) { self = .value(Value(floatLiteral: value)) }
}

extension Arg: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    /// Expects the truth value.
    public init(booleanLiteral value: Value.BooleanLiteralType) { self = .value(Value(booleanLiteral: value)) }
}

extension Arg: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral {
    /// Expects the scalar.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .value(Value(unicodeScalarLiteral: value))
    }
}

extension Arg: ExpressibleByExtendedGraphemeClusterLiteral where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Expects the character.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .value(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Arg: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// Expects the string.
    public init(stringLiteral value: Value.StringLiteralType) { self = .value(Value(stringLiteral: value)) }
}

extension Arg: ExpressibleByStringInterpolation where Value: ExpressibleByStringInterpolation {
    /// Expects the string.
    public init(stringInterpolation: Value.StringInterpolation) {
        self = .value(Value(stringInterpolation: stringInterpolation))
    }
}

extension Arg: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
    /// Expects `nil`.
    public init(nilLiteral: ()) { self = .value(Value(nilLiteral: ())) }
}
