extension Collection {
    /// Returns the first elements in an order that is the same in all runs of a test; nil if there are too many to
    /// describe and they have no `<`.
    ///
    /// A few elements are sorted by their descriptions. Many elements are sorted by `<`, because describing all of them
    /// would take seconds.
    func firstInStableOrder(_ limit: Int, words: (Element) -> String) -> [Element]? {
        if count > Limits.Describing.elementsSortedByDescription {
            if let type = Element.self as? any Comparable.Type { return type.least(limit, of: Array(self)) }
            guard count <= Limits.Describing.elementsSortedOnlyByDescription else { return nil }
        }
        return map { (words: words($0), element: $0) }.sorted { $0.words < $1.words }
            .prefix(limit).map(\.element)
    }
}

extension Comparable {
    /// Returns the smallest elements in ascending order, without sorting the others.
    fileprivate static func least<Element>(_ limit: Int, of elements: [Element]) -> [Element] {
        var least: [Self] = []
        for element in sameType(elements, as: [Self].self) {
            if least.count == limit {
                guard let greatest = least.last, element < greatest else { continue }
                least.removeLast()
            }
            least.insert(element, at: least.firstIndex { element < $0 } ?? least.endIndex)
        }
        return sameType(least)
    }
}

/// A collection of the standard library, apart from sets, whose order may change from run to run.
private protocol UnorderedCollection {}
extension Dictionary: UnorderedCollection {}
extension Dictionary.Keys: UnorderedCollection {}
extension Dictionary.Values: UnorderedCollection {}

/// Returns whether the order of a collection's elements may change from run to run.
func isUnordered(_ type: Any.Type) -> Bool {
    type is any UnorderedCollection.Type || type is any SetAlgebra.Type
}

/// Returns the elements of a collection in an order that is the same in all runs of a test.
func stableElements<Value: Collection>(of value: Value) -> [Value.Element] {
    guard isUnordered(Value.self) else { return Array(value) }
    if let ordered = value.firstInStableOrder(value.count, words: { describe($0) }) { return ordered }
    return value.map { (words: describe($0), element: $0) }.sorted { $0.words < $1.words }.map(\.element)
}
