/// Two lists that are compared element by element, and the closures that compare them.
struct ListPair<Expected, Actual> {
    var expected: [Expected]
    var actual: [Actual]
    var expectedWords: (Expected) -> String
    var matches: (Expected, Actual) -> Bool
    var differences: (Expected, Actual) -> [Difference]
}

/// Returns the differences between two lists, each with its index.
func listDifferences<Expected, Actual>(_ pair: ListPair<Expected, Actual>) -> [Difference] {
    let (expected, actual) = (pair.expected, pair.actual)
    let alignment = ListAlignment(
        ListAlignment.Lists(
            expectedCount: expected.count, actualCount: actual.count, equalRun: pair.equalRun,
            distance: { pair.differences(expected[$0], actual[$1]).count }),
        limit: Limits.Comparing.differences)
    return firstDifferences(of: alignment.steps) { step in
        switch step {
        case .changed(let left, let right):
            pair.differences(expected[left], actual[right]).map { $0.within("[\(left)]") }
        case .missing(let range):
            [
                Difference(
                    path: elementPath(range),
                    kind: .missing(Leftovers(expected[range], words: pair.expectedWords)))
            ]
        case .notExpected(let range):
            [Difference(path: elementPath(range), kind: .notExpected(Leftovers(actual[range])))]
        }
    }
}

extension ListPair {
    fileprivate func equalRun(from left: Int, _ right: Int, isFromEnd: Bool) -> Int {
        let count = min(expected.count - left, actual.count - right)
        let run = (0..<max(0, count)).prefix { offset in
            isFromEnd
                ? matches(expected[expected.count - 1 - offset], actual[actual.count - 1 - offset])
                : matches(expected[left + offset], actual[right + offset])
        }
        return run.count
    }
}
