/// The answer to a call, and the line of the test that declares it. It does not depend on the type of the calls, so
/// that the state is compiled once for all mocks. It is an object, so that passing it on does not copy its contents.
package final class Answer {
    package enum Kind {
        case value(Any)
        case error(any Error)
        case action((_ call: Any) throws -> Any)
        case asyncAction(AsyncAction)
        case held(HeldAnswer)
        case other(any OtherAnswer)
        /// Calls the real object: that of the mock, or another one.
        case forward(to: Any?)
        /// Had a closure, which was released because its test is over, or because no call can reach the answer.
        case released(endOf: TestIdentity?)
    }

    /// A closure that waits on the caller's actor, as the mock does.
    package typealias AsyncAction = nonisolated(nonsending) (_ call: Any) async throws -> Any

    package let kind: Kind
    package let site: CallSite
    /// The type as which the value was declared; `nil` if the answer is not a value.
    let valueType: Any.Type?
    /// The value; `()` if the answer is not a value. Stored apart, because reading it from `kind` would copy it twice.
    private let value: Any

    init(kind: Kind, site: CallSite) {
        (self.kind, self.site) = (kind, site)
        func staticType<Value>(of _: Value) -> Any.Type { Value.self }
        if case .value(let value) = kind {
            (self.value, valueType) = (value, staticType(of: value))
        } else {
            (value, valueType) = ((), nil)
        }
    }

    var isValue: Bool { valueType != nil }

    /// The answer of a call that returns nothing, if none is declared. Any thread may use it: an answer never changes.
    nonisolated(unsafe) static let nothing = Answer(
        kind: .value(()), site: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column))

    /// The value, whose type must be `Output`. A dynamic cast is slower: it tries other conversions.
    func unboxed<Output>() -> sending Output {
        func open<Value>(_ value: Value) -> sending Output { handOver(sameType(value)) }
        return open(value)
    }

    var hasClosure: Bool { if case .action = kind { true } else { suspends } }

    /// Whether it runs a closure that suspends the call.
    package var suspends: Bool { if case .asyncAction = kind { true } else { false } }

    /// The same answer without its closure. A closure that uses the mock keeps the mock alive.
    func released(endOf test: TestIdentity?) -> Answer {
        hasClosure ? Answer(kind: .released(endOf: test), site: site) : self
    }
}

func typedCall<Invocation>(_ call: Any, as _: Invocation.Type = Invocation.self) -> Invocation {
    if let call = call as? Invocation { return call }
    preconditionFailure("ExpectKit gave a call to another mock's answer. Please report this.")
}

/// An answer of another product, which is made when the types of the call are known.
package protocol OtherAnswer {
    var fact: AnswerFact { get }

    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error>

    /// Whether a call that has no answer of its own may get it. A stream would have another consumer.
    var isRepeatable: Bool { get }

    /// Called when the test is over.
    func abandon()
}

extension OtherAnswer {
    package var isRepeatable: Bool { true }
    package func abandon() {}
}

/// Returns a value as the type that a call returns; nil if it cannot be converted. A number is converted to another
/// numeric type if the result is exact, because a literal in the quick form is an `Int` or a `Double`.
package func fitting<Output>(_ value: Any, _ type: Output.Type) -> Output? {
    if let output = value as? Output { return output }
    func open<Wrapped>(_ type: Wrapped.Type) -> Any? { fitting(value, type) }
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType
    // Unwrapped before the cast, because a cast of nil to an optional type succeeds.
    guard let converted = wrapped.map({ _openExistential($0, do: open) }) ?? number(value, as: type) else { return nil }
    return converted as? Output
}

private func number(_ value: Any, as type: Any.Type) -> Any? {
    switch (value, type) {
    case (let value as any BinaryInteger, let type as any BinaryInteger.Type): type.init(exactly: value)
    case (let value as any BinaryInteger, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryInteger.Type): type.init(exactly: value)
    case (let value as Int, let type as any Numeric.Type): type.init(exactly: value)
    case (let value as Double, let type as any ExpressibleByFloatLiteral.Type): type.exact(value)
    default: nil
    }
}

