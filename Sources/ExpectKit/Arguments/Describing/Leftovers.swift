/// The missing elements of a collection, or those that are not expected. A report names the first few.
struct Leftovers: Equatable, Sendable {
    /// The number of elements.
    let count: Int
    /// The descriptions of the first elements; none if there are too many to sort.
    private(set) var shown: [String]

    /// No elements.
    static var none: Leftovers { Leftovers(EmptyCollection<Any>()) }

    init(count: Int, shown: [String]) { (self.count, self.shown) = (count, shown) }

    /// Chooses the elements to name: the first ones, in a stable order if they have no fixed order.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - isUnordered: Whether their order may change from run to run.
    ///   - words: Describes an element. Elements are described only if they are named or sorted.
    init<Elements: Collection>(
        _ elements: Elements, isUnordered: Bool = false,
        words: (Elements.Element) -> String = { describe($0) }
    ) {
        count = elements.count
        let first =
            isUnordered
            ? elements.firstInStableOrder(Limits.Comparing.differences, words: words) ?? []
            : Array(elements.prefix(Limits.Comparing.differences))
        shown = first.map(words)
    }

    /// The number of elements that are not shown.
    var rest: Int { count - shown.count }

    /// The words for them; nil if there are none.
    var words: String? {
        if count == 0 { return nil }
        if shown.isEmpty { return counted(count, "element") }
        return shown.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }

    /// Escapes the invisible characters in elements that look like an element of other leftovers.
    mutating func distinguish(from others: inout Leftovers) {
        let texts = distinguishable(shown + others.shown)
        (shown, others.shown) = (Array(texts.prefix(shown.count)), Array(texts.dropFirst(shown.count)))
    }
}

extension Difference {
    /// A difference of elements that only one of two collections without an order has.
    init(missing: Leftovers = .none, notExpected: Leftovers = .none) {
        var (missing, notExpected) = (missing, notExpected)
        missing.distinguish(from: &notExpected)
        self.init(path: "", kind: .elements(missing: missing, notExpected: notExpected))
    }
}
