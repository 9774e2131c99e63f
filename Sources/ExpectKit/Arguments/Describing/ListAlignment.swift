/// The elements of two lists that correspond to each other, and those that have no counterpart.
///
/// Equal elements at both ends are skipped. The others are aligned by Myers' algorithm ("An O(ND) Difference Algorithm
/// and Its Variations", 1986), so that the work grows with the number of differences, which is bounded. Lists with more
/// differences are compared by index.
package struct ListAlignment {
    /// A difference between the lists.
    package enum Step: Equatable {
        /// An element of the expected list, and the different element that came instead.
        case changed(expected: Int, actual: Int)
        /// Elements of the expected list.
        case missing(Range<Int>)
        /// Elements of the actual list.
        case notExpected(Range<Int>)
    }

    /// The lists to be aligned.
    package struct Lists {
        var expectedCount: Int
        var actualCount: Int
        /// Returns the number of equal elements from two places on; or backward, from the ends to the two places.
        var equalRun: (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int
        /// Returns how much two elements differ.
        var distance: (_ expected: Int, _ actual: Int) -> Int

        package init(
            expectedCount: Int, actualCount: Int,
            equalRun: @escaping (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int,
            distance: @escaping (_ expected: Int, _ actual: Int) -> Int
        ) {
            (self.expectedCount, self.actualCount) = (expectedCount, actualCount)
            (self.equalRun, self.distance) = (equalRun, distance)
        }
    }

    package private(set) var steps: [Step] = []

    /// Aligns two lists.
    ///
    /// - Parameter limit: The number of differences that are needed.
    package init(_ lists: Lists, limit: Int) {
        let start = lists.equalRun(0, 0, false)
        let end = lists.equalRun(start, start, true)
        let expected = start..<(lists.expectedCount - end)
        let actual = start..<(lists.actualCount - end)
        if expected.count <= 1 && actual.count <= 1 || expected.isEmpty || actual.isEmpty {
            add(expected, actual, lists)
            return
        }
        let runs = EditPath(expected, actual, lists.equalRun).equalRuns
        if let runs {
            var (left, right) = (start, start)
            for run in runs + [(expected.upperBound, actual.upperBound, 0)] {
                add(left..<run.0, right..<run.1, lists)
                (left, right) = (run.0 + run.2, run.1 + run.2)
            }
        }
        // Of two explanations, the shorter one is told.
        let isSameLength = lists.expectedCount == lists.actualCount
        if runs != nil, !isSameLength { return }
        let enough = runs == nil ? limit : size
        let byIndex = changesByIndex(expected, actual, lists, limit: enough + 1)
        if runs == nil || byIndex.count <= size { steps = byIndex }
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
        let pairs = ElementPairs(expected, actual, lists.distance)
        var (left, right) = (expected.lowerBound, actual.lowerBound)
        for pair in pairs.pairs + [(expected.upperBound, actual.upperBound)] {
            if left < pair.0 { steps.append(.missing(left..<pair.0)) }
            if right < pair.1 { steps.append(.notExpected(right..<pair.1)) }
            guard pair.0 < expected.upperBound, pair.1 < actual.upperBound else { break }
            steps.append(.changed(expected: pair.0, actual: pair.1))
            (left, right) = (pair.0 + 1, pair.1 + 1)
        }
    }

    /// Returns the changed elements by their index, and the elements that only the longer list has.
    private func changesByIndex(
        _ expected: Range<Int>, _ actual: Range<Int>, _ lists: Lists, limit: Int
    ) -> [Step] {
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

extension ListAlignment {
    /// Aligns two arrays of strings.
    init(_ expected: [String], _ actual: [String], limit: Int) {
        let equalRun = { (left: Int, right: Int, isFromEnd: Bool) in
            expected.equalElements(as: actual, isFromEnd: isFromEnd, skipping: (left, right)) ?? 0
        }
        let lists = Lists(
            expectedCount: expected.count, actualCount: actual.count, equalRun: equalRun,
            distance: { _, _ in 1 })
        self.init(lists, limit: limit)
    }
}
