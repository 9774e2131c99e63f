/// A set of the standard library.
protocol PlainSet {
    var count: Int { get }
    /// Returns the elements that a report shows, in a stable order; nil if there are too many to sort.
    func shownElements(_ limit: Int) -> [Any]?
    /// Returns the difference from another set; nil if the types differ.
    func difference(from other: Any) -> Difference?
}

extension Set: PlainSet {
    func shownElements(_ limit: Int) -> [Any]? {
        guard count <= Limits.Describing.sortedElements else { return nil }
        return firstInStableOrder(limit) { describe($0) }
    }

    func difference(from other: Any) -> Difference? {
        guard let other = other as? Set else { return nil }
        let sides = [subtracting(other), other.subtracting(self)]
        let shown = sides.map { $0.firstInStableOrder(Limits.Comparing.differences) { describe($0) } ?? [] }
        let words = distinguishableWords(for: shown.joined().map { $0 })
        return Difference(
            missing: Leftovers(count: sides[0].count, shown: Array(words.prefix(shown[0].count))),
            notExpected: Leftovers(count: sides[1].count, shown: Array(words.dropFirst(shown[0].count))))
    }
}
