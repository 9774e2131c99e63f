import Foundation
internal import StackTraces

/// Synthesizes values: a registered one, or that of the type (``DefaultAnswerable``), or one that is zero or empty.
struct PlaceholderMaker {
    let registered: MockDefaults
    var depth = 0
    /// Selects the cases of enums: the first case may need a value of its own type.
    var attempt = 0
    /// Whether client code may run, which may trap.
    private(set) var mayRunClientCode = true
    private(set) var isDecoding = false
    /// Shared by all parts of one value.
    private(set) var budget = PlaceholderBudget()

    var inner: PlaceholderMaker {
        var maker = self
        maker.depth += 1
        return maker
    }

    var withoutClientCode: PlaceholderMaker {
        var maker = self
        (maker.mayRunClientCode, maker.budget) = (false, PlaceholderBudget())
        return maker
    }

    private func runsClientCode(for type: Any.Type) -> Bool {
        if registered.contains(type) || type is any DefaultAnswerable.Type { return true }
        return !isOfToolchain(type) && hasInitialValues(type)
    }

    func value<Value>(of type: Value.Type) -> Value? {
        if !mayRunClientCode, runsClientCode(for: type) {
            budget.comesAfterReport = true
            return nil
        }
        if let value = registered.value(of: type) { return value }
        if let known = type as? any DefaultAnswerable.Type { return known.defaultAnswer as? Value }
        return zero(of: type)
    }

    private func zero<Value>(of type: Value.Type) -> Value? {
        guard depth <= Limits.Defaults.depth, budget.hasStack else { return nil }
        // Each value is unwrapped before its cast, because a cast of nil to an optional type succeeds.
        if let value = simple(type) { return value as? Value }
        if let composite = type as? any PlaceholderComposite.Type {
            return composite.placeholder(by: inner).flatMap { $0 as? Value }
        }
        if let range = type as? any RangeExpression.Type, isOfToolchain(type) {
            return range.range(by: inner).flatMap { $0 as? Value }
        }
        if let value = named(type) { return value as? Value }
        if let elements = TypeMetadata(of: type)?.tupleElements { return tuple(of: elements) }
        if let decodable = type as? any Decodable.Type, let value = decoded(decodable) { return value as? Value }
        return made(of: type)
    }

    /// Zero or an empty value of a type that is known here or by its protocols; nil for any other type.
    func simple(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case is Bool.Type: false
        case is Character.Type: Character(" ")
        case is Unicode.Scalar.Type: Unicode.Scalar(0)
        case is StaticString.Type: "" as StaticString
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is URL.Type: URL(string: "about:blank")
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        // These two types throw when they are decoded from empty values.
        case is TimeZone.Type: TimeZone.gmt
        case is Calendar.Type: Calendar(identifier: .gregorian)
        case is AttributedString.Type: AttributedString()
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let number as any AdditiveArithmetic.Type: number.zero
        case let vector as any SIMD.Type: vector.init()
        case let text as any StringProtocol.Type: text.init(stringLiteral: "")
        case let list as any RangeReplaceableCollection.Type: list.init()
        case let set as any SetAlgebra.Type: set.init()
        default: nil
        }
    }

    func named(_ type: Any.Type) -> Any? {
        if let type = type as? any CaseIterable.Type, let first = type.allCases.first { return first }
        return (type as? any RawRepresentable.Type)?.firstValue(by: self)
    }

    /// Not a part of `zero`, in which its variables would take stack at each level of a decoded value.
    private func made<Value>(of type: Value.Type) -> Value? {
        if let first = PlainCase.all(of: type).first { return first.value(as: type) }
        // The outermost decoded value first tries the next cases of the enums inside it.
        if isDecoding, type is any Decodable.Type { return nil }
        return assembled(type) ?? existential()
    }

    private func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
        // Only the outermost decoded value makes further attempts, which try the next cases of all enums inside.
        guard !isDecoding else { return try? PlaceholderDecoder(maker: inner).value(of: type) }
        for attempt in 0..<Limits.Defaults.attempts {
            var maker = inner
            (maker.isDecoding, maker.attempt) = (true, attempt)
            maker.budget = PlaceholderBudget(within: budget)
            if let value = try? PlaceholderDecoder(maker: maker).value(of: type) { return value }
            // A type that makes too many requests does so with any cases.
            if maker.budget.isSpent { break }
        }
        return nil
    }

    private func existential<Value>() -> Value? {
        let candidates: [Any] = [UnansweredCallError("no error was given"), "", 0, ()]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}

