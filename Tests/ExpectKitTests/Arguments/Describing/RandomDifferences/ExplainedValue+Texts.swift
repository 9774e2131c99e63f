@testable import ExpectKit

extension ExplainedValue.Content {
    /// Returns a text with the difference at one place; nil if the text is not the expected one.
    static func text(_ text: String, changedBy difference: TextDifference) -> Self? {
        let rest = text.dropFirst(difference.start)
        let (expected, got) = (difference.expected, difference.got)
        guard haveSameScalars(String(rest.prefix(expected.text.count)), expected.text),
            expected.isCut == (rest.count > expected.text.count)
        else { return nil }
        let changed = text.prefix(difference.start) + got.text
        return got.isCut ? .textBeginning(String(changed)) : .text(String(changed))
    }

    typealias Bytes = (bytes: [UInt8], isCut: Bool)

    /// Returns bytes with the difference at one place; nil if the bytes are not the expected ones.
    static func bytes(_ bytes: [UInt8], from start: Int, _ expected: Bytes, _ got: Bytes) -> Self? {
        let rest = bytes.dropFirst(start)
        guard rest.starts(with: expected.bytes), expected.isCut == (rest.count > expected.bytes.count) else {
            return nil
        }
        let changed = bytes.prefix(start) + got.bytes
        return got.isCut ? .bytesBeginning(Array(changed)) : .bytes(Array(changed))
    }

    /// Returns a set without some elements and with others; nil if an element is not in it.
    static func set(
        _ elements: [ExplainedValue], without missing: Leftovers, with notExpected: Leftovers
    ) -> Self? {
        var elements = elements
        for words in missing.shown {
            guard let index = elements.firstIndex(where: { isSame($0.words, words) }) else {
                return hasOtherWords(words) ? .unknown : nil
            }
            elements.remove(at: index)
        }
        if notExpected.shown.contains(where: hasOtherWords) { return .unknown }
        let isComplete = missing.shown.count == missing.count && notExpected.shown.count == notExpected.count
        return isComplete ? .set(elements + notExpected.shown.map { ExplainedValue(words: $0) }) : .unknown
    }

    /// Returns a text with changed lines, as a list of lines.
    static func lines(of text: String, changedBy differences: [Difference]) throws -> Self {
        // The lines are elements of a list, whose indices are the numbers of the lines.
        let differences = differences.map { difference in
            var element = difference
            element.lines = nil
            guard let lines = difference.lines else { return element }
            let (first, last) = (lines.lowerBound - 1, lines.upperBound - 1)
            element.path = elementPath(first..<(last + 1))
            return element
        }
        // With and without the line breaks: the data do not say which of them were compared.
        let (whole, parts) = (linesWithBreaks(in: text), linesBetweenBreaks(linesWithBreaks(in: text)))
        let readings = [whole, parts].compactMap { lines in
            try? ExplainedValue(text, .list(lines.map(\.parts))).applying(differences)
        }
        guard !readings.isEmpty else { throw UnfittingDifference(differences: differences, words: text) }
        return .lines(readings)
    }
}

extension ExplainedValue {
    /// Returns whether one of several readings of the lines gives a text.
    static func explains(_ readings: [ExplainedValue], _ text: String) -> Bool {
        let lines = linesWithBreaks(in: text)
        return readings.contains { reading in
            [lines, linesBetweenBreaks(lines)].contains { lines in
                reading.explains(ExplainedValue(text, .list(lines.map(\.parts))))
            }
        }
    }
}
