/// A set of the standard library.
protocol PlainSet {
    var count: Int { get }

    /// Returns the elements that a report shows, in a stable order; nil if there are too many to sort.
    func shownElements(_ limit: Int) -> [Any]?

    /// Returns the elements that another set lacks, and the elements that only the other set has; nil if the types
    /// differ.
    func leftovers(in other: Any) -> (missing: Leftovers, notExpected: Leftovers)?
}

extension Set: PlainSet {
    func shownElements(_ limit: Int) -> [Any]? {
        guard count <= Limits.Describing.sortedElements else { return nil }
        return firstInStableOrder(limit) { describe($0) }
    }

    func leftovers(in other: Any) -> (missing: Leftovers, notExpected: Leftovers)? {
        guard let other = other as? Set else { return nil }
        return (
            Leftovers(subtracting(other), isUnordered: true),
            Leftovers(other.subtracting(self), isUnordered: true)
        )
    }
}
