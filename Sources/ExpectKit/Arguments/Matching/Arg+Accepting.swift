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
    func differences(from value: Value) -> [Difference] {
        switch content {
        case .value(let expected): return accepts(value) ? [] : structuralDifferences(expected, value)
        case .matcher(let matcher):
            if matcher.matches(value) { return [] }
            let found = matcher.differences(value)
            // A custom matcher may refuse a value and find no differences. The report still needs one.
            return found.isEmpty ? [matcher.mismatch(value)] : found
        }
    }

    /// The words for this argument in a report.
    var words: String {
        switch content {
        case .value(let value): describe(value)
        case .matcher(let matcher): matcher.description()
        }
    }

    /// Passes a value of a call to the captors. The caller has checked that the expectation took the call.
    func capture(_ value: Value) {
        if case .matcher(let matcher) = content { matcher.capture?(value) }
    }

    /// Whether it contains a captor.
    var captures: Bool {
        if case .matcher(let matcher) = content { matcher.capture != nil } else { false }
    }
}
