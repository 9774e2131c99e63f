/// The `==` of a type, as an argument keeps it: a metatype takes one word. A value with a witness table would take two,
/// and a mock may keep a million arguments.
@usableFromInline
class ArgEquality<Value> {
    @usableFromInline
    class func areEqual(_ expected: Value, _ value: Value) -> Bool { false }

    /// The equality of a type; `nil` without `==`, or if it ignores parts. It is looked up where an argument is
    /// made, because a conformance may be isolated to the main actor (see `preparedComparison(with:)`).
    @inlinable
    static var ofValue: ArgEquality<Value>.Type? {
        // The cast is inlined, where the compiler often knows its result.
        guard let type = Value.self as? any Equatable.Type, !containsIncompleteEquality(Value.self) else { return nil }
        return equality(of: type)
    }

    @inlinable
    static func equality<Known: Equatable>(of _: Known.Type) -> ArgEquality<Value>.Type {
        sameType(ArgEqualityByOperator<Known>.self as ArgEquality<Known>.Type)
    }
}

/// The `==` of a type that is `Equatable`.
@usableFromInline
final class ArgEqualityByOperator<Value: Equatable>: ArgEquality<Value> {
    @usableFromInline
    override class func areEqual(_ expected: Value, _ value: Value) -> Bool { expected == value }
}
