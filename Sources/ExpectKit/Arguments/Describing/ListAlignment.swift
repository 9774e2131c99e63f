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

    /// Returns the number of equal elements from two places on; or backward, from the ends to the two places.
    typealias EqualElements = (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int

    private(set) var steps: [Step] = []

    init(_ expectedCount: Int, _ actualCount: Int, limit: Int, equalElements: EqualElements) {
        let start = equalElements(0, 0, false)
        let end = equalElements(start, start, true)
        let (expected, actual) = (start..<(expectedCount - end), start..<(actualCount - end))
        if expected.count <= 1 && actual.count <= 1 || expected.isEmpty || actual.isEmpty {
            steps = changes(expected, actual)
            return
        }
        guard let runs = equalRuns(in: expected, actual, equalElements) else {
            steps = changesByIndex(expected, actual, limit: limit + 1, equalElements)
            return
        }
        var (left, right) = (start, start)
        for run in runs + [(expected.upperBound, actual.upperBound, 0)] {
            steps += changes(left..<run.0, right..<run.1)
            (left, right) = (run.0 + run.2, run.1 + run.2)
        }
        // Of two explanations, the shorter one is told.
        guard expectedCount == actualCount else { return }
        let byIndex = changesByIndex(expected, actual, limit: size + 1, equalElements)
        if byIndex.count <= size { steps = byIndex }
    }

    init(_ expected: [String], _ actual: [String], limit: Int) {
        self.init(expected.count, actual.count, limit: limit) {
            expected.equalElements(as: actual, isFromEnd: $2, skipping: ($0, $1)) ?? 0
        }
    }

    private var size: Int {
        steps.reduce(0) { sum, step in
            switch step {
            case .changed: sum + 1
            case .missing(let range), .notExpected(let range): sum + range.count
            }
        }
    }

    /// Returns the steps between two equal elements. The elements are paired from the beginning, as many as possible.
    private func changes(_ expected: Range<Int>, _ actual: Range<Int>) -> [Step] {
        let pairs = zip(expected, actual).map { Step.changed(expected: $0, actual: $1) }
        if expected.count > actual.count { return pairs + [.missing(expected.dropFirst(actual.count))] }
        return actual.count > expected.count ? pairs + [.notExpected(actual.dropFirst(expected.count))] : pairs
    }

    private func changesByIndex(
        _ expected: Range<Int>, _ actual: Range<Int>, limit: Int, _ equalElements: EqualElements
    ) -> [Step] {
        var found: [Step] = []
        let end = min(expected.upperBound, actual.upperBound)
        var index = expected.lowerBound
        while index < end, found.count < limit {
            found.append(.changed(expected: index, actual: index))
            index += 1
            if index < end { index += equalElements(index, index, false) }
        }
        return found.count < limit ? found + changes(end..<expected.upperBound, end..<actual.upperBound) : found
    }
}

// Myers' greedy algorithm finds how far each diagonal (a difference of two indices) leads with each number of edits.

private typealias EqualRun = (expected: Int, actual: Int, length: Int)

/// The furthest place in the expected list on a diagonal, and the equal elements on the way there.
private struct Way {
    var end = 0
    var runs: [EqualRun] = []
}

/// Returns the equal elements on a shortest way to another list, of removals and insertions; nil if it is too long.
private func equalRuns(
    in expected: Range<Int>, _ actual: Range<Int>, _ equalElements: ListAlignment.EqualElements
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
                let length = min(equalElements(left, right, false), rest)
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

extension [ListAlignment.Step] {
    /// The places of the only element that is missing and of the only one that is not expected, if nothing else differs.
    var moved: (expected: Int, actual: Int)? {
        if count != 2 { return nil }
        return switch (self[0], self[1]) {
        case (.missing(let left), .notExpected(let right)), (.notExpected(let right), .missing(let left)):
            left.count == 1 && right.count == 1 ? (left.lowerBound, right.lowerBound) : nil
        default: nil
        }
    }
}
