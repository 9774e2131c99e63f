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
    @usableFromInline
    enum Content {
        case value(Value)
        indirect case matcher(ArgMatcher<Value>)
    }

    /// The `==` of the type, if it has one. It stands before the content, because less memory is lost to alignment so.
    @usableFromInline
    let equality: ArgEquality<Value>.Type?

    @usableFromInline
    let content: Content

    @inlinable
    init(_ content: Content) {
        self.content = content
        equality = ArgEquality.ofValue
    }

    /// - Parameter capture: Passes a value to the matchers inside, if one of them has a captor, or if this is a captor.
    init(
        _ description: @autoclosure @escaping () -> String, inner: [any AnyArg] = [],
        path: @escaping (_ index: Int) -> String = { _ in "" }, completion: (any CompletionHolding)? = nil,
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
    @inlinable
    public static func value(_ value: Value) -> Arg { Arg(.value(value)) }

    /// The actual value of an argument, inside an action or in a recorded call.
    ///
    /// - Precondition: The argument belongs to a call. A matcher has no value.
    public var value: Value {
        switch content {
        case .value(let value): return value
        case .matcher(let matcher):
            // There is no value to return, and a throwing property would need a `try` in every action.
            preconditionFailure(
                """
                ExpectKit: the matcher “\(matcher.description())” has no value. Only the arguments of a call \
                have one: read `value` from the invocation that an action is given, or from `calls`.
                """)
        }
    }

    /// Returns whether this argument of an expectation accepts an argument of a call.
    ///
    /// A conformance to ``InvocationMatching`` compares arguments with it.
    ///
    /// - Parameter actual: The argument of a call.
    @inlinable
    public func matches(_ actual: Arg) -> Bool {
        guard case .value(let value) = actual.content else { return false }
        return accepts(value)
    }

    /// The value, or the description of the matcher.
    public var description: String { words }
}
