/// Returns the differences between the lines of two texts, which are compared like lists.
func lineDifferences(_ expected: String, _ actual: String) -> [Difference] {
    let (left, right) = comparableLines(expected, actual)
    let alignment = ListAlignment(left, right, limit: Limits.Comparing.foundDifferences)
    return firstDifferences(of: alignment.steps) { step in
        switch step {
        case .changed(let expected, let actual):
            TextDifference(left[expected], right[actual]).map { difference in
                [Difference(lines: lines(expected..<(expected + 1)), kind: .text(difference))]
            } ?? []
        case .missing(let range): [Difference(lines: lines(range), kind: .missing(Leftovers(left[range])))]
        case .notExpected(let range): [Difference(lines: lines(range), kind: .notExpected(Leftovers(right[range])))]
        }
    }
}

/// Lines are counted from one, as editors do.
private func lines(_ indices: Range<Int>) -> ClosedRange<Int> { (indices.lowerBound + 1)...indices.upperBound }

/// Returns the lines of two texts, with their line breaks only where the texts have different ones.
private func comparableLines(_ expected: String, _ actual: String) -> (expected: [String], actual: [String]) {
    let (left, right) = (linesWithBreaks(in: expected), linesWithBreaks(in: actual))
    let breaks = Set((left + right).compactMap(\.last).filter(\.isNewline))
    // Only one text ends with a line break, which its last line shows.
    let lastLinesDiffer = left.last?.last?.isNewline != right.last?.last?.isNewline && left.count == right.count
    if breaks.count > 1 || lastLinesDiffer { return (left, right) }
    return (linesBetweenBreaks(left), linesBetweenBreaks(right))
}

/// Splits a text after each line break.
func linesWithBreaks(in text: String) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    while start < text.endIndex {
        let end = text[start...].firstIndex(where: \.isNewline).map(text.index(after:)) ?? text.endIndex
        lines.append(String(text[start..<end]))
        start = end
    }
    return lines
}

/// Returns lines without their line breaks. After a line break at the end follows an empty line.
func linesBetweenBreaks(_ lines: [String]) -> [String] {
    let endsOpen = lines.last?.last?.isNewline ?? true
    return lines.map { $0.last?.isNewline == true ? String($0.dropLast()) : $0 } + (endsOpen ? [""] : [])
}

// Myers' greedy algorithm finds how far each diagonal (a difference of two indices) leads with each number of edits.

/// The furthest place in the expected list on each diagonal.
private typealias Furthest = [Int: Int]

/// Returns the runs of equal elements on a shortest way from one part of a list to another by removing and inserting
/// elements; nil if there are too many differences. A closure returns the number of equal elements from two places on.
func equalRuns(
    in expected: Range<Int>, _ actual: Range<Int>,
    _ equalRun: (_ expected: Int, _ actual: Int, _ isFromEnd: Bool) -> Int
) -> [(expected: Int, actual: Int, length: Int)]? {
    let (width, height) = (expected.count, actual.count)
    guard abs(width - height) <= Limits.Comparing.alignedEdits else { return nil }
    // Overlapping runs are compared again, which must not take longer than a few comparisons of the whole lists.
    var comparisonsLeft = 4 * (width + height) + Limits.Comparing.parts
    var furthest: Furthest = [1: 0]
    var history: [Furthest] = []
    for edits in 0...min(Limits.Comparing.alignedEdits, width + height) {
        history.append(furthest)
        for diagonal in stride(from: -edits, through: edits, by: 2) {
            var x = entry(of: diagonal, edits, furthest).start
            if x < width, x - diagonal < height, x - diagonal >= 0, comparisonsLeft > 0 {
                let run = equalRun(expected.lowerBound + x, actual.lowerBound + x - diagonal, false)
                let length = min(run, width - x, height - x + diagonal)
                comparisonsLeft -= length + 1
                x += length
            }
            furthest[diagonal] = x
            guard x >= width, x - diagonal >= height else { continue }
            return comparisonsLeft > 0 ? runs(along: history, (width, height), (expected, actual)) : nil
        }
    }
    return nil
}

/// The place at which a diagonal is entered: after an insertion from the one above, or a removal from the one below.
private func entry(of diagonal: Int, _ edits: Int, _ furthest: Furthest) -> (start: Int, isInsertion: Bool) {
    let (below, above) = (furthest[diagonal - 1] ?? 0, furthest[diagonal + 1] ?? 0)
    let isInsertion = diagonal == -edits || diagonal != edits && below < above
    return (isInsertion ? above : below + 1, isInsertion)
}

/// Follows the path back from the ends of both lists.
private func runs(
    along history: [Furthest], _ end: (Int, Int), _ lists: (expected: Range<Int>, actual: Range<Int>)
) -> [(expected: Int, actual: Int, length: Int)] {
    var runs: [(expected: Int, actual: Int, length: Int)] = []
    var (x, y) = end
    for (edits, furthest) in history.enumerated().reversed() {
        let diagonal = x - y
        let (start, isInsertion) = entry(of: diagonal, edits, furthest)
        if x > start {
            let (left, right) = (lists.expected.lowerBound + start, lists.actual.lowerBound + start - diagonal)
            runs.append((left, right, x - start))
        }
        x = isInsertion ? start : start - 1
        y = x - (isInsertion ? diagonal + 1 : diagonal - 1)
    }
    return runs.reversed()
}
