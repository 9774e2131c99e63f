struct TableText {
    private struct Row {
        let number: String
        let (expected, called): (CellText, CellText)
        let relation: SequenceTable.Row.Relation

        var sign: String { relation == .same ? "=" : relation == .different ? "≠" : " " }

        func shortened(_ left: Int, _ right: Int) -> (left: String, right: String, showsDifference: Bool) {
            var (expected, called) = (expected, called)
            let differs = relation == .different && called != expected
            if differs {
                let calls = distinguishable([expected.call, called.call])
                (expected.call, called.call) = (calls[0], calls[1])
            }
            let shownLeft = expected.shortened(to: left, against: differs ? called : nil)
            let shownRight = called.shortened(to: right, against: differs ? expected : nil)
            return (shownLeft.text, shownRight.text, shownLeft.showsDifference && shownRight.showsDifference)
        }
    }

    private let rows: [Row]
    private let headings: (expected: String, called: String)
    /// For rows that are left out.
    private let (above, below): ([String], [String])
    /// Their width.
    private let numbers: Int

    init(_ table: SequenceTable) {
        let missing = table.isSnapshot ? "not yet" : "never"
        rows = table.rows.map { row in
            // Where the descriptions of both calls are equal, the cells show what differs.
            let difference = row.difference.map(FailureReport.Difference.init)
            return Row(
                number: row.position.map(String.init) ?? "",
                expected: CellText(row.expected, or: "—", showing: difference?.path, difference?.expected),
                called: CellText(row.called, or: missing, showing: difference?.path, difference?.actual),
                relation: row.relation)
        }
        // The left column of such a table tells why calls need no verification.
        let isOfAccounts =
            table.rows.contains { if case .accounted = $0.expected { true } else { false } }
            || table.rows.allSatisfy { $0.expected == nil && $0.position != nil }
        let expected = isOfAccounts ? "accounted for" : "expected"
        headings = (expected, table.isSnapshot ? "called so far" : "called")
        above = table.above > 0 ? ["… \(table.above) before"] : []
        below = table.below > 0 ? ["… \(table.below) more"] : []
        numbers = max(1, longest(rows.map(\.number)))
    }

    /// The lines: two columns, or one cell over the other if two columns do not show the differences.
    var lines: [String] { columns() ?? stack() }

    private func columns() -> [String]? {
        let width = Limits.Reporting.columns - 3 - numbers - "  =  ".count
        let left = longest(rows.map(\.expected.whole) + [headings.expected])
        let right = longest(rows.map(\.called.whole) + [headings.called])
        let limit = left <= width / 2 ? left : max(width / 2, width - right)
        let cells = rows.map { $0.shortened(limit, width - min(left, limit)) }
        guard cells.allSatisfy(\.showsDifference) else { return nil }
        let column = longest(cells.map(\.left) + [headings.expected] + above + below)
        func line(_ left: String, _ right: String = "", number: String = "", sign: String = " ") -> String {
            let line = "  \(padded(number)) \(left)\(spaces(column - left.count))  \(sign)  \(right)"
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let shown = zip(rows, cells).map { row, cells in
            line(cells.left, cells.right, number: row.number, sign: row.sign)
        }
        return [line(headings.expected, headings.called)] + above.map { line($0) } + shown + below.map { line($0) }
    }

    private func stack() -> [String] {
        let labels = longest([headings.expected, headings.called])
        let width = Limits.Reporting.columns - 3 - numbers - labels - 2
        func line(_ number: String, _ label: String, _ text: String) -> String {
            "  \(padded(number)) \(label)\(spaces(labels - label.count))  \(text)"
        }
        let shown = rows.flatMap { row in
            let cells = row.shortened(width, width)
            return [line(row.number, headings.expected, cells.left), line(row.sign, headings.called, cells.right)]
        }
        let start = "  \(padded("")) "
        return above.map { start + $0 } + shown + below.map { start + $0 }
    }

    private func padded(_ number: String) -> String { spaces(numbers - number.count) + number }
}

private func longest(_ texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

struct CellText: Equatable {
    var call: String
    private let answer: String
    private let count: String

    /// - Parameter path: The path to a part of the call, which is shown instead of its arguments.
    init(_ cell: SequenceTable.Cell?, or placeholder: String, showing path: String?, _ part: String?) {
        switch cell {
        case .call(let call, let mock, let answer, let count):
            let label = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
            let shown = part.map { "\(call.prefix { $0 != "(" })(\(label)\($0))" }
            self.call = (mock.map { "\($0)." } ?? "") + (shown ?? call)
            self.answer = answer == .nothing ? "" : " \(answer.words)"
            self.count = count.map { ", \($0.words)" } ?? ""
        // The cases are named like what a report says.
        case .accounted(let account):
            (call, answer, count) = (account == .outOfTurn ? "out of turn" : "\(account)", "", "")
        case nil: (call, answer, count) = (placeholder, "", "")
        }
    }

    var whole: String { call + answer + count }

    /// Returns the text, shortened to a width, and whether it shows the whole difference from another cell.
    func shortened(to width: Int, against other: CellText? = nil) -> (text: String, showsDifference: Bool) {
        guard whole.count > width else { return (whole, true) }
        // The call matters more than its answer, of which at least an arrow is left.
        let room = max(1, width - min(answer.count, 4) - count.count)
        let shown = shownDifference(of: call, from: other?.call ?? call, to: room)
        let answer = cut(answer, to: width - shown.text.count - count.count).text
        return (shown.text + answer + count, shown.isWhole)
    }
}