extension BinaryFloatingPoint {
    fileprivate static func exact(_ value: some BinaryInteger) -> Any? {
        // CGFloat traps in its generic initializers (Foundation on Linux), but takes a literal of type Double.
        guard FloatLiteralType.self == Double.self else { return Self(exactly: value) }
        return Double(exactly: value).flatMap { exact($0) }
    }
    fileprivate static func exact(_ value: some BinaryFloatingPoint) -> Any? {
        // No type represents a literal such as 0.1 exactly. The number becomes the value that the same literal has in
        // the other type. A number that would become infinity is refused.
        let converted = (Double(value) as? FloatLiteralType).map(Self.init(floatLiteral:)) ?? Self(value)
        return converted.isFinite == value.isFinite ? converted : nil
    }
}

extension ExpressibleByFloatLiteral {
    /// For numeric types that are not binary, such as `Decimal`.
    fileprivate static func exact(_ value: Double) -> Any? {
        (value as? FloatLiteralType).map(Self.init(floatLiteral:))
    }
}

/// Why an answer of a test does not fit the call, and what to write instead.
package struct UnfitAnswer: Error, Hashable, Sendable {
    let words: String
    let advice: String

    package init(_ words: String, advice: String) { (self.words, self.advice) = (words, advice) }

    func wording(of call: String) -> Wording { Wording("wrong answer for \(call): \(words)", advice: advice) }

    static let asyncClosure = Self(
        "an async closure, but the call is synchronous", advice: "answer with a closure without await")
    static let released = Self(
        "a closure of another test, which has ended", advice: "declare the call in each test that makes it")
    static let held = Self(
        "andSuspend(), but the call is synchronous",
        advice: "only async requirements can be suspended; for a completion handler use a PendingCompletion")
    static let argumentsUnavailable = Self(
        "a closure that needs arguments, but the TypedCall finds none in the call",
        advice: "in the TypedCall, return the arguments of every call that it accepts, or declare it as a MockCall")
    static let noRealObject = Self(
        "andForward(), but the mock has no real object",
        advice: "forward it in the mock with mock.call(_:) { real.… }, or answer with andReturn(_:)")
    static let fixedRealObject = Self(
        "andForward(to:), but the mock forwards this call only to its own object",
        advice:
            "call the object in andDo; a generated mock can forward to another object, unless it is an actor or a subclass, or an argument has the type Self"
    )

    static func realObject(_ object: Any, expected: String) -> Self {
        Self(
            "andForward(to:) with \(described(object)), but the mock forwards to \(expected)",
            advice: "forward to an object of type \(expected)")
    }

    /// - Parameter shown: The value without its secrets; `nil` if it has none.
    static func value(_ value: Any, shown: Any? = nil, expected: String) -> Self {
        Self(
            "\(described(value, shown: shown)), but the call returns \(expected)",
            advice: "answer with a value of type \(expected)")
    }

    /// - Parameters:
    ///   - shown: The error without its secrets; `nil` if it has none.
    ///   - expected: The type of the errors that the call throws; `nil` if it throws none.
    static func error(_ error: any Error, shown: Any? = nil, expected: String?) -> Self {
        let words = "the error \(described(error, shown: shown)), but the call throws"
        guard let expected else {
            return Self(
                "\(words) nothing",
                advice: "answer with andReturn(_:); if the requirement throws, forward it with throwing: in the mock")
        }
        return Self("\(words) only \(expected)", advice: "throw a \(expected), or answer with andReturn(_:)")
    }

    private static func described(_ value: Any, shown: Any? = nil) -> String {
        let plain = (value as? any AnyArg)?.plainValue ?? value
        return "\(describe(shown ?? plain)) of type \(type(of: plain))"
    }
}
