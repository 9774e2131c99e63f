import Foundation
import Testing

@testable import ExpectKit

/// The colors of values in the comments of Swift Testing.
struct TextStyleTests {
    /// Marks colors by letters: `g‹1›` for a green 1.
    private func marked(_ text: String) -> String {
        text.replacing("\u{1B}[32m", with: "g‹").replacing("\u{1B}[31m", with: "r‹")
            .replacing("\u{1B}[90m", with: "›")
    }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        valueDifferences(expected, actual).described.map { $0.within("part") }
            .flatMap { differenceLines($0, .colored) }.map(marked)
    }

    private let start = String(repeating: "a", count: 100)

    @Test func theValuesOfADifferenceHaveColors() {
        expectTexts(
            (lines(1, 2), ["part: expected g‹1›, got r‹2›"]),
            (lines([1, 2], [1]), ["part[1]: g‹2› is missing"]),
            (lines([1], [1, 2]), ["part[1]: r‹2› is not expected"]),
            (lines(Set([1, 2]), Set([2, 3])), ["part: g‹1› is missing, r‹3› is not expected"]),
            (
                lines(start + "b", start + "c"),
                [
                    "part: at character 101", "  expected g‹…aaaaaaaaaaaaaaaaaaaab›",
                    "  got      r‹…aaaaaaaaaaaaaaaaaaaac›",
                ]
            ),
            (
                lines(Data([1, 0xFF]), Data([1, 0xFE])),
                ["part: at byte 2", "  expected g‹01 ff›", "  got      r‹01 fe›"]
            ))
    }

    /// A line with escapes has many more characters than columns.
    @Test func colorsDoNotBreakLines() {
        struct Word: Equatable, CustomStringConvertible { var description: String }
        let (a, b) = (String(repeating: "a", count: 37), String(repeating: "b", count: 37))
        #expect(
            lines(Word(description: a), Word(description: b)) == ["part: expected g‹\(a)›, got r‹\(b)›"])
        #expect(lines(Word(description: a + "aa"), Word(description: b + "bb")).count == 3)
    }

    @Test func leftoversOnSeveralLinesHaveColors() {
        let (a, b) = (String(repeating: "a", count: 40), String(repeating: "b", count: 40))
        #expect(
            lines(Set([a]), Set([b])) == [
                "part:", "  g‹\"\(a)\"› is missing", "  r‹\"\(b)\"› is not expected",
            ])
        let names = ["c", "d"].map { String(repeating: $0, count: 40) }
        #expect(
            lines(Set([a] + names), Set([b])) == [
                "part:", "  g‹\"\(a)\"› is missing", "  g‹\"\(names[0])\"› is missing",
                "  g‹\"\(names[1])\"› is missing", "  r‹\"\(b)\"› is not expected",
            ])
    }

    @Test func onlyTheRowsThatDifferHaveColors() {
        let rows = [
            SequenceTable.Row(position: 1, expected: .call("a"), called: .call("a"), relation: .same),
            SequenceTable.Row(position: 2, expected: .call("b(1)"), called: .call("c"), relation: .different),
            SequenceTable.Row(position: 3, expected: .call("d"), relation: .open),
        ]
        #expect(
            TableText(SequenceTable(rows, isSnapshot: true), .colored).lines.map(marked) == [
                "    expected     called so far", "  1 a         =  a", "  2 g‹b(1)›      ≠  r‹c›",
                "  3 d            not yet",
            ])
    }

    @Test func rowsBelowEachOtherHaveColors() {
        let (a, b) = (String(repeating: "a", count: 45), String(repeating: "b", count: 45))
        let rows = [
            SequenceTable.Row(
                position: 1, expected: .call("cook(\"\(a)\")"), called: .call("cook(\"\(b)\")"),
                relation: .different),
            SequenceTable.Row(position: 2, expected: .call("waiting"), relation: .open),
        ]
        #expect(
            TableText(SequenceTable(rows, isSnapshot: false), .colored).lines.map(marked) == [
                "  1 expected  g‹cook(\"\(a)\")›", "  ≠ called    r‹cook(\"\(b)\")›", "  2 expected  waiting",
                "    called    never",
            ])
    }

    /// Tools receive the text, so it never has colors.
    @Test func onlyTheCommentHasColors() throws {
        var fact = Facts.expectation("add(\"a\")", 1)
        // A single difference is in the headline alone, which has no colors.
        fact.differences = ["argument", "to"].map { Difference(path: $0, expected: "\"a\"", got: "\"b\"") }
        let violation = Facts.violation(
            .unexpected(UnexpectedCall(call: "add(\"b\")", nearest: [fact])), line: 99)
        let (plain, colored) = (
            FailureReport(violation, style: .plain), FailureReport(violation, style: .colored)
        )
        #expect(marked(colored.details).contains("\n  argument: expected g‹\"a\"›, got r‹\"b\"›"))
        #expect(marked(colored.comment).hasSuffix(marked(colored.details).replacing("\n", with: "\n  ")))
        #expect(colored.text == plain.text)
        #expect(plain.comment == plain.text)
        let values = [colored.description, colored.testDescription, FailureLine(failure: colored).json]
        #expect(!values.contains { $0.contains("[3") })
    }
}
