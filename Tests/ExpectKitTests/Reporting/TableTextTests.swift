import Testing

@testable import ExpectKit

/// How tables fit into the width of a report.
struct TableTextTests {
    typealias Cell = SequenceTable.Cell
    typealias Row = SequenceTable.Row

    private func lines(_ rows: [Row], isSnapshot: Bool = false) -> [String] {
        TableText(SequenceTable(rows, isSnapshot: isSnapshot)).lines
    }

    private func expect(
        _ rows: [Row], isSnapshot: Bool = false, _ lines: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(self.lines(rows, isSnapshot: isSnapshot) == lines, sourceLocation: sourceLocation)
    }

    @Test func aSnapshotSaysWhatHasNotComeYet() {
        let rows = [
            Row(position: 1, expected: .call("a"), called: .call("a"), relation: .same),
            Row(called: .call("c"), relation: .different),
            Row(position: 2, expected: .call("b", answer: .value("1")), relation: .open),
        ]
        expect(
            rows, isSnapshot: true, "    expected     called so far", "  1 a         =  a",
            "    —         ≠  c",
            "  2 b → 1        not yet")
    }

    @Test func aTableOfAVerificationSaysWhatNeverCame() {
        let count = CallCount(minimum: 2, maximum: nil)
        let rows = [
            Row(
                position: 1, expected: .call("a", count: count),
                called: .call("a", count: CallCount(1...1)), relation: .different),
            Row(position: 2, expected: .call("b"), relation: .different),
        ]
        expect(
            rows, "    expected              called", "  1 a, at least twice  ≠  a, once",
            "  2 b                  ≠  never")
    }

    @Test func theAccountsOfCallsHaveTheirOwnHeading() {
        let rows = [
            Row(position: 1, called: .call("a"), relation: .different),
            Row(position: 2, expected: .accounted(.verified), called: .call("b"), relation: .same),
        ]
        expect(
            rows, "    accounted for     called", "  1 —              ≠  a", "  2 verified       =  b")
    }

    @Test func callsBesideNoExpectationAreNotAccountedFor() {
        let rows = [Row(called: .call("a"), relation: .different)]
        expect(
            rows, "    expected     called", "    —         ≠  a")
    }

    @Test func invisibleCharactersAreEscapedWhereTheyDiffer() {
        let rows = [
            Row(
                position: 1, expected: .call("log(\"at night\")"), called: .call("log(\"at\u{a0}night\")"),
                relation: .different)
        ]
        expect(
            rows, "    expected            called", #"  1 log("at night")  ≠  log("at\u{a0}night")"#)
    }

    private let long = String(repeating: "x", count: 50)

    @Test func wideCellsShowTheirDifference() {
        let rows = [
            Row(
                position: 1,
                expected: .call("cook(before: \"\(long)\", wish: \"no salt\", after: \"\(long)\")"),
                called: .call("cook(before: \"\(long)\", wish: \"no sugar\", after: \"\(long)\")"),
                relation: .different),
            Row(position: 2, expected: .call("cook(before: \"\(long)\")"), relation: .open),
        ]
        expect(
            rows, isSnapshot: true, "    expected                                          called so far",
            "  1 cook(…wish: \"no salt\"…)                        ≠  cook(…wish: \"no sugar\"…)",
            "  2 cook(before: \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…)     not yet")
    }

    @Test func rowsAreStackedIfTwoColumnsDoNotShowTheDifference() {
        let rows = [
            Row(
                position: 1, expected: .call("cook(\"\(String(repeating: "a", count: 65))\")"),
                called: .call("cook(\"\(String(repeating: "b", count: 65))\")"), relation: .different),
            Row(position: 2, expected: .call("waiting"), relation: .open),
        ]
        expect(
            rows, "  1 expected  cook(\"\(String(repeating: "a", count: 65))\")",
            "  ≠ called    cook(\"\(String(repeating: "b", count: 65))\")",
            "  2 expected  waiting", "    called    never")
    }

    @Test func theDifferenceIsShownWhereTheDescriptionsAreEqual() {
        var row = Row(
            position: 1, expected: .call("add(x)"), called: .call("add(x)"), relation: .different)
        row.difference = Difference(path: "id", expected: "1", got: "2")
        #expect(lines([row])[1] == "  1 add(id: 1)  ≠  add(id: 2)")
    }

    @Test(arguments: 0..<200) func randomCellsThatDifferLookDifferent(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        func call() -> String {
            let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                ["salt", "\"no sugar\"", "[1, 2]", "Order(id: 7)", "pepper"].randomElement(using: &generator)
                    ?? ""
            }
            return "cook(\(words.joined(separator: ", ")))"
        }
        let (expected, called) = (call(), call())
        let row = Row(
            position: 1, expected: .call(expected, answer: .value("1")), called: .call(called),
            relation: .different)
        let lines = lines([row], isSnapshot: seed.isMultiple(of: 2))
        for line in lines { #expect(line.count <= Limits.Reporting.columns, "\(line)") }
        guard expected != called else { return }
        if lines[0].contains("called"), let cells = lines.last?.split(separator: "  ≠  "), cells.count == 2 {
            let left = cells[0].dropFirst(4).trimmingPrefix(" ")
            #expect(!left.hasPrefix("\(cells[1]) →"), "\(lines)")
        } else {
            #expect(lines[0].split(separator: "expected").last != lines[1].split(separator: "called").last)
        }
    }
}
