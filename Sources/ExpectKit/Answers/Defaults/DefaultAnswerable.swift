/// A type that declares the value that unanswered calls return.
///
/// Most types need not conform, because a default value is synthesized for them. Conform a type of yours for which
/// this is not possible, once for all tests:
///
/// ```swift
/// extension Money: DefaultAnswerable {
///     static var defaultAnswer: Money { Money(cents: 0, currency: .euro) }
/// }
/// ```
public protocol DefaultAnswerable {
    /// The value that an unanswered call returns.
    static var defaultAnswer: Self { get }
}
