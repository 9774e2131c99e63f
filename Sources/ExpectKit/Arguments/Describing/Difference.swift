/// One difference between an expected and an actual value, as data. `DifferenceText.swift` words it.
package struct Difference: Equatable, Sendable {
    /// The path in the arguments, such as `task.id` or `extras[1]`. Elements are counted from zero. Those that are not
    /// expected are counted in the actual list, all others in the expected list.
    package var path = ""
    /// The lines of a text with several lines, counted from one. They are counted like the indices in a path.
    var lines: ClosedRange<Int>?
    var kind: Kind

    /// What differs at the path.
    indirect enum Kind: Equatable, Sendable {
        /// The whole values: the words for both, or those for a matcher and a value.
        case values(expected: String, got: String)
        /// The elements, the entry or the lines at the path are not in the actual value.
        case missing(Leftovers)
        /// The elements, the entry or the lines at the path are only in the actual value.
        case notExpected(Leftovers)
        /// The elements that only one of two collections without an order has.
        case elements(missing: Leftovers, notExpected: Leftovers)
        /// Two texts without line breaks, or with different ones.
        case text(TextDifference)
        /// Two data values without text: their bytes as hexadecimal numbers, and the numbers of all bytes.
        case bytes(TextDifference, expectedCount: Int, gotCount: Int)
        /// Two texts or data values that are different forms of the same JSON.
        case sameJSON
        /// Two objects of a class, which are compared by identity.
        case instances(type: String)
        /// Two values that are not equal, and nothing distinguishes them.
        case indistinguishable(String, Reason)
    }

    /// Why two values that are not equal cannot be distinguished. Objects may be compared by their identity.
    enum Reason: Equatable, Sendable { case notANumber, equalMembers, equalObjects, noMembers, tooDeep }
}

extension Difference {
    package init(path: String = "", expected: String, got: String) {
        self.init(path: path, kind: .values(expected: expected, got: got))
    }

    /// Returns the same difference with a path that starts one level further out.
    func within(_ outer: String) -> Difference {
        var difference = self
        difference.path = joinedPath(outer, path)
        return difference
    }
}

/// Joins the path to a part and the path inside this part.
func joinedPath(_ outer: String, _ inner: String) -> String {
    if outer.isEmpty { return inner }
    return outer + (inner.isEmpty || inner.hasPrefix("[") || inner.hasPrefix(".") ? "" : ".") + inner
}

/// Returns the first differences of several parts, as many as a report shows.
func firstDifferences<Part>(of parts: some Sequence<Part>, _ differences: (Part) -> [Difference]) -> [Difference] {
    var found: [Difference] = []
    for part in parts {
        found += differences(part)
        if found.count >= Limits.Comparing.foundDifferences { break }
    }
    return Array(found.prefix(Limits.Comparing.foundDifferences))
}

/// The name of the type where a nested type `Difference` hides it.
package typealias ArgumentDifference = Difference
