/// The missing or the surplus elements of a collection. A report names the first few.
struct Leftovers {
    private let count: Int
    private let shown: [String]

    /// No elements.
    static var none: Leftovers { Leftovers(EmptyCollection<Any>()) }

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

    /// The words for them; nil if there are none.
    var words: String? {
        if count == 0 { return nil }
        if shown.isEmpty { return counted(count, "element") }
        let rest = count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? ", … \(rest) more" : "")
    }
}

/// Returns the words for a collection, followed by its missing and its surplus elements.
func described(_ value: Any, missing: Leftovers = .none, notExpected: Leftovers = .none) -> String {
    let remarks = [
        missing.words.map { "no element for \($0)" }, notExpected.words.map { "not expected: \($0)" },
    ].compactMap { $0 }
    return describe(value) + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
}
