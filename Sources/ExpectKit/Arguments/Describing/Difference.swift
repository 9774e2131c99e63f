/// One difference between an expected and an actual value, as data. `DifferenceText.swift` words it.
package struct Difference: Equatable, Sendable {
    /// Such as `task.id` or `extras[1]`. Elements that are not expected are counted in the actual list, from zero.
    package var path = ""
    /// The lines of a text with several lines, counted from one.
    var lines: ClosedRange<Int>?
    var kind: Kind

    indirect enum Kind: Equatable, Sendable {
        /// The whole values: the words for both, or those for a matcher and a value.
        case values(expected: String, got: String)
        /// The elements, the entry or the lines at the path are only in one of the values.
        case missing(Leftovers), notExpected(Leftovers)
        /// The elements that only one of two collections without an order has.
        case elements(missing: Leftovers, notExpected: Leftovers)
        /// Two texts without line breaks, or with different ones.
        case text(TextDifference)
        /// Two data values without text: their bytes as hexadecimal numbers, and the numbers of all bytes.
        case bytes(TextDifference, expectedCount: Int, gotCount: Int)
        case instances(type: String)
        case indistinguishable(String, Reason)
    }

    enum Reason: Equatable, Sendable { case notANumber, equalMembers, equalObjects, noMembers, hiddenMembers, tooDeep }

    /// Returns the same difference with a path that starts one level further out.
    func within(_ outer: String) -> Difference { Difference(path: joinedPath(outer, path), lines: lines, kind: kind) }
}

extension Difference {
    package init(path: String = "", expected: String, got: String) {
        self.init(path: path, kind: .values(expected: expected, got: got))
    }

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

package func joinedPath(_ outer: String, _ inner: String) -> String {
    if outer.isEmpty { return inner }
    return outer + (inner.isEmpty || inner.hasPrefix("[") || inner.hasPrefix(".") ? "" : ".") + inner
}

/// Returns the first differences of several parts, as many as a report shows.
func firstDifferences<Part>(of parts: some Sequence<Part>, _ differences: (Part) -> [Difference]) -> [Difference] {
    withoutActuallyEscaping(differences) { differences in
        Array(parts.lazy.flatMap(differences).prefix(Limits.Comparing.foundDifferences))
    }
}

/// The missing elements of a collection, or those that are not expected. A report names the first few.
struct Leftovers: Equatable, Sendable {
    let count: Int
    /// The descriptions of the first elements; none if there are too many to sort.
    let shown: [String]
    /// Whether it is one element that the other value has at another place.
    var isMoved = false
}

extension Leftovers {
    static var none: Leftovers { Leftovers(count: 0, shown: []) }

    /// Chooses the elements to name: the first ones, in a stable order if their own may change from run to run.
    init<Elements: Collection>(
        _ elements: Elements, isUnordered: Bool = false, isMoved: Bool = false,
        words: (Elements.Element) -> String = { describe($0) }
    ) {
        self.isMoved = isMoved
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
