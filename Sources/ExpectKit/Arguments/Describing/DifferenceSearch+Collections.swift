// Lists are compared by index, dictionaries by key, and sets as a whole.
extension DifferenceSearch {
    mutating func compareLists(_ expected: any PlainList, _ actual: any PlainList, depth: Int) {
        let (left, right) = (expected.count, actual.count)
        var index = alikeElements(expected, actual, isFromEnd: false, skipping: 0, depth: depth)
        let end =
            left == right
            ? 0 : alikeElements(expected, actual, isFromEnd: true, skipping: index, depth: depth)
        while index < max(left, right) - end, !isOver {
            let step = "[\(index)]"
            switch (index < left - end, index < right - end) {
            case (true, true):
                let (left, right) = (expected.element(at: index), actual.element(at: index))
                within(step) { $0.compare(left, right, depth: depth) }
            case (true, false):
                let missing = expected.element(at: index)
                note(step) { [Difference(path: "", expected: describe(missing), got: "no element")] }
            default:
                let surplus = actual.element(at: index)
                note(step) { [Difference(path: "", expected: "no element", got: describe(surplus))] }
            }
            index += 1
            if index < min(left, right) - end {
                index += expected.equalElements(as: actual, isFromEnd: false, skipping: index) ?? 0
            }
        }
    }

    /// Returns the number of elements that are alike at the beginning or at the end of two lists.
    private mutating func alikeElements(
        _ expected: any PlainList, _ actual: any PlainList, isFromEnd: Bool, skipping skipped: Int, depth: Int
    ) -> Int {
        let equal = expected.equalElements(as: actual, isFromEnd: isFromEnd, skipping: skipped)
        if let equal { return equal }
        let (left, right) = (expected.count, actual.count)
        var alike = 0
        while alike < min(left, right) - skipped {
            let (first, second) = isFromEnd ? (left - 1 - alike, right - 1 - alike) : (alike, alike)
            let areAlike = areAlike(expected.element(at: first), actual.element(at: second), depth: depth)
            if !areAlike { break }
            alike += 1
        }
        return alike
    }

    mutating func compareEntries(
        _ expected: any PlainDictionary, _ actual: any PlainDictionary, depth: Int
    ) {
        let entries = expected.differingEntries(in: actual) { areAlike($0, $1, depth: depth) }
        guard let entries else { return noteWhole(expected, actual) }
        for entry in entries {
            if let left = entry.expected, let right = entry.actual {
                within(entry.path) { $0.compare(left, right, depth: depth) }
            } else {
                let words = { (value: Any?) in value.map { describe($0) } ?? "no value" }
                note(entry.path) {
                    [Difference(path: "", expected: words(entry.expected), got: words(entry.actual))]
                }
            }
        }
    }

    mutating func compareSets(_ expected: any PlainSet, _ actual: any PlainSet) {
        note {
            guard let (missing, notExpected) = expected.leftovers(in: actual) else { return [] }
            let got = described(actual, missing: missing, notExpected: notExpected)
            return [Difference(path: "", expected: describe(expected), got: got)]
        }
    }
}