/// The part of which no value can be made: a stored property, the payload of a case, or an element of a tuple.
struct PlaceholderObstacle: Sendable, Equatable {
    /// The names that lead from the value to the part, such as `lamp.bulb`.
    let path: String
    let type: String
}

/// A generic type of the standard library whose default value is empty, or contains values of its type arguments.
protocol PlaceholderComposite {
    /// Makes the default value; nil if a part cannot be made.
    static func placeholder(by maker: PlaceholderMaker) -> Any?
}

extension Dictionary: PlaceholderComposite {
    static func placeholder(by maker: PlaceholderMaker) -> Any? { Self() }
}

extension KeyValuePairs: PlaceholderComposite {
    static func placeholder(by maker: PlaceholderMaker) -> Any? { [:] as Self }
}

extension RangeExpression {
    /// Makes a range of the standard library, whose bounds are the same value.
    static func range(by maker: PlaceholderMaker) -> Any? {
        guard let bound = maker.value(of: Bound.self) else { return nil }
        return switch Self.self {
        case is Range<Bound>.Type: bound..<bound
        case is ClosedRange<Bound>.Type: bound...bound
        case is PartialRangeFrom<Bound>.Type: bound...
        case is PartialRangeThrough<Bound>.Type: ...bound
        default: ..<bound
        }
    }
}

extension Result: PlaceholderComposite {
    static func placeholder(by maker: PlaceholderMaker) -> Any? {
        let obstacle = maker.budget.obstacle
        if let success = maker.value(of: Success.self) { return Self.success(success) }
        guard let failure = maker.value(of: Failure.self) else { return nil }
        // It replaces the value that could not be made.
        maker.budget.obstacle = obstacle
        return Self.failure(failure)
    }
}

extension AsyncStream: PlaceholderComposite {
    static func placeholder(by maker: PlaceholderMaker) -> Any? { Self { $0.finish() } }
}

extension AsyncThrowingStream: PlaceholderComposite where Failure == any Error {
    static func placeholder(by maker: PlaceholderMaker) -> Any? { Self { $0.finish() } }
}

extension RawRepresentable {
    static func firstValue(by maker: PlaceholderMaker) -> Any? {
        guard let zero = maker.inner.value(of: RawValue.self) else { return nil }
        if let value = Self(rawValue: zero) { return value }
        return likelyRawValues.lazy.compactMap { $0 as? RawValue }.compactMap(Self.init(rawValue:)).first
    }

    /// Small numbers, or the names of the cases. `init(rawValue:)` returns only cases that this system has.
    private static var likelyRawValues: [Any] {
        if RawValue.self == String.self { return PlainCase.all(of: Self.self).compactMap(\.name) }
        guard let number = RawValue.self as? any FixedWidthInteger.Type else { return [] }
        return (1...Limits.Defaults.rawValues).map { number.init(truncatingIfNeeded: $0) }
    }
}

/// Whether the initializers of a type are not client code. The type arguments are checked when they are synthesized.
func isOfToolchain(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    let extending = "(extension in "
    // The name of a type that is declared in an extension begins with the module of the extension.
    if name.hasPrefix(extending) {
        return toolchainModules.contains("\(name.dropFirst(extending.count).prefix { $0 != ")" })")
    }
    return name.hasPrefix("(") || toolchainModules.contains("\(name.prefix { $0 != "." })")
}

private let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "CoreFoundation", "CoreGraphics", "Dispatch", "ObjectiveC", "Synchronization",
    "Observation", "RegexBuilder", "_RegexParser", "_StringProcessing", "Runtime", "Testing", "XCTest", "__C",
]

/// Whether the toolchain or the system declares a type, so that only its initializers know which values are valid.
func isOfSystem(_ type: Any.Type, _ metadata: TypeMetadata) -> Bool {
    if isOfToolchain(type) { return true }
    #if canImport(Darwin)
        let image = LinkerFacts(at: UInt(bitPattern: metadata.descriptor))?.path ?? ""
        return ["/usr/lib/", "/System/"].contains { image.contains($0) }
    #else
        // The toolchain declares all Swift types of the system.
        return false
    #endif
}

func hasInitialValues(_ type: Any.Type) -> Bool {
    switch type {
    case is any Decodable.Type, is any CaseIterable.Type, is any RawRepresentable.Type,
        is any ExpressibleByNilLiteral.Type, is any AdditiveArithmetic.Type, is any SIMD.Type,
        is any StringProtocol.Type, is any RangeReplaceableCollection.Type, is any SetAlgebra.Type:
        true
    default: false
    }
}
