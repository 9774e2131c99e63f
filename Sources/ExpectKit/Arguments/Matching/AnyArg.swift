/// What another product needs to know of an ``Arg`` of any type.
package protocol MatcherFacts {
    var words: String { get }
    /// The value; nil for a matcher.
    var plainValue: Any? { get }
    /// Whether it is a matcher that accepts all values.
    var acceptsEverything: Bool { get }
}

/// An ``Arg`` of any type, as reflection finds it in the payload of an invocation.
protocol AnyArg: MatcherFacts {
    /// A closure that returns whether it accepts an actual argument: a value, or an `Arg` with a value. The getter must
    /// run on the thread of the declaration (see `preparedComparison(with:)`).
    var comparison: (_ actual: Any) -> Bool { get }
    func differences(fromAny actual: Any) -> FoundDifferences
    /// Passes an argument of a call to the captors. The caller has checked that the expectation took the call.
    func capture(any actual: Any)
    var captures: Bool { get }
    /// Whether it is a value that is not compared with the `==` of its static type.
    var isValueWithoutEquality: Bool { get }
    /// The holders of the completion handlers that it accepts, including those of the matchers inside it.
    var completions: [HeldCompletion] { get }
    /// The matchers inside it, and the paths to their values.
    var nested: [(path: String, arg: any AnyArg)] { get }
}

extension Arg: AnyArg {
    @inlinable package func accepts(_ value: Value) -> Bool {
        switch content {
        case .value(let expected):
            if let equality { equality.areEqual(expected, value) } else { valuesMatch(expected, value) }
        case .matcher(let matcher): matcher.matches(value)
        }
    }

    func differences(from value: Value) -> [Difference] { found(in: value).described }

    /// Returns the differences from a value. Those of a plain value are not described yet.
    func found(in value: Value) -> FoundDifferences {
        if accepts(value) { return .none }
        switch content {
        case .value(let expected): return DifferenceSearch.differences(expected, value)
        case .matcher(let matcher):
            let found = matcher.differences(value)
            let shown = found.isEmpty ? [Difference(expected: matcher.description(), got: describe(value))] : found
            return FoundDifferences(count: { shown.count }, differences: { shown })
        }
    }

    package var words: String {
        switch content {
        case .value(let value): describe(value)
        case .matcher(let matcher): matcher.description()
        }
    }

    func capture(_ value: Value) { matcher?.capture?(value) }

    var captures: Bool { matcher?.capture != nil }

    var isValueWithoutEquality: Bool { equality == nil && matcher == nil }

    var matcher: ArgMatcher<Value>? { if case .matcher(let matcher) = content { matcher } else { nil } }

    var comparison: (_ actual: Any) -> Bool {
        guard equality == nil, case .value(let expected) = content else {
            return { Self.value(in: $0).map(accepts) ?? false }
        }
        // A value without `==` is compared part by part. This comparison is prepared here, in the declaration.
        let matches = preparedComparison(with: expected)
        return { Self.value(in: $0).map(matches) ?? false }
    }

    func differences(fromAny actual: Any) -> FoundDifferences {
        guard let value = Self.value(in: actual) else {
            let type = withArticle("\(Value.self)")
            return FoundDifferences { [Difference(expected: "\(words), \(type)", got: describeTyped(actual))] }
        }
        return found(in: value)
    }

    func capture(any actual: Any) { Self.value(in: actual).map(capture) }

    package var plainValue: Any? { if case .value(let value) = content { value } else { nil } }

    var completions: [HeldCompletion] {
        guard let matcher else { return [] }
        return [matcher.completion].compactMap(\.self) + matcher.inner.flatMap(\.completions)
    }

    package var acceptsEverything: Bool { matcher?.acceptsEverything ?? false }

    var nested: [(path: String, arg: any AnyArg)] {
        matcher.map { matcher in matcher.inner.enumerated().map { (matcher.path($0), $1) } } ?? []
    }

    private static func value(in actual: Any) -> Value? {
        switch actual {
        case let arg as Arg: if case .value(let value) = arg.content { value } else { nil }
        // A matcher inside another one gets the value itself.
        case let value as Value: isUnconverted(value, from: actual) ? value : nil
        default: nil
        }
    }
}

/// The `==` of a type, as an argument keeps it: a metatype takes one word. A value with a witness table would take two,
/// and a mock may keep a million arguments.
@usableFromInline class ArgEquality<Value> {
    @usableFromInline class func areEqual(_ expected: Value, _ value: Value) -> Bool { false }

    /// The equality of a type; `nil` without `==`, or if it ignores parts. It is looked up where an argument is
    /// made, because a conformance may be isolated to the main actor (see `preparedComparison(with:)`).
    @inlinable static var ofValue: ArgEquality<Value>.Type? {
        // The cast is inlined, where the compiler often knows its result.
        guard let type = Value.self as? any Equatable.Type, !containsIncompleteEquality(Value.self) else { return nil }
        return equality(of: type)
    }

    @inlinable static func equality<Known: Equatable>(of _: Known.Type) -> ArgEquality<Value>.Type {
        sameType(ArgEqualityByOperator<Known>.self as ArgEquality<Known>.Type)
    }
}

@usableFromInline final class ArgEqualityByOperator<Value: Equatable>: ArgEquality<Value> {
    @usableFromInline override class func areEqual(_ expected: Value, _ value: Value) -> Bool { expected == value }
}

/// Passes the arguments of a call to the captors of the declaration that took it, or of the verification that found it.
/// A verification must not hold completion handlers: the test may have called them, and a holder that was resumed calls
/// a handler at once. A wrong call that gets the answer of an expectation passes only its completion handlers.
func capture<Invocation>(
    _ call: Invocation, for expected: Invocation, where isMeant: (any AnyArg) -> Bool = { _ in true }
) {
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    for (expected, actual) in zip(left.arguments, right.arguments) {
        guard let expected = expected.value as? any AnyArg else { continue }
        if isMeant(expected) { expected.capture(any: actual.value) }
    }
}
