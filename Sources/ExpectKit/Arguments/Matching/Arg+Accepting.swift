extension Arg {
    /// Returns whether this argument of an expectation accepts a value.
    @inlinable
    package func accepts(_ value: Value) -> Bool {
        switch content {
        case .value(let expected):
            if let equality { equality.areEqual(expected, value) } else { valuesMatch(expected, value) }
        case .matcher(let matcher): matcher.matches(value)
        }
    }

    /// Returns the differences from a value; an empty array if it is accepted.
    func differences(from value: Value) -> [Difference] { found(in: value).described }

    /// Returns the differences from a value. Those of a plain value are not described yet.
    func found(in value: Value) -> FoundDifferences {
        if accepts(value) { return .none }
        switch content {
        case .value(let expected): return DifferenceSearch.differences(expected, value)
        case .matcher(let matcher):
            var found = matcher.differences(value)
            if found.isEmpty {
                found = [Difference(path: "", expected: matcher.description(), got: describe(value))]
            }
            return FoundDifferences(count: { [found] in found.count }, differences: { [found] in found })
        }
    }

    package var words: String {
        switch content {
        case .value(let value): describe(value)
        case .matcher(let matcher): matcher.description()
        }
    }

    /// Passes a value of a call to the captors. The caller has checked that the expectation took the call.
    func capture(_ value: Value) { matcher?.capture?(value) }

    var captures: Bool { matcher?.capture != nil }

    /// The matcher; nil for a value.
    var matcher: ArgMatcher<Value>? {
        if case .matcher(let matcher) = content { matcher } else { nil }
    }
}
