/// An argument as a test expects it, or as the code under test passed it.
///
/// In a call it is always a value. In an expectation it is a value or a matcher, and literals stand for
/// themselves where the value's type has them:
///
/// ```swift
/// cook.expect(.cookRamen(bowls: .within(1...2), soup: "miso", extras: .containsInAnyOrder("tamago", .any)))
/// ```
///
/// A matcher of your own is an extension of three lines:
///
/// ```swift
/// extension Arg where Value == String {
///     static var email: Arg { .matching("an e-mail address") { $0.contains("@") } }
/// }
/// ```
///
/// What each call of an optimised wrapper asks of its arguments is inlined: where the type is known, that takes no time,
/// and where it is not, most of the call's.
public struct Arg<Value> {
    @usableFromInline
    enum Content {
        case value(Value)
        indirect case matcher(ArgMatcher<Value>)
    }

    @usableFromInline
    let content: Content

    /// How values are compared, where their type says it: found where the argument is made, as a type may say it to
    /// the thread of the test alone (see `comparison(with:)`).
    @usableFromInline
    let equality: (any Equatable.Type)?

    init(_ content: Content) {
        self.content = content
        equality = Value.self as? any Equatable.Type
    }

    @inlinable
    init(value: Value, equality: (any Equatable.Type)?) {
        content = .value(value)
        self.equality = equality
    }

    /// Makes an argument of a matcher.
    init(_ matcher: ArgMatcher<Value>) {
        self.init(.matcher(matcher))
    }

    /// Expects a value, or passes it on from a wrapper.
    ///
    /// The value is compared with `==` where its type is `Equatable`, and by identity where it is a class.
    ///
    /// - Parameter value: The value.
    @inlinable
    public static func value(_ value: Value) -> Arg {
        Arg(value: value, equality: Value.self as? any Equatable.Type)
    }

    /// The actual value of an argument, inside an action or in a recorded call.
    ///
    /// - Precondition: The argument came from a call. A matcher has no value, and asking it for one is a
    ///   mistake in the test for which there is no value to return.
    public var value: Value {
        switch content {
        case .value(let value): return value
        case .matcher(let matcher):
            // Nothing of any type can be returned, and a property that throws would ask for `try` in every action.
            preconditionFailure(
                """
                ExpectKit: the matcher “\(matcher.description())” has no value. Only the arguments of a call \
                have one: read `value` from the invocation that an action is given, or from `calls`.
                """)
        }
    }

    /// Returns whether this argument, as it is expected, accepts one that came.
    ///
    /// A wrapper that conforms its invocation to ``InvocationMatching`` compares its arguments with it.
    ///
    /// - Parameter actual: The argument of a call.
    @inlinable
    public func matches(_ actual: Arg) -> Bool {
        guard case .value(let value) = actual.content else { return false }
        return accepts(value)
    }
}

extension Arg {
    /// Returns whether the value is one that this argument stands for.
    @inlinable
    func accepts(_ value: Value) -> Bool {
        switch content {
        case .value(let expected):
            equality.map { areEqual(expected, value, as: $0) } ?? valuesMatch(expected, value)
        case .matcher(let matcher): matcher.matches(value)
        }
    }

    @inlinable
    func areEqual<Known: Equatable>(_ expected: Value, _ value: Value, as _: Known.Type) -> Bool {
        sameType(expected, as: Known.self) == sameType(value)
    }

    /// Returns what differs; nothing where the value is accepted.
    func differences(from value: Value) -> [Difference] {
        switch content {
        case .value(let expected): return accepts(value) ? [] : structuralDifferences(expected, value)
        case .matcher(let matcher):
            if matcher.matches(value) { return [] }
            let found = matcher.differences(value)
            // A matcher may find no words for its own refusal; a refusal still must not go unexplained.
            return found.isEmpty ? [matcher.mismatch(value)] : found
        }
    }

    /// The words for this argument in a report.
    var words: String {
        switch content {
        case .value(let value): describe(value)
        case .matcher(let matcher): matcher.description()
        }
    }

    /// Hands a value, taken by the expectation that this argument belongs to, to its captors.
    func capture(_ value: Value) {
        if case .matcher(let matcher) = content { matcher.capture?(value) }
    }

    /// Whether anything would be captured.
    var captures: Bool {
        if case .matcher(let matcher) = content { matcher.capture != nil } else { false }
    }
}

extension Arg: CustomStringConvertible {
    /// The value, or the words of the matcher.
    public var description: String { words }
}
