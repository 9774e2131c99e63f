/// An argument as a test expects it, or as the code under test passed it.
///
/// In a call it is always a value. In an expectation it is a value or a matcher. A literal stands for a value of a type
/// that has such literals:
///
/// ```swift
/// cook.expect(
///     .cookRamen(bowls: .within(1...2), soup: "miso", extras: .containsInAnyOrder("tamago", .any)))
/// ```
///
/// A custom matcher is an extension of three lines:
///
/// ```swift
/// extension Arg where Value == String {
///     static var email: Arg { .matching("an e-mail address") { $0.contains("@") } }
/// }
/// ```
///
/// <doc:matching-arguments> has examples of all matchers.
public struct Arg<Value>: CustomStringConvertible {
    @usableFromInline enum Content {
        case value(Value)
        indirect case matcher(ArgMatcher<Value>)
    }

    /// The `==` of the type, if it has one. It stands before the content, because less memory is lost to alignment so.
    @usableFromInline let equality: ArgEquality<Value>.Type?

    @usableFromInline let content: Content

    @inlinable init(_ content: Content) {
        self.content = content
        equality = ArgEquality.ofValue
    }

    init(
        _ description: @autoclosure @escaping () -> String, inner: [any AnyArg] = [],
        path: @escaping (_ index: Int) -> String = { _ in "" }, completion: HeldCompletion? = nil,
        acceptsEverything: Bool = false, isCompound: Bool = false, isCaptor: Bool = false,
        differences: @escaping (Value) -> [Difference] = { _ in [] }, capture: ((Value) -> Void)? = nil,
        matches: @escaping (Value) -> Bool
    ) {
        let capture = isCaptor || inner.contains(where: \.captures) ? capture : nil
        self.init(
            .matcher(
                ArgMatcher(
                    description: description, matches: matches, differences: differences, capture: capture,
                    inner: inner, path: path, completion: completion,
                    acceptsEverything: acceptsEverything, isCompound: isCompound)))
    }

    /// Expects a value, or wraps the argument of a call.
    ///
    /// The value is compared with `==` if its type is `Equatable`, by identity if it is an object, and part by part if
    /// it is an enum, a tuple or a collection.
    ///
    /// - Parameter value: The value.
    @inlinable public static func value(_ value: Value) -> Arg { Arg(.value(value)) }

    /// The actual value of an argument, inside an action or in a recorded call.
    ///
    /// - Precondition: The argument belongs to a call. A matcher has no value.
    public var value: Value {
        if case .value(let value) = content { return value }
        // There is no value to return, and a throwing property would need a `try` in every action.
        preconditionFailure(
            """
            ExpectKit: the matcher “\(words)” has no value. Only the arguments of a call \
            have one: read `value` from the invocation that an action is given, or from `calls`.
            """)
    }

    /// Returns whether this argument of an expectation accepts an argument of a call.
    ///
    /// A conformance to ``InvocationMatching`` compares arguments with it.
    ///
    /// - Parameter actual: The argument of a call.
    @inlinable public func matches(_ actual: Arg) -> Bool {
        guard case .value(let value) = actual.content else { return false }
        return accepts(value)
    }

    /// The value, or the description of the matcher.
    public var description: String { words }
}

/// The parts of an argument matcher: a test for values, its description, and the differences of refused values. Texts
/// are made on demand, so that a call that passes formats none.
@usableFromInline struct ArgMatcher<Value> {
    /// The words for the expected values, such as `a prefix "chashu"`.
    let description: () -> String
    @usableFromInline let matches: (Value) -> Bool
    /// Returns the differences of a refused value. Without any, the description and the value are the difference.
    let differences: (Value) -> [Difference]
    /// Passes a value of a call to the captors, after the expectation took the call; nil if there are no captors.
    let capture: ((Value) -> Void)?
    /// The matchers inside, whose values must be comparable as well.
    let inner: [any AnyArg]
    /// Returns the path from the value to that of a matcher inside.
    let path: (_ index: Int) -> String
    let completion: HeldCompletion?
    let acceptsEverything: Bool
    /// Whether the description needs parentheses inside another one, because it has several parts.
    let isCompound: Bool
}

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

// An argument is encoded as its value.

extension Arg: Encodable where Value: Encodable {
    /// Encodes the value of an argument of a call.
    ///
    /// - Throws: An `EncodingError` for a matcher, which has no value.
    public func encode(to encoder: any Encoder) throws {
        guard case .value(let value) = content else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "the matcher “\(words)” has no value; only the arguments of a call have one"))
        }
        // In a container of one value, so that the encoder applies its strategies, such as that for dates.
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Arg: Decodable where Value: Decodable {
    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        self = .value(try decoder.singleValueContainer().decode(Value.self))
    }
}
