public import ExpectKit

/// The error of a call that cannot be performed on a real object.
///
/// A mock that is generated with `--codable` has a function `perform(_:on:)`, which repeats a recorded call on a
/// real object. It throws this error instead of calling the object if an argument is a matcher, if the mock does not
/// keep all arguments, or if the call needs no object.
///
/// ```swift
/// #expect(throws: InvocationError.self) { try await MockTaskStore.perform(.add(.any), on: store) }
/// ```
///
/// A mock that is written by hand may throw this error, too.
public struct InvocationError: Error, Equatable, CustomStringConvertible {
    /// The call and the reason, in one line.
    public let description: String

    /// Creates an error.
    ///
    /// - Parameter description: The call and the reason, in one line.
    public init(_ description: String) { self.description = description }
}

extension TestDouble {
    /// Throws an error if an argument of a call is a matcher. Only generated mocks use it.
    ///
    /// - Parameter invocation: The call that is about to be performed.
    /// - Throws: An ``InvocationError`` that names the argument.
    public static func _requireValues(of invocation: Invocation) throws {
        let shape = InvocationShape(of: invocation)
        for (index, argument) in shape.arguments.enumerated() {
            guard let arg = argument.value as? any MatcherFacts, arg.plainValue == nil else { continue }
            throw InvocationError(
                "\(shape.fullName) cannot be performed: its argument “\(shape.argumentName(at: index))” is the matcher “\(arg.words)”, not a value"
            )
        }
    }

    /// Returns the error for a call that the mock cannot perform. Only generated mocks use it.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - reason: The reason as a clause, such as `it is static`.
    public static func _cannotPerform(_ invocation: Invocation, because reason: String) -> InvocationError {
        InvocationError("\(InvocationShape(of: invocation).fullName) cannot be performed: \(reason)")
    }

    /// Returns a box for a call that may change its object. Only generated mocks use it.
    ///
    /// - Parameters:
    ///   - real: The real object.
    ///   - invocation: The call.
    /// - Throws: An ``InvocationError`` if the object is a value, because the call would change only a copy of it.
    public static func _changeable<Real>(_ real: Real, by invocation: Invocation) throws -> _RealObject<Real> {
        if type(of: real as Any) is AnyClass { return _RealObject(real) }
        let remedy = "perform it on a mock that wraps the value"
        throw _cannotPerform(
            invocation, because: "it would change only a copy of the \(type(of: real as Any)); \(remedy)")
    }

    /// Returns the real object of a mock that is an argument of a call. Only generated mocks use it.
    ///
    /// - Parameters:
    ///   - box: The box of the mock.
    ///   - type: The type of the object on which the call is performed.
    ///   - invocation: The call.
    /// - Throws: An ``InvocationError`` if the mock has no real object of the type.
    public static func _object<Real, Other>(
        of box: _RealObject<Real>, as type: Other.Type, for invocation: Invocation
    ) throws -> Other {
        guard box.isThere, let object = box.object as? Other else {
            throw _cannotPerform(
                invocation, because: "a mock among its arguments wraps no real object of the type \(type)")
        }
        return object
    }
}

/// A value that is sent to or from the real object. Only generated mocks use it.
///
/// The value need not be `Sendable`, because nothing else uses the arguments of a call while it is performed.
public struct _Sent<Value>: @unchecked Sendable {
    /// The value.
    public let value: Value

    /// Wraps a value.
    public init(_ value: Value) { self.value = value }
}
