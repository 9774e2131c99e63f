/// A generic type of the standard library whose default value is empty, or contains values of its type arguments.
protocol PlaceholderComposite {
    /// Makes the default value; nil if a value that it contains cannot be made.
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
    /// Returns the value of the first raw value that the type accepts, among a few likely ones.
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
