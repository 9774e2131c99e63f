extension Arg {
    /// Accepts a dictionary if a matcher accepts one of its keys.
    ///
    /// - Parameter key: The key, or a matcher for it.
    public static func hasKey<Key, Element>(_ key: Arg<Key>) -> Arg where Value == [Key: Element] {
        Arg(
            ArgMatcher(
                "a key \(key.words)",
                nested: key.nested(),
                capture: key.capture { value in stableElements(of: value.keys).first(where: key.accepts) },
                matches: { $0.keys.contains(where: key.accepts) }))
    }

    /// Accepts a dictionary if a matcher accepts one of its values.
    ///
    /// - Parameter element: The value, or a matcher for it.
    public static func hasValue<Key, Element>(_ element: Arg<Element>) -> Arg where Value == [Key: Element] {
        Arg(
            ArgMatcher(
                "a value \(element.words)",
                nested: element.nested(),
                capture: element.capture { value in
                    stableElements(of: value.values).first(where: element.accepts)
                },
                matches: { $0.values.contains(where: element.accepts) }))
    }

    /// Accepts a dictionary if it has an entry whose key and value are accepted.
    ///
    /// Captors inside capture the first such entry in the order of the keys' descriptions.
    ///
    /// - Parameters:
    ///   - key: The key, or a matcher for it.
    ///   - element: The value, or a matcher for it.
    public static func hasEntry<Key, Element>(
        _ key: Arg<Key>, _ element: Arg<Element>
    ) -> Arg where Value == [Key: Element] {
        func entry(in value: Value) -> (key: Key, value: Element)? {
            stableElements(of: value).first { key.accepts($0.key) && element.accepts($0.value) }
        }
        let words = { "an entry \(key.words): \(element.words)" }
        return Arg(
            ArgMatcher(
                words(),
                nested: key.nested() + element.nested(),
                differences: { value in
                    // If one key is accepted, only its value differs.
                    let candidates = value.filter { key.accepts($0.key) }
                    guard candidates.count == 1, let (name, found) = candidates.first else {
                        return [Difference(path: "", expected: words(), got: describe(value))]
                    }
                    return element.differences(from: found).map { $0.within(entryPath(name)) }
                },
                capture: key.captures || element.captures
                    ? { value in
                        guard let entry = entry(in: value) else { return }
                        key.capture(entry.key)
                        element.capture(entry.value)
                    } : nil,
                matches: { value in value.contains { key.accepts($0.key) && element.accepts($0.value) } }))
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
            ArgMatcher(
                words(),
                nested: elements.map { (path: entryPath($0), arg: $1) },
                differences: { value in entryDifferences(entries, value) },
                capture: elements.contains { $1.captures }
                    ? { value in for (key, found) in value { entries[key]?.capture(found) } } : nil,
                matches: { value in
                    value.count == entries.count
                        && value.allSatisfy { key, found in entries[key]?.accepts(found) ?? false }
                }))
    }
}

/// Returns the differences between expected entries and those of a dictionary, sorted by key.
private func entryDifferences<Key, Element>(
    _ entries: [Key: Arg<Element>], _ value: some Collection<(key: Key, value: Element)>
) -> [Difference] {
    let found = Dictionary(value.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let missing = entries.keys.filter { found[$0] == nil }
    let others = found.filter { key, element in !(entries[key]?.accepts(element) ?? false) }.keys
    let keys = (missing + others).firstInStableOrder(Limits.Comparing.differences, words: { entryPath($0) })
    // Without a stable order, because there are too many keys to sort.
    let shown = keys ?? Array((missing + others).prefix(Limits.Comparing.differences))
    return firstDifferences(of: shown) { key in
        guard let element = found[key] else {
            let missing = Leftovers(entries[key].map { [$0] } ?? [], words: \.words)
            return [Difference(path: entryPath(key), kind: .missing(missing))]
        }
        let differences =
            entries[key]?.differences(from: element)
            ?? [Difference(path: "", kind: .notExpected(Leftovers([element])))]
        return differences.map { $0.within(entryPath(key)) }
    }
}
