// On Linux, `==` of three types of Foundation ignores parts: the headers and the body of a request, the status and the
// headers of a response, the user info of a notification. A test of a wrong header would pass. These types are compared
// by the parts that their mirrors show, also in optionals, lists and dictionaries, and as arguments of an invocation
// with an `==` of its own. Another type of the client that contains one of them is compared with its `==` alone.

/// Returns a value whose `==` compares all parts; nil for a value without `==`, and for one whose `==` ignores parts.
func completelyEquatable(_ value: Any) -> (any Equatable)? {
    containsIncompleteEquality(type(of: value)) ? nil : value as? any Equatable
}

/// Returns the parts of a value whose `==` ignores some of them; nil for another value.
func partsBehindIncompleteEquality(of value: Any) -> InvocationShape? {
    guard IncompleteTypes.plain.contains(ObjectIdentifier(type(of: value))) else { return nil }
    var parts = members(of: Mirror(reflecting: value))
    // The property behind `allHeaderFields` has an underscore.
    for index in parts.arguments.indices { parts.arguments[index].label?.trimPrefix("_") }
    return parts
}

/// Returns a closure that compares the arguments whose `==` ignores parts; nil if an invocation has none.
func comparisonOfIgnoredParts<Invocation>(with expected: Invocation) -> ((Invocation) -> Bool)? {
    let arguments = InvocationShape(of: expected).arguments.enumerated().filter {
        containsIncompleteEquality(type(of: $0.element.value))
    }
    if arguments.isEmpty { return nil }
    let comparisons = arguments.map { ($0.offset, preparedComparison(with: $0.element.value)) }
    return { call in
        let actual = InvocationShape(of: call).arguments
        return comparisons.allSatisfy { index, matches in
            actual.indices.contains(index) && matches(actual[index].value)
        }
    }
}

/// Returns whether `==` of a type, or of what it contains as an optional or a collection, ignores parts.
@usableFromInline
func containsIncompleteEquality(_ type: Any.Type) -> Bool {
    IncompleteTypes.withContainers.contains(ObjectIdentifier(type))
}

private enum IncompleteTypes {
    /// They are looked up by their mangled names, so that a test without `FoundationNetworking` does not load it.
    private static let types: [Any.Type] = [
        "10Foundation12NotificationV", "20FoundationNetworking10URLRequestV",
        "20FoundationNetworking15HTTPURLResponseC",
    ].compactMap(_typeByName)

    static let plain = Set(types.map { ObjectIdentifier($0) })

    /// The types, and the most frequent ones that contain them. A list is faster than questions to each type.
    static let withContainers = plain.union(
        types.flatMap { type in
            func containers<Value>(_: Value.Type) -> [Any.Type] {
                [Value?.self, [Value].self, [Value]?.self, [String: Value].self, [String: [Value]].self]
            }
            return _openExistential(type, do: containers).map { ObjectIdentifier($0) }
        })
}
