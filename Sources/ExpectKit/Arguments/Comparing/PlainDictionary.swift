/// A dictionary of the standard library.
protocol PlainDictionary {
    var count: Int { get }
    var hasMatchers: Bool { get }
    /// Returns the entries that a report shows as tuples, in a stable order; nil if there are too many to sort.
    func shownEntries(_ limit: Int) -> [Any]?
    /// Returns the first entries in which another dictionary with keys of the same type differs, in a stable order; nil
    /// if there are too many to compare or to sort. A closure compares values without `==`, or a matcher and a value.
    func differingEntries(in other: Any, areEqual: (Any, Any) -> Bool) -> [DifferingEntry]?
}

/// The description of a key, in brackets, and its values in two dictionaries that differ there.
typealias DifferingEntry = (path: String, expected: Any?, actual: Any?)

extension Dictionary: PlainDictionary {
    var hasMatchers: Bool { Value.self is any AnyArg.Type }

    func shownEntries(_ limit: Int) -> [Any]? {
        guard count <= Limits.Describing.sortedElements else { return nil }
        return keys.firstInStableOrder(limit) { "\(describe(plainKey($0))): " }?
            .map { (plainKey($0), self[$0] as Any) as (Any, Any) }
    }

    func differingEntries(in other: Any, areEqual: (Any, Any) -> Bool) -> [DifferingEntry]? {
        let equality = ArgEquality<Value>.ofValue
        // Values of types without `==` are compared by reflection, which takes longer.
        guard equality != nil || count <= Limits.Describing.sortedElements else { return nil }
        guard let other = other as? Dictionary else {
            return (other as? [Key: Any]).flatMap { differingEntries(in: $0, areEqual) }
        }
        return differingEntries(in: other) { equality?.areEqual($0, $1) ?? areEqual($0, $1) }
    }

    private func differingEntries<Other>(
        in other: [Key: Other], _ areEqual: (Value, Other) -> Bool
    ) -> [DifferingEntry]? {
        let unequal = filter { key, value in other[key].map { !areEqual(value, $0) } ?? true }.keys
        let keys = Array(unequal) + other.keys.filter { index(forKey: $0) == nil }
        let first = keys.firstInStableOrder(Limits.Comparing.differences) { entryPath($0) }
        guard let first else { return nil }
        return zip(first, distinguishableWords(for: first.map(plainKey))).map { key, words in
            ("[\(words)]", self[key].map { $0 as Any }, other[key].map { $0 as Any })
        }
    }
}

/// Returns a key, or the key that an `AnyHashable` wraps.
private func plainKey(_ key: some Hashable) -> Any { AnyHashable(key).base }
