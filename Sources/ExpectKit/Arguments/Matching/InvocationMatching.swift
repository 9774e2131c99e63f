/// An invocation that compares itself with a call.
///
/// The conformance is optional. Without it, an `Equatable` enum is compared with `==`, and any other enum by
/// reflection, argument by argument. A conformance has the same result, and is faster for very frequent calls:
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
    /// Returns whether this invocation of an expectation accepts a call.
    ///
    /// - Parameter call: The call. Its arguments are values, never matchers.
    func matches(_ call: Self) -> Bool

    /// Hashes the invocation, so that a stub or an unordered expectation for these exact arguments is found by it.
    ///
    /// Equal invocations must have equal hashes, as with `Hashable`. The hasher leaves out arguments whose types may have an
    /// `==` of their own (see ``InvocationHasher``). Without this method, invocations are compared one by one:
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

    /// The names of the parameters of each call that has one without a label, by the full name of the case.
    ///
    /// A report shows `task.id` in place of `argument.id` if they contain `"add(_:)": ["task"]`. An empty name stands for
    /// one that is not known. Generated mocks have the names.
    static var parameterNames: [String: [String]] { get }

    /// What can be set, for ``TestDouble/keepsProperties(fileID:filePath:line:column:)``. Generated mocks list them.
    static var settableProperties: [SettableProperty<Self>] { get }
}

extension InvocationMatching {
    /// Disables the hashed look-up.
    public func hash(into hasher: inout InvocationHasher) { hasher.giveUp() }

    /// No names.
    public static var parameterNames: [String: [String]] { [:] }

    /// No properties.
    public static var settableProperties: [SettableProperty<Self>] { [] }
}

/// The error of an argument that a test leaves out of a call. Only generated mocks use it.
///
/// The default value of a parameter throws it, so that every value that a test writes keeps its meaning, also `nil`:
///
/// ```swift
/// static func startSpan(
///     _ name: String, context: @autoclosure () throws(_OmittedArgument) -> Context? = try _OmittedArgument.make()
/// ) -> TypedCall<Invocation, (String, Context?), Void, Never> {
///     .init(.startSpan(.value(name), context: ._valueOrAny(context))) { $0.startSpanArguments }
/// }
/// ```
public struct _OmittedArgument: Error {
    /// Throws the error in place of a value.
    ///
    /// - Throws: The error, always.
    public static func make<Value>() throws(_OmittedArgument) -> Value { throw _OmittedArgument() }
}

extension Arg {
    /// Expects a value, or any argument if the test leaves it out. Only generated mocks use it.
    ///
    /// - Parameter value: Returns the value, or throws if there is none.
    public static func _valueOrAny(_ value: () throws(_OmittedArgument) -> Value) -> Arg {
        do throws(_OmittedArgument) { return .value(try value()) } catch { return .any }
    }

    /// Expects a value if the test accepts any argument. Only generated mocks use it.
    ///
    /// The type of the answer is that of the argument in `.load(.any, returning: User.self)`.
    ///
    /// - Parameter value: The value.
    public func _ifAny(_ value: Value) -> Arg { acceptsEverything && !captures ? .value(value) : self }
}
