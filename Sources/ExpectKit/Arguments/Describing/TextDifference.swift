import Foundation

/// The first place at which two texts or data values differ, with an excerpt of both.
package struct TextDifference: Hashable, Sendable {
    package struct Excerpt: Hashable, Sendable {
        package var text: String
        /// Whether the text goes on after it.
        var isCut: Bool
    }

    /// The number of equal characters, or bytes, before the difference.
    package var offset: Int
    /// The number of characters before the excerpts; both start at the same place.
    var start: Int
    package var expected: Excerpt
    package var got: Excerpt
    /// Whether it is one of data, and counted in bytes.
    var isOfBytes = false

    /// Whether the excerpts are the whole texts.
    package var isWhole: Bool { start == 0 && !expected.isCut && !got.isCut && !isOfBytes }
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
    if areSameJSON(Data(expected.utf8), Data(actual.utf8)) { return [Difference(kind: .sameJSON)] }
    if expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) {
        let found = lineDifferences(expected, actual)
        if !found.isEmpty { return found }
    }
    return TextDifference(expected, actual).map { [Difference(kind: .text($0))] } ?? []
}

/// Whether two data values are different forms of the same JSON object or list.
func areSameJSON(_ expected: Data, _ actual: Data) -> Bool {
    func canonical(_ data: Data) -> Data? {
        guard data.count <= Limits.Comparing.json, let first = data.first(where: { !" \t\r\n".utf8.contains($0) }),
            "{[".utf8.contains(first), let value = try? JSONSerialization.jsonObject(with: data)
        else { return nil }
        return try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    }
    guard let left = canonical(expected) else { return false }
    return left == canonical(actual)
}

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
    lines.joined().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
}

/// Returns the differences between two data values; none for values of other types.
func byteDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    guard let expected = expected as? Data, let actual = actual as? Data else { return [] }
    // Runs of the elements of arrays are compared, because comparing single bytes takes longer.
    let offset = [UInt8](expected).equalElements(as: [UInt8](actual), isFromEnd: false, skipping: (0, 0)) ?? 0
    guard offset < max(expected.count, actual.count) else { return [] }
    if areSameJSON(expected, actual) { return [Difference(kind: .sameJSON)] }
    if let text = textDifference(expected, actual, offset) { return [Difference(kind: .text(text))] }
    let start = max(0, offset - Limits.Describing.bytesBefore)
    func excerpt(_ data: Data) -> TextDifference.Excerpt {
        let bytes = data.dropFirst(start).prefix(Limits.Describing.byteExcerpt)
        return TextDifference.Excerpt(text: hexadecimal(bytes), isCut: start + bytes.count < data.count)
    }
    let difference = TextDifference(
        offset: offset, start: start, expected: excerpt(expected), got: excerpt(actual), isOfBytes: true)
    return [Difference(kind: .bytes(difference, expectedCount: expected.count, gotCount: actual.count))]
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

/// Returns the difference as one of texts; nil if the bytes around it are not text in both values.
private func textDifference(_ expected: Data, _ actual: Data, _ offset: Int) -> TextDifference? {
    // The bytes before the difference are the same in both, so both excerpts start with a whole character.
    let start = characterStart(
        expected, at: characterStart(actual, at: max(0, offset - Limits.Describing.textContext)))
    guard let left = textExcerpt(of: expected, from: start), let right = textExcerpt(of: actual, from: start)
    else { return nil }
    return TextDifference(offset: offset, start: start, expected: left, got: right, isOfBytes: true)
}

private func textExcerpt(of data: Data, from start: Int) -> TextDifference.Excerpt? {
    let end = characterStart(data, at: min(data.count, start + Limits.Describing.textExcerpt))
    let bytes = data.dropFirst(start).prefix(end - start)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), text.unicodeScalars.allSatisfy(\.isText) else { return nil }
    return TextDifference.Excerpt(text: text, isCut: end < data.count)
}

/// Returns the offset at which the scalar starts that a byte belongs to. A scalar has at most four bytes.
private func characterStart(_ data: Data, at offset: Int) -> Int {
    (0...min(3, offset)).lazy.map { offset - $0 }.first { start in
        start == data.count || start < data.count && data[data.startIndex + start] & 0xC0 != 0x80
    } ?? offset
}

extension Unicode.Scalar {
    fileprivate var isText: Bool {
        switch properties.generalCategory {
        case .control: ["\t", "\n", "\r"].contains(self)
        case .unassigned, .privateUse: false
        default: true
        }
    }
}
