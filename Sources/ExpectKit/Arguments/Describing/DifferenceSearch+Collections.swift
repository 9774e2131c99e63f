extension DifferenceSearch {
    mutating func compareLists(_ expected: any PlainList, _ actual: any PlainList, depth: Int) {
        // A copy, because the closures of the alignment cannot change `self`.
        var search = self
        let lists = ListAlignment.Lists(
            expectedCount: expected.count, actualCount: actual.count,
            equalRun: { search.equalRun(expected, actual, from: ($0, $1), isFromEnd: $2, depth: depth) },
            distance: { search.distance(expected.element(at: $0), actual.element(at: $1), depth: depth) })
        let steps = ListAlignment(lists, limit: Limits.Comparing.foundDifferences).steps
        reflectionsLeft = search.reflectionsLeft
        for step in steps {
            if isOver { return }
            switch step {
            case .changed(let left, let right):
                within("[\(left)]") { $0.compare(expected.element(at: left), actual.element(at: right), depth: depth) }
            case .missing(let range):
                add(at: elementPath(range)) { .missing(Leftovers(range.lazy.map { expected.element(at: $0) })) }
            case .notExpected(let range):
                add(at: elementPath(range)) { .notExpected(Leftovers(range.lazy.map { actual.element(at: $0) })) }
            }
        }
    }

    /// Returns the number of elements that are alike from two places on, or from the ends of two lists backward.
    private mutating func equalRun(
        _ expected: any PlainList, _ actual: any PlainList, from start: (Int, Int), isFromEnd: Bool, depth: Int
    ) -> Int {
        if let equal = expected.equalElements(as: actual, isFromEnd: isFromEnd, skipping: start) { return equal }
        let (left, right) = (expected.count, actual.count)
        return (0..<max(0, min(left - start.0, right - start.1))).prefix { index in
            let (first, second) = isFromEnd ? (left - 1 - index, right - 1 - index) : (start.0 + index, start.1 + index)
            return areAlike(expected.element(at: first), actual.element(at: second), depth: depth)
        }.count
    }

    mutating func compareEntries(_ expected: any PlainDictionary, _ actual: any PlainDictionary, depth: Int) {
        let entries = expected.differingEntries(in: actual) { areAlike($0, $1, depth: depth) }
        guard let entries else { return noteWhole(expected, actual) }
        for entry in entries {
            switch (entry.expected, entry.actual) {
            case (let left?, let right?): within(entry.path) { $0.compare(left, right, depth: depth) }
            case (let left?, nil): add(at: entry.path) { .missing(Leftovers([left])) }
            case (nil, let right?): add(at: entry.path) { .notExpected(Leftovers([right])) }
            case (nil, nil): break
            }
        }
    }
}

/// Returns the step of a path to one or more elements of a list.
func elementPath(_ range: Range<Int>) -> String {
    range.count == 1 ? "[\(range.lowerBound)]" : "[\(range.lowerBound)...\(range.upperBound - 1)]"
}
