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
            },
            matches: { $0.contains(where: accepts) })
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
    @_implements(ExpressibleByDictionaryLiteral,Value)
    public typealias LiteralValue = Arg<Value.Value>

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
            capture: { value in for (key, found) in value { entries[key]?.capture(found) } },
            matches: { value in
                value.count == entries.count && value.allSatisfy { key, found in entries[key]?.accepts(found) ?? false }
            })
    }
}
