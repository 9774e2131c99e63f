import Foundation

/// The first place at which two texts or data values differ, with an excerpt of both.
package struct TextDifference: Hashable, Sendable {
    package struct Excerpt: Hashable, Sendable {
        package var text: String
        var isCut: Bool
    }

    /// The number of equal characters, or bytes, before the difference.
    package var offset: Int
    /// The number of characters before the excerpts; both start at the same place.
    var start: Int
    package var expected: Excerpt
    package var got: Excerpt

    /// Whether the excerpts are the whole texts.
    package var isWhole: Bool { start == 0 && !expected.isCut && !got.isCut }
}

extension TextDifference {
    /// Finds the difference between two texts; nil if they have the same scalars.
    package init?(_ expected: String, _ actual: String) {
        func equalPrefix(_ areEqual: @escaping (Character, Character) -> Bool) -> Int {
            zip(expected, actual).lazy.prefix { areEqual($0, $1) }.reduce(0) { count, _ in count + 1 }
        }
        var same = equalPrefix { $0 == $1 }
        // Equal characters may have different scalars, which are shown only if there is no other difference.
        if expected.dropFirst(same).isEmpty, actual.dropFirst(same).isEmpty {
            if haveSameScalars(expected, actual) { return nil }
            same = equalPrefix { $0.utf8.elementsEqual($1.utf8) }
        }
        let length = Limits.Describing.textExcerpt
        let isShort = expected.dropFirst(length).isEmpty && actual.dropFirst(length).isEmpty
        // A few equal characters before the difference show where it is.
        let start = isShort ? 0 : max(0, same - Limits.Describing.textContext)
        func excerpt(_ text: String) -> Excerpt {
            let rest = text.dropFirst(start)
            let shown = rest.prefix(length)
            return Excerpt(text: String(shown), isCut: shown.endIndex < rest.endIndex)
        }
        self.init(offset: same, start: start, expected: excerpt(expected), got: excerpt(actual))
    }
}

/// Returns the differences between two strings that are not equal, or between their lines.
func textDifferences(_ expected: String, _ actual: String) -> [Difference] {
    if expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) {
        let found = lineDifferences(expected, actual)
        if !found.isEmpty { return found }
    }
    return TextDifference(expected, actual).map { [Difference(kind: .text($0))] } ?? []
}

func lineDifferences(_ expected: String, _ actual: String) -> [Difference] {
    let (left, right) = comparableLines(expected, actual)
    let alignment = ListAlignment(left, right, limit: Limits.Comparing.foundDifferences)
    let isMoved = alignment.steps.moved.map { left[$0] == right[$1] } ?? false
    return firstDifferences(of: alignment.steps) { step in
        switch step {
        case .changed(let expected, let actual):
            TextDifference(left[expected], right[actual]).map { difference in
                [Difference(lines: lines(expected..<(expected + 1)), kind: .text(difference))]
            } ?? []
        case .missing(let range):
            [Difference(lines: lines(range), kind: .missing(Leftovers(left[range], isMoved: isMoved)))]
        case .notExpected(let range):
            [Difference(lines: lines(range), kind: .notExpected(Leftovers(right[range], isMoved: isMoved)))]
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

func linesWithBreaks(in text: String) -> [String] {
    text.reduce(into: []) { lines, character in
        if lines.last?.last?.isNewline ?? true { lines.append("") }
        lines[lines.count - 1].append(character)
    }
}

/// Returns lines without their line breaks. After a line break at the end follows an empty line.
func linesBetweenBreaks(_ lines: [String]) -> [String] {
    lines.joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
}

func byteDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    guard let expected = expected as? Data, let actual = actual as? Data else { return [] }
    // Runs of the elements of arrays are compared, because comparing single bytes takes longer.
    let offset = [UInt8](expected).equalElements(as: [UInt8](actual), isFromEnd: false, skipping: (0, 0)) ?? 0
    guard offset < max(expected.count, actual.count) else { return [] }
    if let left = utf8Text(of: expected), let right = utf8Text(of: actual), let difference = TextDifference(left, right)
    {
        return [Difference(kind: .text(difference))]
    }
    let start = max(0, offset - Limits.Describing.bytesBefore)
    func excerpt(_ data: Data) -> TextDifference.Excerpt {
        let bytes = data.dropFirst(start).prefix(Limits.Describing.byteExcerpt)
        return TextDifference.Excerpt(text: hexadecimal(bytes), isCut: start + bytes.count < data.count)
    }
    let difference = TextDifference(offset: offset, start: start, expected: excerpt(expected), got: excerpt(actual))
    return [Difference(kind: .bytes(difference, expectedCount: expected.count, gotCount: actual.count))]
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

/// Returns the text of data such as the body of a request; nil for data of another kind.
private func utf8Text(of data: Data) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    let isReadable = text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control: ["\t", "\n", "\r"].contains(scalar)
        case .unassigned, .privateUse: false
        default: true
        }
    }
    return isReadable && text.utf8.elementsEqual(data) ? text : nil
}
