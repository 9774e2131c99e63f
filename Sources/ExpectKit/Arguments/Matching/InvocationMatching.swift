/// An invocation that compares itself with a call.
///
/// No invocation needs to conform. An `Equatable` enum is compared with `==`, and any other is read by
/// reflection, case by case and argument by argument. A conformance does the same at the speed of plain
/// code, and is for mocks that are called very often:
///
/// ```swift
/// extension MockTaskStore.Invocation: InvocationMatching {
///     func matches(_ call: Self) -> Bool {
///         switch (self, call) {
///         case (.add(let expected), .add(let actual)): expected.matches(actual)
///         case (.count, .count): true
///         default: false
///         }
///     }
/// }
/// ```
public protocol InvocationMatching {
    /// Returns whether this invocation, as it is expected, accepts a call.
    ///
    /// - Parameter call: What was called. Its arguments are values, never matchers.
    func matches(_ call: Self) -> Bool

    /// Says what the invocation hashes to, so that of many stubs the one for its exact arguments is looked up.
    ///
    /// What is equal must hash alike, as with `Hashable`. An invocation that says nothing is searched for:
    ///
    /// ```swift
    /// func hash(into hasher: inout InvocationHasher) {
    ///     switch self {
    ///     case .add(let task):
    ///         hasher.combine(0)
    ///         hasher.combine(task)
    ///     case .count: hasher.combine(1)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter hasher: Takes the number of the case and each of its arguments.
    func hash(into hasher: inout InvocationHasher)
}

extension InvocationMatching {
    /// Has the invocation searched for.
    public func hash(into hasher: inout InvocationHasher) { hasher.giveUp() }
}
