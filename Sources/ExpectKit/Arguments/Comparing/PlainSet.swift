/// A set of the standard library.
protocol PlainSet {
    var count: Int { get }

    /// Returns the elements that a report shows, in a stable order; nil if there are too many to sort.
    func shownElements(_ limit: Int) -> [Any]?

    /// Returns the elements that another set does not have; nil if the types differ.
    func missingElements(in other: Any) -> MissingElements?
}

extension Set: PlainSet {
    func shownElements(_ limit: Int) -> [Any]? {
        guard count <= Limits.Describing.sortedElements else { return nil }
        return firstInStableOrder(limit) { describe($0) }
    }

    func missingElements(in other: Any) -> MissingElements? {
        guard let other = other as? Set else { return nil }
        let missing = subtracting(other)
        let first = missing.firstInStableOrder(Limits.Comparing.differences) { describe($0) }
        return MissingElements(count: missing.count, first: first ?? [])
    }
}

/// The elements that only one of two sets has.
struct MissingElements {
    var count: Int
    /// The first elements in a stable order; none if there are too many to sort.
    var first: [Any]
}
