/// The elements of two lists that correspond to each other, and those that have no counterpart.
///
/// Equal elements at both ends are skipped. The others are aligned by Myers' algorithm ("An O(ND) Difference Algorithm
/// and Its Variations", 1986), whose work grows with the differences. Lists with too many are compared by index.
struct ListAlignment {
    enum Step: Equatable {
        /// An element of the expected list, and the different element that came instead.
        case changed(expected: Int, actual: Int)
        case missing(Range<Int>)
        case notExpected(Range<Int>)
    }

    struct Lists {
        var expectedCount: Int
        var actualCount: Int
        /// Returns the number of equal elements from two places on; or backward, from the ends to the two places.
        var equalRun: (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int
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
    let isExpectedLonger = expected.count > actual.count
    let (longer, shorter) = isExpectedLonger ? (expected, actual) : (actual, expected)
    // The best pairs of the elements of the shorter part so far, for each number of elements of the longer part.
    var best = [Pairing?](repeating: Pairing(), count: longer.count + 1)
    for short in shorter {
        var next: [Pairing?] = [nil]
        for (column, long) in longer.enumerated() {
            let pair = isExpectedLonger ? (long, short) : (short, long)
            let paired = best[column].map { Pairing(sum: $0.sum + distance(pair.0, pair.1), pairs: $0.pairs + [pair]) }
            // Of equal sums, the pairs at the beginning are chosen.
            next.append([next[column], paired].compactMap(\.self).min { $0.sum < $1.sum })
        }
        best = next
    }
    return best[longer.count]?.pairs ?? []
}

private struct Pairing {
    var sum = 0
    var pairs: [(expected: Int, actual: Int)] = []
}

// Myers' greedy algorithm finds how far each diagonal (a difference of two indices) leads with each number of edits.

typealias EqualRun = (expected: Int, actual: Int, length: Int)

/// The furthest place in the expected list on a diagonal, and the equal elements on the way there.
private struct Way {
    var end = 0
    var runs: [EqualRun] = []
}

/// Returns the runs of equal elements on a shortest way from one part of a list to another by removing and inserting
/// elements; nil if there are too many differences. A closure returns the number of equal elements from two places on.
func equalRuns(
    in expected: Range<Int>, _ actual: Range<Int>,
    _ equalRun: (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int
) -> [EqualRun]? {
    let (width, height) = (expected.count, actual.count)
    guard abs(width - height) <= Limits.Comparing.alignedEdits else { return nil }
    // Overlapping runs are compared again, which must not take longer than a few comparisons of the whole lists.
    var comparisonsLeft = 4 * (width + height) + Limits.Comparing.parts
    var ways = [1: Way()]
    for edits in 0...min(Limits.Comparing.alignedEdits, width + height) {
        for diagonal in stride(from: -edits, through: edits, by: 2) {
            // After an insertion from the diagonal above, or a removal from the one below.
            let (below, above) = (ways[diagonal - 1] ?? Way(), ways[diagonal + 1] ?? Way())
            let isInsertion = diagonal == -edits || diagonal != edits && below.end < above.end
            var way = isInsertion ? above : Way(end: below.end + 1, runs: below.runs)
            let (left, right) = (expected.lowerBound + way.end, actual.lowerBound + way.end - diagonal)
            let rest = min(expected.upperBound - left, actual.upperBound - right)
            if rest > 0, right >= actual.lowerBound, comparisonsLeft > 0 {
                let length = min(equalRun(left, right, false), rest)
                comparisonsLeft -= length + 1
                if length > 0 { way.runs.append((left, right, length)) }
                way.end += length
            }
            ways[diagonal] = way
            guard way.end >= width, way.end - diagonal >= height else { continue }
            return comparisonsLeft > 0 ? way.runs : nil
        }
    }
    return nil
}
