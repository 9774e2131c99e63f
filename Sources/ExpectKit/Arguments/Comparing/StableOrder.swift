/// So many elements without an order of their own are put in the order of their descriptions.
private let describedElements = 200

extension Collection {
    /// Returns the first elements in an order that is the same in each run of a test, which the order of a set is not.
    ///
    /// A few are ordered by their descriptions, and more by `<`, as to describe them all would take seconds.
    ///
    /// - Parameters:
    ///   - limit: How many elements to return.
    ///   - words: Describes an element.
    /// - Returns: The elements; nothing where there are too many to describe and they have no `<`.
    func firstInStableOrder(_ limit: Int, words: (Element) -> String) -> [Element]? {
        if count > describedElements {
            if let type = Element.self as? any Comparable.Type { return type.least(limit, of: Array(self)) }
            guard count <= 5 * describedElements else { return nil }
        }
        return map { (words: words($0), element: $0) }.sorted { $0.words < $1.words }
            .prefix(limit).map(\.element)
    }
}

extension Comparable {
    /// Returns the least elements in their order, without sorting the others.
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

/// A collection whose elements have no order that a reader could rely on.
private protocol UnorderedCollection {}
extension Set: UnorderedCollection {}
extension Dictionary: UnorderedCollection {}
extension Dictionary.Keys: UnorderedCollection {}
extension Dictionary.Values: UnorderedCollection {}

/// Returns whether the elements of a collection have no order of their own.
func isUnordered(_ type: Any.Type) -> Bool {
    type is any UnorderedCollection.Type || type is any SetAlgebra.Type
}

/// Returns the elements of a collection, in an order that is the same in each run of a test.
func stableElements<Value: Collection>(of value: Value) -> [Value.Element] {
    guard isUnordered(Value.self) else { return Array(value) }
    if let ordered = value.firstInStableOrder(value.count, words: { describe($0) }) { return ordered }
    return value.map { (words: describe($0), element: $0) }.sorted { $0.words < $1.words }.map(\.element)
}

/// Elements that a collection lacks or has too much, of which a report names a few.
struct Leftovers {
    private let count: Int
    private let shown: [String]

    /// Leaves nothing over.
    static var none: Leftovers { Leftovers(EmptyCollection<Any>()) }

    /// Takes elements in their order, or in a stable one where they have none.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - isUnordered: Whether they come from a collection without an order of its own.
    ///   - words: Describes an element. Only those are described that are shown or must be put in order.
    init<Elements: Collection>(
        _ elements: Elements, isUnordered: Bool = false,
        words: (Elements.Element) -> String = { describe($0) }
    ) {
        count = elements.count
        let first =
            isUnordered
            ? elements.firstInStableOrder(differenceLimit, words: words) ?? []
            : Array(elements.prefix(differenceLimit))
        shown = first.map(words)
    }

    /// The words for them; nothing where there are none.
    var words: String? {
        if count == 0 { return nil }
        if shown.isEmpty { return counted(count, "element") }
        let rest = count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }
}

/// Returns the words for a collection, followed by what it lacks and what it has too much.
func described(_ value: Any, missing: Leftovers = .none, notExpected: Leftovers = .none) -> String {
    let remarks = [
        missing.words.map { "no element for \($0)" }, notExpected.words.map { "not expected: \($0)" },
    ].compactMap { $0 }
    return describe(value) + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
}
