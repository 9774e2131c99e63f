import ExpectKit

/// An enum with cases that share base names. Only reflection can compare it, because a pattern cannot select one of
/// several cases with the same base name.
///
/// `Plain` is the same enum with a unique name for each case, and with a comparison in code.
protocol OverloadedEnum {
    associatedtype Plain: InvocationMatching

    /// The full name of each case, with its labels.
    static var names: [String] { get }
    /// The calls: some values of each case, with the number of the case.
    static var calls: [(number: Int, call: Self, plain: Plain)] { get }
    /// The expected calls: all calls, and those with a matcher.
    static var expected: [(call: Self, plain: Plain)] { get }
}

/// An argument that is itself an overloaded enum without `==`.
enum Filling {
    case with(egg: Int), with(ham: Int), with(Int, Int), with((Int, Int))
}

/// Two objects that differ only in their identity.
enum Bowls {
    nonisolated(unsafe) static let first = Bowl()
    nonisolated(unsafe) static let second = Bowl()
}
