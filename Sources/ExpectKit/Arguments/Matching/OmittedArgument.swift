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
}
