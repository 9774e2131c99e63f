/// The missing elements of a collection, or those that are not expected. A report names the first few.
struct Leftovers: Equatable, Sendable {
    let count: Int
    /// The descriptions of the first elements; none if there are too many to sort.
    let shown: [String]
}

extension Leftovers {
    static var none: Leftovers { Leftovers(count: 0, shown: []) }

    /// Chooses the elements to name: the first ones, in a stable order if their own may change from run to run.
    init<Elements: Collection>(
        _ elements: Elements, isUnordered: Bool = false, words: (Elements.Element) -> String = { describe($0) }
    ) {
        count = elements.count
        let limit = Limits.Comparing.differences
        let first = isUnordered ? elements.firstInStableOrder(limit, words: words) : Array(elements.prefix(limit))
        shown = (first ?? []).map(words)
    }

    var rest: Int { count - shown.count }

    /// The words for them; nil if there are none.
    var words: String? {
        if count == 0 { return nil }
        if shown.isEmpty { return counted(count, "element") }
        return shown.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }
}

extension Difference {
    /// A difference of elements that only one of two collections without an order has. Those that look alike are escaped.
    init(missing: Leftovers = .none, notExpected: Leftovers = .none) {
        let texts = distinguishable(missing.shown + notExpected.shown)
        let (left, right) = (texts.prefix(missing.shown.count), texts.dropFirst(missing.shown.count))
        self.init(
            kind: .elements(
                missing: Leftovers(count: missing.count, shown: Array(left)),
                notExpected: Leftovers(count: notExpected.count, shown: Array(right))))
    }
}
