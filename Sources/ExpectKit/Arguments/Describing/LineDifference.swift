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
