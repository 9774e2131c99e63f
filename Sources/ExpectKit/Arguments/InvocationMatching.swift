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
}
