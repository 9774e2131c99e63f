/// The answer to a call, and the line of the test that declares it.
///
/// An answer does not depend on the type of the calls, so that the state that stores it is compiled once for all
/// mocks. It is an object, so that passing it on does not copy its contents.
final class Answer {
    enum Kind {
        case value(Any)
        case error(any Error)
        case action((_ call: Any) throws -> Any)
        case asyncAction(AsyncAction)
        /// Waits until the test gives the answer.
        case held(HeldAnswer)
        /// Returns or throws what another product says.
        case other(any OtherAnswer)
        /// Calls the real object: that of the mock, or another one.
        case forward(to: Any?)
        /// Had a closure, which was released because its test is over or because no call can reach the answer.
        case released
    }

    /// A closure that waits on the caller's actor, as the mock does.
    typealias AsyncAction = nonisolated(nonsending) (_ call: Any) async throws -> Any

    let kind: Kind
    let site: CallSite
    /// The type as which the value was declared; `nil` if the answer is not a value.
    let valueType: Any.Type?
    /// The value; `()` if the answer is not a value. Stored apart, because reading it from `kind` would copy it twice.
    private let value: Any

    init(kind: Kind, site: CallSite) {
        (self.kind, self.site) = (kind, site)
        if case .value(let value) = kind {
            (self.value, valueType) = (value, staticType(of: value))
        } else {
            (value, valueType) = ((), nil)
        }
    }

    /// Whether it is a value, so that no code of the test runs.
    var isValue: Bool { valueType != nil }

    /// The answer of a call that returns nothing, and for which none is declared. Any thread may use it, because an
    /// answer never changes.
    nonisolated(unsafe) static let nothing = Answer(
        kind: .value(()), site: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column))

    /// Returns the value as its type, which must be `Output`. A dynamic cast is slower: it tries other conversions.
    func unboxed<Output>() -> sending Output {
        func open<Value>(_ value: Value) -> sending Output { handOver(sameType(value)) }
        return open(value)
    }

    var hasClosure: Bool { if case .action = kind { true } else { suspends } }

    /// Whether it runs a closure that suspends the call.
    var suspends: Bool { if case .asyncAction = kind { true } else { false } }

    /// The same answer without its closure. A closure that uses the mock keeps the mock alive.
    var released: Answer { hasClosure ? Answer(kind: .released, site: site) : self }
}

/// The static type of a value when it was stored as `Any`.
private func staticType(of value: Any) -> Any.Type {
    func open<Value>(_: Value) -> Any.Type { Value.self }
    return open(value)
}

/// Casts a call to the type of its mock's invocations.
func typedCall<Invocation>(_ call: Any, as _: Invocation.Type = Invocation.self) -> Invocation {
    if let call = call as? Invocation { return call }
    // An answer belongs to one mock, whose calls all have the same type.
    preconditionFailure("ExpectKit gave a call to another mock's answer. Please report this.")
}

/// An answer of another product, which is made when the types of the call are known.
package protocol OtherAnswer {
    var fact: AnswerFact { get }

    /// Makes the answer for a call that returns one type and throws another.
    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error>

    /// Ends the answer, because its test is over.
    func abandon()
}

extension OtherAnswer {
    package func abandon() {}
}

/// The reason why such an answer does not fit a call.
package struct UnfitAnswer: Error, Hashable, Sendable {
    let words: String
    let advice: String

    package init(_ words: String, advice: String) { (self.words, self.advice) = (words, advice) }
}

/// Returns a value as the type that a call returns; nil if the value has another type and cannot be converted.
///
/// In the quick form a number literal has a default type: `andReturn(1)` gives an `Int`, whatever the call returns. A
/// number is converted to the numeric type of the result if the conversion is exact.
package func fitting<Output>(_ value: Any, _ type: Output.Type) -> Output? {
    if let output = value as? Output { return output }
    func open<Wrapped>(_ type: Wrapped.Type) -> Any? { fitting(value, type) }
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType
    // Unwrapped before the cast, because a cast of nil to an optional type succeeds.
    guard let converted = wrapped.map({ _openExistential($0, do: open) }) ?? number(value, as: type) else { return nil }
    return converted as? Output
}

/// Converts a number to another numeric type; nil if the result is not exact.
private func number(_ value: Any, as type: Any.Type) -> Any? {
    switch (value, type) {
    case (let value as any BinaryInteger, let type as any BinaryInteger.Type): type.exact(value)
    case (let value as any BinaryInteger, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryFloatingPoint.Type): type.exact(value)
    case (let value as any BinaryFloatingPoint, let type as any BinaryInteger.Type): type.exact(value)
    case (let value as Int, let type as any Numeric.Type): type.exact(value)
    case (let value as Double, let type as any ExpressibleByFloatLiteral.Type): type.exact(value)
    default: nil
    }
}

extension Numeric {
    fileprivate static func exact(_ value: some BinaryInteger) -> Any? { Self(exactly: value) }
}

extension BinaryInteger {
    fileprivate static func exact(_ value: some BinaryFloatingPoint) -> Any? { Self(exactly: value) }
}

extension BinaryFloatingPoint {
    fileprivate static func exact(_ value: some BinaryInteger) -> Any? {
        // CGFloat traps in its generic initializers (Foundation on Linux), but takes a literal of type Double.
        guard FloatLiteralType.self == Double.self else { return Self(exactly: value) }
        return Double(exactly: value).flatMap { exact($0) }
    }
    fileprivate static func exact(_ value: some BinaryFloatingPoint) -> Any? {
        // No type represents a literal such as 0.1 exactly. The number is converted to the value that the same literal
        // has in the other type. A number that would become infinity, because it is too large, is refused.
        let double = Double(value)
        let converted = (double as? FloatLiteralType).map(Self.init(floatLiteral:)) ?? Self(value)
        return converted.isFinite == value.isFinite ? converted : nil
    }
}

extension ExpressibleByFloatLiteral {
    /// For numeric types that are not binary, such as `Decimal`.
    fileprivate static func exact(_ value: Double) -> Any? {
        (value as? FloatLiteralType).map(Self.init(floatLiteral:))
    }
}
