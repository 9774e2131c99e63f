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

/// Returns whether the order of a collection's elements may change from run to run.
func isUnordered(_ type: Any.Type) -> Bool { type is any UnorderedCollection.Type || type is any SetAlgebra.Type }

/// Returns the elements of a collection in an order that is the same in all runs of a test.
func stableElements<Value: Collection>(of value: Value) -> [Value.Element] {
    guard isUnordered(Value.self) else { return Array(value) }
    return value.firstInStableOrder(value.count) { describe($0) } ?? value.sorted(byWords: { describe($0) })
}
