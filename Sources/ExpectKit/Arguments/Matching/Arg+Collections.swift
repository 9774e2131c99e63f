extension Arg where Value: Collection {
    /// Accepts a collection without elements.
    public static var isEmpty: Arg { Arg("empty") { $0.isEmpty } }

    /// Accepts a collection if a matcher accepts the number of its elements.
    ///
    /// `.count(.atLeast(2))` accepts two or more elements. GoogleMock calls it `SizeIs`, and Hamcrest `hasSize`.
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
    @_disfavoredOverload
    public static func contains(_ element: Arg<Value.Element>) -> Arg {
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
            },
            capture: { stableElements(of: $0).forEach(element.capture) },
            matches: { $0.allSatisfy(element.accepts) })
    }
}

extension Arg where Value: Collection, Value.Element: Equatable {
    /// Accepts a collection whose elements are all among the given ones, each any number of times.
    ///
    /// `.subset(of: ["rye", "corn"])` accepts `["rye"]` and `["rye", "rye"]`. It is GoogleMock's `IsSubsetOf` and
    /// Hamcrest's `everyItem(in:)`, without counting repetitions.
    ///
    /// - Parameter values: The allowed elements.
    public static func subset(of values: some Sequence<Value.Element>) -> Arg {
        let allowed = Array(values)
        return Arg(
            "a subset of \(describe(allowed))",
            differences: { value in
                let others = Leftovers(value.filter { !allowed.contains($0) }, isUnordered: isUnordered(Value.self))
                return [Difference(notExpected: others)]
            },
            matches: { value in value.allSatisfy(allowed.contains) })
    }

    /// Accepts a collection that contains all of the given elements, and possibly others.
    ///
    /// `.superset(of: ["rye", "corn"])` accepts `["corn", "spelt", "rye"]`. It is GoogleMock's `IsSupersetOf` and
    /// Hamcrest's `hasItems`, without counting repetitions.
    ///
    /// - Parameter values: The required elements.
    public static func superset(of values: some Sequence<Value.Element>) -> Arg {
        let required = Array(values)
        return Arg(
            "a superset of \(describe(required))",
            differences: { value in [Difference(missing: Leftovers(required.filter { !value.contains($0) }))] },
            matches: { value in required.allSatisfy(value.contains) })
    }
}
