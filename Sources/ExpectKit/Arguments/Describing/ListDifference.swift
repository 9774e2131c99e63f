/// Two lists that are compared element by element, and the closures that compare them.
struct ListPair<Expected, Actual> {
    var expected: [Expected]
    var actual: [Actual]
    var expectedWords: (Expected) -> String
    var matches: (Expected, Actual) -> Bool
    var differences: (Expected, Actual) -> [Difference]
}

/// Returns the differences between two lists, each with its index.
///
/// Matching elements at the beginning are left out. If the lengths differ, matching elements at the end are left out as
/// well, so that a missing or surplus element is one difference, and not one for each element after it.
func listDifferences<Expected, Actual>(_ pair: ListPair<Expected, Actual>) -> [Difference] {
    let (expected, actual) = (pair.expected, pair.actual)
    let shorter = min(expected.count, actual.count)
    var start = 0
    while start < shorter, pair.matches(expected[start], actual[start]) { start += 1 }
    var end = 0
    if expected.count != actual.count {
        while end < shorter - start,
            pair.matches(expected[expected.count - 1 - end], actual[actual.count - 1 - end])
        { end += 1 }
    }
    var found: [Difference] = []
    for index in start..<max(start, max(expected.count, actual.count) - end) {
        guard found.count < Limits.Comparing.differences else { break }
        let left = index < expected.count - end ? expected[index] : nil
        let right = index < actual.count - end ? actual[index] : nil
        switch (left, right) {
        case (let left?, let right?):
            if pair.matches(left, right) { continue }
            found += pair.differences(left, right).map { $0.within("[\(index)]") }
        case (let left?, nil):
            let words = pair.expectedWords(left)
            found.append(Difference(path: "[\(index)]", expected: words, got: "no element"))
        case (nil, let right?):
            found.append(Difference(path: "[\(index)]", expected: "no element", got: describe(right)))
        case (nil, nil): break
        }
    }
    return Array(found.prefix(Limits.Comparing.differences))
}
