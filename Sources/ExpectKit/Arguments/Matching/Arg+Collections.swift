extension Arg where Value: Collection {
    /// Accepts a collection without elements.
    public static var isEmpty: Arg { Arg("empty") { $0.isEmpty } }

    /// Accepts a collection if a matcher accepts the number of its elements, such as `.count(.atLeast(2))`. GoogleMock
    /// calls it `SizeIs`, and Hamcrest `hasSize`.
    ///
    /// - Parameter matcher: The number, or a matcher for it.
    public static func count(_ matcher: Arg<Int>) -> Arg {
        Arg(
            "a count of \(matcher.words)", inner: [matcher], path: { _ in ".count" },
            differences: { value in matcher.differences(from: value.count).map { $0.within("count") } },
            capture: { matcher.capture($0.count) }, matches: { matcher.accepts($0.count) })
    }

    /// Accepts a collection if a matcher accepts one of its elements.
    ///
    /// `.contains("rye")` accepts `["corn", "rye"]`. A captor inside captures the first such element. For a string, a
    /// literal means a substring. GoogleMock calls it `Contains`, and Hamcrest `hasItem`.
    ///
    /// - Parameter element: The element, or a matcher for it.
    @_disfavoredOverload public static func contains(_ element: Arg<Value.Element>) -> Arg {
        Arg(
            "an element \(element.words)", inner: [element],
            capture: { stableElements(of: $0).first(where: element.accepts).map(element.capture) },
            matches: { $0.contains(where: element.accepts) })
    }

    /// Accepts a collection if a matcher accepts each of its elements. An empty collection is accepted.
    ///
    /// `.each(.hasSuffix("bread"))` accepts `["rye bread", "corn bread"]`. A captor inside captures all elements.
    /// GoogleMock calls it `Each`, and Hamcrest `everyItem`.
    ///
    /// - Parameter element: The element, or a matcher for it.
    public static func each(_ element: Arg<Value.Element>) -> Arg {
        Arg(
            "each \(element.words)", inner: [element],
            differences: { value in
                if isUnordered(Value.self) {
                    let others = value.filter { !element.accepts($0) }
                    return [Difference(notExpected: Leftovers(others, isUnordered: true))]
                }
                return firstDifferences(of: value.enumerated()) { index, each in
                    element.differences(from: each).map { $0.within("[\(index)]") }
                }
            }, capture: { stableElements(of: $0).forEach(element.capture) }, matches: { $0.allSatisfy(element.accepts) }
        )
    }

    /// Accepts exactly these elements, in this order.
    ///
    /// An array literal means the same: `["rye", .hasPrefix("ba")]` is `.containsInOrder("rye", .hasPrefix("ba"))`.
    /// GoogleMock calls it `ElementsAre`, and Hamcrest `contains`.
    ///
    /// - Parameter matchers: The elements, or matchers for them.
    public static func containsInOrder(_ matchers: Arg<Value.Element>...) -> Arg { inOrder(matchers) }

    /// Accepts exactly these elements, in any order.
    ///
    /// `.containsInAnyOrder("rye", .hasPrefix("ba"))` accepts `["bagel", "rye"]`. Each matcher needs one element that
    /// no other matcher takes. The name and the meaning are those of Hamcrest. GoogleMock has `UnorderedElementsAre`.
    ///
    /// - Parameter matchers: The elements, or matchers for them.
    public static func containsInAnyOrder(_ matchers: Arg<Value.Element>...) -> Arg {
        inAnyOrder(matchers, "in any order ")
    }

    static func inOrder(_ matchers: [Arg<Value.Element>]) -> Arg {
        Arg(
            literalWords(matchers), inner: matchers, path: { "[\($0)]" },
            differences: { value in
                DifferenceSearch.differences { $0.compareLists(matchers, Array(value), depth: 1) }.described
            }, capture: { value in for (matcher, element) in zip(matchers, value) { matcher.capture(element) } },
            matches: { value in value.count == matchers.count && zip(matchers, value).allSatisfy { $0.accepts($1) } })
    }

    static func inAnyOrder(_ matchers: [Arg<Value.Element>], _ start: String = "") -> Arg {
        func assign(_ elements: [Value.Element]) -> Assignment {
            Assignment(matcherCount: matchers.count, elementCount: elements.count) { matcher, element in
                matchers[matcher].accepts(elements[element])
            }
        }
        return Arg(
            start + literalWords(matchers), inner: matchers, path: { "[\($0)]" },
            differences: { value in
                let elements = stableElements(of: value)
                let found = assign(elements)
                let missing = zip(matchers, found.elements).filter { $1 == nil }.map(\.0)
                let others = zip(elements, found.matchers).filter { $1 == nil }.map(\.0)
                return [Difference(missing: Leftovers(missing, words: \.words), notExpected: Leftovers(others))]
            },
            capture: { value in
                let elements = stableElements(of: value)
                for (matcher, element) in zip(matchers, assign(elements).elements) {
                    if let element { matcher.capture(elements[element]) }
                }
            }, matches: { value in value.count == matchers.count && assign(Array(value)).isComplete })
    }
}

extension Arg: ExpressibleByArrayLiteral where Value: Collection & ExpressibleByArrayLiteral {
    /// Expects exactly these elements; in this order, or in any order if the collection is a set.
    ///
    /// - Parameter elements: The elements, or matchers for them.
    public init(arrayLiteral elements: Arg<Value.Element>...) {
        self = Value.self is any SetAlgebra.Type ? .inAnyOrder(elements) : .inOrder(elements)
    }
}

