/// A list of the standard library that stores only its elements. `Equatable` elements are compared in place, because
/// putting each of a million elements into an `Any` would take seconds.
package protocol PlainList {
    var count: Int { get }
    var hasMatchers: Bool { get }
    /// Returns the element at an index, counted from zero.
    func element(at index: Int) -> Any
    /// Returns the number of equal elements before the first difference from a list of the same type, forward or from
    /// the ends backward; nil if the elements are not `Equatable`. The skipped ones at the beginnings are not compared.
    func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: (Int, Int)) -> Int?
}

extension PlainList where Self: RandomAccessCollection {
    package var hasMatchers: Bool { Element.self is any AnyArg.Type }

    package func element(at index: Int) -> Any { self[self.index(startIndex, offsetBy: index)] }

    package func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: (Int, Int)) -> Int? {
        guard let other = other as? Self, let type = Element.self as? any Equatable.Type,
            !containsIncompleteEquality(Element.self)
        else { return nil }
        return type.equalElements(Array(self), Array(other), isFromEnd, skipped)
    }
}

extension Array: PlainList {}
extension ArraySlice: PlainList {}
extension ContiguousArray: PlainList {}

extension Equatable {
    /// Compares runs of elements with the `==` of arrays, which is optimized even if this module is not.
    fileprivate static func equalElements<Element>(
        _ left: [Element], _ right: [Element], _ isFromEnd: Bool, _ skipped: (Int, Int)
    ) -> Int {
        let left = sameType(left, as: [Self].self).dropFirst(skipped.0)
        let right = sameType(right, as: [Self].self).dropFirst(skipped.1)
        func areEqual(_ start: Int, _ length: Int) -> Bool {
            isFromEnd
                ? left.dropLast(start).suffix(length) == right.dropLast(start).suffix(length)
                : left.dropFirst(start).prefix(length) == right.dropFirst(start).prefix(length)
        }
        let count = min(left.count, right.count)
        // Often only the first elements are compared.
        guard count > 0, areEqual(0, 1) else { return 0 }
        // A run of this length is compared at the speed of optimized code.
        var (equal, run) = (1, 1024)
        while run > 0 {
            while equal + run <= count, areEqual(equal, run) { equal += run }
            // A run that differs is compared in halves.
            run /= 2
        }
        return equal
    }
}

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
        if let other = other as? Dictionary {
            return differingEntries(in: other) { equality?.areEqual($0, $1) ?? areEqual($0, $1) }
        }
        return (other as? [Key: Any]).flatMap { differingEntries(in: $0, areEqual) }
    }

    private func differingEntries<Other>(
        in other: [Key: Other], _ areEqual: (Value, Other) -> Bool
    ) -> [DifferingEntry]? {
        let unequal = filter { key, value in other[key].map { !areEqual(value, $0) } ?? true }.keys
        let keys = unequal + other.keys.filter { index(forKey: $0) == nil }
        guard let first = keys.firstInStableOrder(Limits.Comparing.foundDifferences, words: { entryPath($0) })
        else { return nil }
        return zip(first, distinguishableWords(for: first.map(plainKey))).map { key, words in
            ("[\(words)]", self[key].map { $0 as Any }, other[key].map { $0 as Any })
        }
    }
}

private func plainKey(_ key: some Hashable) -> Any { AnyHashable(key).base }

protocol PlainSet {
    var count: Int { get }
    /// Returns the elements that a report shows, in a stable order; nil if there are too many to sort.
    func shownElements(_ limit: Int) -> [Any]?
    /// Returns the difference from another set; nil if the types differ.
    func difference(from other: Any) -> Difference?
}

extension Set: PlainSet {
    func shownElements(_ limit: Int) -> [Any]? {
        count <= Limits.Describing.sortedElements ? firstInStableOrder(limit) { describe($0) } : nil
    }

    func difference(from other: Any) -> Difference? {
        guard let other = other as? Set else { return nil }
        let sides = [subtracting(other), other.subtracting(self)]
        let shown = sides.map { $0.firstInStableOrder(Limits.Comparing.differences) { describe($0) } ?? [] }
        let words = distinguishableWords(for: shown.joined().map { $0 })
        return Difference(
            missing: Leftovers(count: sides[0].count, shown: Array(words.prefix(shown[0].count))),
            notExpected: Leftovers(count: sides[1].count, shown: Array(words.dropFirst(shown[0].count))))
    }
}

extension Collection {
    /// Returns the first elements in an order that is the same in all runs of a test: that of their descriptions, or
    /// that of `<` for many elements, which would take seconds to describe; nil if many have no `<`.
    func firstInStableOrder(_ limit: Int, words: (Element) -> String) -> [Element]? {
        if count > Limits.Describing.elementsSortedByDescription {
            if let type = Element.self as? any Comparable.Type { return Array(type.sorted(Array(self)).prefix(limit)) }
            guard count <= Limits.Describing.elementsSortedOnlyByDescription else { return nil }
        }
        return Array(sorted(byWords: words).prefix(limit))
    }

    fileprivate func sorted(byWords words: (Element) -> String) -> [Element] {
        map { (words: words($0), element: $0) }.sorted { $0.words < $1.words }.map(\.element)
    }
}

extension Comparable {
    fileprivate static func sorted<Element>(_ elements: [Element]) -> [Element] {
        sameType(sameType(elements, as: [Self].self).sorted())
    }
}

/// A collection of the standard library, apart from sets, whose order may change from run to run.
private protocol UnorderedCollection {}
extension Dictionary: UnorderedCollection {}
extension Dictionary.Keys: UnorderedCollection {}
extension Dictionary.Values: UnorderedCollection {}

func isUnordered(_ type: Any.Type) -> Bool { type is any UnorderedCollection.Type || type is any SetAlgebra.Type }

func stableElements<Value: Collection>(of value: Value) -> [Value.Element] {
    guard isUnordered(Value.self) else { return Array(value) }
    return value.firstInStableOrder(value.count) { describe($0) } ?? value.sorted(byWords: { describe($0) })
}
