import ExpectKit

/// An enum with cases that share their base names, which only reflection can compare: Swift has no pattern for one of
/// several cases of a name.
///
/// Beside it stands the same enum with a name for each case, and a comparison that is written out.
protocol OverloadedEnum {
    associatedtype Plain: InvocationMatching

    /// The full name of each case, with its labels.
    static var names: [String] { get }
    /// What is called: for each case, by its number, some values.
    static var calls: [(number: Int, call: Self, plain: Plain)] { get }
    /// What is expected: the calls, and those with a matcher.
    static var expected: [(call: Self, plain: Plain)] { get }
}

/// An argument that is an overloaded enum without `==` itself.
enum Filling {
    case with(egg: Int), with(ham: Int), with(Int, Int), with((Int, Int))
}

/// Two objects that only identity tells apart.
enum Bowls {
    nonisolated(unsafe) static let first = Bowl()
    nonisolated(unsafe) static let second = Bowl()
}
