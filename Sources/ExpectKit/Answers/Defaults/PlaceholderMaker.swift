/// Synthesizes the values that unanswered calls return.
///
/// A registered value comes first, then the value that the type declares (``DefaultAnswerable``). Any other value is
/// made from its type: it is zero or empty, as in Mockito, and so are its parts. Recursion is bounded.
struct PlaceholderMaker {
    /// The values registered with the mock and in the scopes around the call.
    let registered: MockDefaults
    /// The number of values that the value to make is nested in.
    var depth = 0
    /// The number of the attempt, which selects the cases of enums. The first case may need a value of its own type.
    var attempt = 0
    /// Whether client code may run. It may trap.
    private(set) var mayRunClientCode = true
    /// Whether the value is part of one that is being decoded.
    private(set) var isDecoding = false
    /// The bound on the work, shared by all parts of one value.
    private(set) var budget = PlaceholderBudget()

    var inner: PlaceholderMaker {
        var maker = self
        maker.depth += 1
        return maker
    }

    /// The same maker, with its own budget, which runs no client code.
    var withoutClientCode: PlaceholderMaker {
        var maker = self
        maker.mayRunClientCode = false
        maker.budget = PlaceholderBudget()
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

    /// Makes a value from the type alone.
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

    /// Makes a value without an initializer. This is a function of its own, because its variables would take stack at
    /// each level of a decoded value.
    private func made<Value>(of type: Value.Type) -> Value? {
        if let first = PlainCase.all(of: type).first { return first.value(as: type) }
        // The outermost decoded value first tries the next cases of the enums inside it.
        if isDecoding, type is any Decodable.Type { return nil }
        return assembled(type) ?? existential()
    }

    private func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
        // Only the outermost decoded value makes further attempts, which try the next cases of all enums inside it.
        guard !isDecoding else { return try? PlaceholderDecoder(maker: inner).value(of: type) }
        for attempt in 0..<Limits.Defaults.attempts {
            var maker = inner
            maker.isDecoding = true
            maker.attempt = attempt
            maker.budget = PlaceholderBudget(within: budget)
            if let value = try? PlaceholderDecoder(maker: maker).value(of: type) { return value }
            // A type that makes too many requests does so with any cases.
            if maker.budget.isSpent { break }
        }
        return nil
    }

    /// Returns a value that conforms to the protocols of an existential type, such as `any Error`.
    private func existential<Value>() -> Value? {
        let candidates: [Any] = [UnansweredCallError(reason: .noError), "", 0, ()]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}

/// The part of which no value can be made: a stored property, the payload of a case, or an element of a tuple.
struct PlaceholderObstacle: Sendable, Equatable {
    /// The names that lead from the value to the part, such as `lamp.bulb`.
    let path: String
    let type: String
}
