import Testing

@testable import ExpectKit

// Tables of values inside of one test: one check for all rows, whose failure names the row and its values.

/// Expects that the values of each pair match.
func expectEqual(_ pairs: (Any, Any)..., sourceLocation: SourceLocation = #_sourceLocation) {
    for (row, pair) in pairs.enumerated() {
        #expect(
            valuesMatch(pair.0, pair.1), "row \(row): \(pair.0) and \(pair.1)", sourceLocation: sourceLocation
        )
    }
}

/// Expects that the values of each pair do not match.
func expectDifferent(_ pairs: (Any, Any)..., sourceLocation: SourceLocation = #_sourceLocation) {
    for (row, pair) in pairs.enumerated() {
        #expect(
            !valuesMatch(pair.0, pair.1), "row \(row): \(pair.0) and \(pair.1)",
            sourceLocation: sourceLocation)
    }
}

/// Expects which texts stand for values: each row has what was found, and what it must be.
func expectTexts<Text: Equatable>(_ rows: (Text, Text)..., sourceLocation: SourceLocation = #_sourceLocation) {
    for (row, texts) in rows.enumerated() {
        #expect(texts.0 == texts.1, "row \(row)", sourceLocation: sourceLocation)
    }
}

/// Expects the lines that a report has for the differences of two values.
func expectLines(
    _ rows: (expected: Any, actual: Any, lines: [String])...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (number, row) in rows.enumerated() {
        let lines = valueDifferences(row.expected, row.actual).described.map(\.line)
        #expect(
            lines == row.lines, "row \(number): \(row.expected) and \(row.actual)",
            sourceLocation: sourceLocation)
    }
}
