/// A type that says itself what a call returns that has no answer.
///
/// Most types need not conform: a value is made from the type. Conform a type of your own that cannot be made so,
/// once for all tests:
///
/// ```swift
/// extension Money: DefaultAnswerable {
///     static var defaultAnswer: Money { Money(cents: 0, currency: .euro) }
/// }
/// ```
public protocol DefaultAnswerable {
    /// What an unanswered call returns.
    static var defaultAnswer: Self { get }
}
