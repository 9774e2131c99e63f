/// An argument whose type is not known, as reflection finds it in the payload of an invocation.
protocol AnyArg {
    /// Whether it accepts another argument: a value, or an `Arg` that holds one.
    var comparison: (_ actual: Any) -> Bool { get }
    /// Returns whether it accepts another argument.
    func accepts(any actual: Any) -> Bool
    /// What differs from another argument.
    func differences(fromAny actual: Any) -> [Difference]
    /// How many differences there are, without describing those of a plain value.
    func differenceCount(fromAny actual: Any) -> Int
    /// Takes note of an argument that was taken.
    func capture(any actual: Any)
    /// Whether anything would be captured.
    var captures: Bool { get }
    /// What holds the completion handlers that it accepts, if it does.
    var completion: (any CompletionHolding)? { get }
    /// The words for it in a report.
    var words: String { get }
    /// The value, where it is one and not a matcher.
    var plainValue: Any? { get }
    /// Whether it is a matcher that accepts everything.
    var acceptsEverything: Bool { get }
    /// The matchers inside it, and where their values lie.
    var nested: [(path: String, arg: any AnyArg)] { get }
}

extension Arg: AnyArg {
    var comparison: (_ actual: Any) -> Bool {
        guard equality == nil, case .value(let expected) = content else {
            return { Self.value(in: $0).map(accepts) ?? false }
        }
        // Where the type has no `==`, the value itself is looked at, here in the declaration.
        let matches = ExpectKit.comparison(with: expected)
        return { Self.value(in: $0).map(matches) ?? false }
    }

    func accepts(any actual: Any) -> Bool { Self.value(in: actual).map(accepts) ?? false }

    func differences(fromAny actual: Any) -> [Difference] {
        guard let value = Self.value(in: actual) else {
            let type = withArticle("\(Value.self)")
            return [Difference(path: "", expected: "\(words), \(type)", got: describeTyped(actual))]
        }
        return differences(from: value)
    }

    func differenceCount(fromAny actual: Any) -> Int {
        guard case .value(let expected) = content, let value = Self.value(in: actual) else {
            return differences(fromAny: actual).count
        }
        return accepts(value) ? 0 : structuralDifferenceCount(expected, value)
    }

    func capture(any actual: Any) {
        if let value = Self.value(in: actual) { capture(value) }
    }

    var plainValue: Any? {
        if case .value(let value) = content { value } else { nil }
    }

    var completion: (any CompletionHolding)? {
        if case .matcher(let matcher) = content { matcher.completion } else { nil }
    }

    var acceptsEverything: Bool {
        if case .matcher(let matcher) = content { matcher.acceptsEverything } else { false }
    }

    var nested: [(path: String, arg: any AnyArg)] {
        if case .matcher(let matcher) = content { matcher.nested() } else { [] }
    }

    private static func value(in actual: Any) -> Value? {
        switch actual {
        case let arg as Arg:
            if case .value(let value) = arg.content { value } else { nil }
        // A captured or forwarded payload may hold the bare value, as a `FunctionInvocation` does.
        case let value as Value: value
        default: nil
        }
    }
}
