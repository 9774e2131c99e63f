extension Arg where Value: Collection {
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
            },
            capture: { value in for (matcher, element) in zip(matchers, value) { matcher.capture(element) } },
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
            },
            matches: { value in value.count == matchers.count && assign(Array(value)).isComplete })
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

/// Returns the words for several arguments, as an array literal.
private func literalWords<Element>(_ matchers: [Arg<Element>]) -> String {
    var words = matchers.prefix(Limits.Describing.elements).map(\.words)
    if matchers.count > words.count { words.append("… \(matchers.count - words.count) more") }
    return "[\(words.joined(separator: ", "))]"
}
