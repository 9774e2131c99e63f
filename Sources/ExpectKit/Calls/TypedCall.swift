/// A call of a mocked requirement, together with the types of its arguments, of its result and of its error.
///
/// A generated mock declares one for each requirement, so that a closure of `andDo` receives the arguments:
///
/// ```swift
/// extension TypedCall where Invocation == MockCourier.Invocation {
///     static func deliver(street: Arg<String>) -> TypedCall<Invocation, String, Int, Never> {
///         .init(.deliver(street: street)) { if case .deliver(let street) = $0 { street.value } else { nil } }
///     }
/// }
///
/// courier.stub(.deliver(street: .any)).andDo { street in street.count }
/// ```
///
/// `Arguments` is the type of the only argument, a tuple of several arguments, or `Void`. A mock written by hand is
/// shorter with ``MockCall``, where `Arguments` is the `Invocation` itself.
public struct TypedCall<Invocation, Arguments, Output, Failure: Error> {
    /// The call, as a case of the `Invocation`.
    public let invocation: Invocation
    /// Returns the arguments of a call of the requirement; `nil` for a call of another one.
    @usableFromInline let arguments: (Invocation) -> Arguments?

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - invocation: The call, as a case of the `Invocation`.
    ///   - arguments: Returns the arguments of an actual call of the requirement, which a closure of `andDo` receives;
    ///     `nil` for a call of another one. If it is `nil` for a call that is accepted, `andDo` is reported then.
    @inlinable public init(_ invocation: Invocation, arguments: @escaping (Invocation) -> Arguments?) {
        self.invocation = invocation
        self.arguments = arguments
    }
}

extension TypedCall: CustomStringConvertible {
    /// The call as a report writes it, such as `load(id: 1)`.
    public var description: String { describeCall(invocation) }
}

extension TypedCall where Arguments == Invocation {
    /// Creates a call whose `andDo` receives the invocation.
    ///
    /// - Parameter invocation: The call, as a case of the `Invocation`.
    @inlinable public init(_ invocation: Invocation) { self.init(invocation) { $0 } }
}

extension TypedCall where Arguments == Void {
    /// Creates a call of a requirement without arguments.
    ///
    /// - Parameter invocation: The call, as a case of the `Invocation`.
    @inlinable public init(_ invocation: Invocation) { self.init(invocation) { _ in () } }
}

struct ArgumentsUnavailable: Error {}

/// A call of a mocked requirement in a mock written by hand, together with the types of its result and of its error.
///
/// A mock declares one for each requirement, so that the compiler checks `andReturn`, `andThrow` and `try`:
///
/// ```swift
/// extension MockCall where Invocation == MockTaskStore.Invocation {
///     static func load(id: Arg<Int>) -> MockCall<Invocation, Task, any Error> { .init(.load(id: id)) }
///     static var count: MockCall<Invocation, Int, Never> { .init(.count) }
/// }
/// ```
///
/// A closure of `andDo` receives the invocation. With a ``TypedCall`` it receives the arguments.
public typealias MockCall<Invocation, Output, Failure: Error> = TypedCall<Invocation, Invocation, Output, Failure>

/// An `Invocation` whose calls have other names than its cases. `expectationCode(as:)` of `ExpectKitTapes` writes them:
///
/// ```swift
/// extension MockShipper.Invocation: TokenNaming {
///     var tokenName: String? {
///         switch self {
///         case .shipAll: "ship(_:)"
///         default: nil
///         }
///     }
/// }
/// ```
/// Reports name calls by their cases. The conformance is optional.
public protocol TokenNaming {
    /// The full name of the call in a test, such as `ship(_:to:)`; `nil` if it has the name and the labels of the case.
    var tokenName: String? { get }
}
