/// The `==` of a type, as an argument keeps it.
///
/// It is used as a metatype, which takes one word in every argument. A value with a witness table would take two, and a
/// mock may keep a million arguments.
@usableFromInline
class ArgEquality<Value> {
    @usableFromInline
    class func areEqual(_ expected: Value, _ value: Value) -> Bool { false }

    /// The equality of a type; `nil` if the type is not `Equatable`.
    ///
    /// It is looked up where an argument is made, because a conformance may be isolated to the main actor (see
    /// `preparedComparison(with:)`).
    @inlinable
    static var ofValue: ArgEquality<Value>.Type? {
        (Value.self as? any Equatable.Type).map { equality(of: $0) }
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
