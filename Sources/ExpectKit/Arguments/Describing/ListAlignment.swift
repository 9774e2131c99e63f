/// The elements of two lists that correspond to each other, and those that have no counterpart.
///
/// Equal elements at both ends are skipped. The others are aligned by Myers' algorithm ("An O(ND) Difference Algorithm
/// and Its Variations", 1986), whose work grows with the differences. Lists with too many are compared by index.
struct ListAlignment {
    /// A difference between the lists.
    enum Step: Equatable {
        /// An element of the expected list, and the different element that came instead.
        case changed(expected: Int, actual: Int)
        /// Elements of the expected list.
        case missing(Range<Int>)
        /// Elements of the actual list.
        case notExpected(Range<Int>)
    }

    struct Lists {
        var expectedCount: Int
        var actualCount: Int
        /// Returns the number of equal elements from two places on; or backward, from the ends to the two places.
        var equalRun: (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int
        /// Returns how much two elements differ.
        var distance: (_ expected: Int, _ actual: Int) -> Int
    }

    private(set) var steps: [Step] = []

    /// Aligns two lists, of which a number of differences is needed.
    init(_ lists: Lists, limit: Int) {
        let start = lists.equalRun(0, 0, false)
        let end = lists.equalRun(start, start, true)
        let expected = start..<(lists.expectedCount - end)
        let actual = start..<(lists.actualCount - end)
        if expected.count <= 1 && actual.count <= 1 || expected.isEmpty || actual.isEmpty {
            add(expected, actual, lists)
            return
        }
        guard let runs = equalRuns(in: expected, actual, lists.equalRun) else {
            steps = changesByIndex(expected, actual, lists, limit: limit + 1)
            return
        }
        var (left, right) = (start, start)
        for run in runs + [(expected.upperBound, actual.upperBound, 0)] {
            add(left..<run.0, right..<run.1, lists)
            (left, right) = (run.0 + run.2, run.1 + run.2)
        }
        // Of two explanations, the shorter one is told.
        guard lists.expectedCount == lists.actualCount else { return }
        let byIndex = changesByIndex(expected, actual, lists, limit: size + 1)
        if byIndex.count <= size { steps = byIndex }
    }

    init(_ expected: [String], _ actual: [String], limit: Int) {
        let lists = Lists(
            expectedCount: expected.count, actualCount: actual.count,
            equalRun: { expected.equalElements(as: actual, isFromEnd: $2, skipping: ($0, $1)) ?? 0 },
            distance: { _, _ in 1 })
        self.init(lists, limit: limit)
    }

    /// The number of elements that the steps name.
    private var size: Int {
        steps.reduce(0) { sum, step in
            switch step {
            case .changed: sum + 1
            case .missing(let range), .notExpected(let range): sum + range.count
            }
        }
    }

    /// Adds the elements between two equal ones. As many as possible are paired.
    private mutating func add(_ expected: Range<Int>, _ actual: Range<Int>, _ lists: Lists) {
        let pairs = nearestPairs(expected, actual, lists.distance)
        var (left, right) = (expected.lowerBound, actual.lowerBound)
        for pair in pairs + [(expected.upperBound, actual.upperBound)] {
            if left < pair.0 { steps.append(.missing(left..<pair.0)) }
            if right < pair.1 { steps.append(.notExpected(right..<pair.1)) }
            guard pair.0 < expected.upperBound, pair.1 < actual.upperBound else { break }
            steps.append(.changed(expected: pair.0, actual: pair.1))
            (left, right) = (pair.0 + 1, pair.1 + 1)
        }
    }

    /// Returns the changed elements by their index, and the elements that only the longer list has.
    private func changesByIndex(_ expected: Range<Int>, _ actual: Range<Int>, _ lists: Lists, limit: Int) -> [Step] {
        var found: [Step] = []
        let end = min(expected.upperBound, actual.upperBound)
        var index = expected.lowerBound
        while index < end, found.count < limit {
            found.append(.changed(expected: index, actual: index))
            index += 1
            if index < end { index += lists.equalRun(index, index, false) }
        }
        if found.count < limit {
            if end < expected.upperBound { found.append(.missing(end..<expected.upperBound)) }
            if end < actual.upperBound { found.append(.notExpected(end..<actual.upperBound)) }
        }
        return found
    }
}

/// Pairs elements of two parts of lists, in order, so that the sum of their distances is least.
private func nearestPairs(
    _ expected: Range<Int>, _ actual: Range<Int>, _ distance: (_ expected: Int, _ actual: Int) -> Int
) -> [(expected: Int, actual: Int)] {
    guard expected.count != actual.count, !expected.isEmpty, !actual.isEmpty,
        expected.count * actual.count <= Limits.Comparing.pairs
    else { return Array(zip(expected, actual)) }
    let (isExpectedLonger, longer, shorter) =
        expected.count > actual.count ? (true, expected, actual) : (false, actual, expected)
    // The least sum for the first elements of the shorter part and each number of elements of the longer part.
    var sums = [[Int?]](repeating: Array(repeating: nil, count: longer.count + 1), count: shorter.count + 1)
    sums[0] = Array(repeating: 0, count: longer.count + 1)
    for (row, short) in shorter.enumerated() {
        for (column, long) in longer.enumerated() where column >= row {
            let sum = sums[row][column].map { $0 + (isExpectedLonger ? distance(long, short) : distance(short, long)) }
            sums[row + 1][column + 1] = [sums[row + 1][column], sum].compactMap(\.self).min()
        }
    }
    var pairs: [(expected: Int, actual: Int)] = []
    var (row, column) = (shorter.count, longer.count)
    while row > 0, column > 0 {
        // Of equal sums, the pairs at the beginning are chosen.
        if sums[row][column] == sums[row][column - 1] {
            column -= 1
            continue
        }
        let (short, long) = (shorter.lowerBound + row - 1, longer.lowerBound + column - 1)
        pairs.insert(isExpectedLonger ? (long, short) : (short, long), at: 0)
        (row, column) = (row - 1, column - 1)
    }
    return pairs
}