private func literalWords<Element>(_ matchers: [Arg<Element>]) -> String {
    var words = matchers.prefix(Limits.Describing.elements).map(\.words)
    if matchers.count > words.count { words.append("… \(matchers.count - words.count) more") }
    return "[\(words.joined(separator: ", "))]"
}

extension Arg where Value: Collection, Value.Element: Equatable {
    /// Accepts a collection whose elements are all among the given ones, each any number of times.
    ///
    /// `.subset(of: ["rye", "corn"])` accepts `["rye"]` and `["rye", "rye"]`. It is GoogleMock's `IsSubsetOf` and
    /// Hamcrest's `everyItem(in:)`, without counting repetitions.
    ///
    /// - Parameter values: The allowed elements.
    public static func subset(of values: some Sequence<Value.Element>) -> Arg {
        let values = Array(values)
        let allowed = values.map { Arg<Value.Element>.value($0) }
        func isAllowed(_ element: Value.Element) -> Bool { allowed.contains { $0.accepts(element) } }
        return Arg(
            "a subset of \(describe(values))",
            differences: { value in
                let others = Leftovers(value.filter { !isAllowed($0) }, isUnordered: isUnordered(Value.self))
                return [Difference(notExpected: others)]
            }, matches: { value in value.allSatisfy(isAllowed) })
    }

    /// Accepts a collection that contains all of the given elements, and possibly others.
    ///
    /// `.superset(of: ["rye", "corn"])` accepts `["corn", "spelt", "rye"]`. It is GoogleMock's `IsSupersetOf` and
    /// Hamcrest's `hasItems`, without counting repetitions.
    ///
    /// - Parameter values: The required elements.
    public static func superset(of values: some Sequence<Value.Element>) -> Arg {
        let required = Array(values)
        func isMissing(_ element: Value.Element, in value: Value) -> Bool {
            !value.contains(where: Arg<Value.Element>.value(element).accepts)
        }
        return Arg(
            "a superset of \(describe(required))",
            differences: { value in [Difference(missing: Leftovers(required.filter { isMissing($0, in: value) }))] },
            matches: { value in !required.contains { isMissing($0, in: value) } })
    }
}

extension Arg {
    /// Accepts a dictionary if a matcher accepts one of its keys.
    ///
    /// - Parameter key: The key, or a matcher for it.
    public static func hasKey<Key, Element>(_ key: Arg<Key>) -> Arg where Value == [Key: Element] {
        Arg(
            "a key \(key.words)", inner: [key],
            capture: { stableElements(of: $0.keys).first(where: key.accepts).map(key.capture) },
            matches: { $0.keys.contains(where: key.accepts) })
    }

    /// Accepts a dictionary if a matcher accepts one of its values.
    ///
    /// - Parameter element: The value, or a matcher for it.
    public static func hasValue<Key, Element>(_ element: Arg<Element>) -> Arg where Value == [Key: Element] {
        Arg(
            "a value \(element.words)", inner: [element],
            capture: { stableElements(of: $0.values).first(where: element.accepts).map(element.capture) },
            matches: { $0.values.contains(where: element.accepts) })
    }

    /// Accepts a dictionary if it has an entry whose key and value are accepted.
    ///
    /// Captors inside capture the first such entry in the order of the keys' descriptions.
    ///
    /// - Parameters:
    ///   - key: The key, or a matcher for it.
    ///   - element: The value, or a matcher for it.
    public static func hasEntry<Key, Element>(_ key: Arg<Key>, _ element: Arg<Element>) -> Arg
    where Value == [Key: Element] {
        let accepts = { (entry: (key: Key, value: Element)) in key.accepts(entry.key) && element.accepts(entry.value) }
        return Arg(
            "an entry \(key.words): \(element.words)", inner: [key, element],
            differences: { value in
                // If one key is accepted, only its value differs.
                let candidates = value.filter { key.accepts($0.key) }
                guard candidates.count == 1, let (name, found) = candidates.first else { return [] }
                return element.differences(from: found).map { $0.within(entryPath(name)) }
            },
            capture: { value in
                guard let entry = stableElements(of: value).first(where: accepts) else { return }
                key.capture(entry.key)
                element.capture(entry.value)
            }, matches: { $0.contains(where: accepts) })
    }
}

extension Arg: ExpressibleByDictionaryLiteral
where
    Value: ExpressibleByDictionaryLiteral & Collection, Value.Key: Hashable,
    Value.Element == (key: Value.Key, value: Value.Value)
{
    /// The type of the keys in a literal. Keys are values and not matchers.
    public typealias Key = Value.Key

    /// The type of the values in a literal. It has another name because `Value` is the dictionary.
    @_implements(ExpressibleByDictionaryLiteral,Value) public typealias LiteralValue = Arg<Value.Value>

    /// Expects exactly these entries.
    ///
    /// - Parameter elements: The keys, each with its value or a matcher for it.
    public init(dictionaryLiteral elements: (Value.Key, Arg<Value.Value>)...) {
        let entries = Dictionary(elements, uniquingKeysWith: { $1 })
        let words = {
            let entries = elements.map { "\(describe($0)): \($1.words)" }
            return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
        }
        self.init(
            words(), inner: elements.map(\.1), path: { entryPath(elements[$0].0) },
            differences: { value in
                let found = Dictionary(value.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
                return DifferenceSearch.differences { $0.compareEntries(entries, found, depth: 1) }.described
            },
            capture: { value in
                let found = Dictionary(value.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
                // In the order of the literal, which the test knows.
                for (key, _) in elements { if let value = found[key] { entries[key]?.capture(value) } }
            },
            matches: { value in
                value.count == entries.count && value.allSatisfy { key, found in entries[key]?.accepts(found) ?? false }
            })
    }
}
