/// A table of the expected and the actual sequence within the width of a report.
struct TableText {
    private struct Row {
        let number: String
        let expected: CellText
        let called: CellText
        let relation: SequenceTable.Row.Relation

        var sign: String {
            switch relation {
            case .same: "="
            case .different: "≠"
            case .open: " "
            }
        }

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
    private let (above, below): (String?, String?)
    /// The columns of the numbers.
    private let numbers: Int
    private let style: TextStyle

    init(_ table: SequenceTable, _ style: TextStyle = .plain) {
        self.style = style
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
        above = table.above > 0 ? "… \(table.above) before" : nil
        below = table.below > 0 ? "… \(table.below) more" : nil
        numbers = max(1, rows.map(\.number.count).max() ?? 0)
    }

    /// The lines: two columns, or one cell over the other if two columns do not show the differences.
    var lines: [String] { columns() ?? stack() }

    private func columns() -> [String]? {
        let between = 5
        let width = Limits.Reporting.columns - 3 - numbers - between
        let left = longest(rows.map(\.expected.whole) + [headings.expected])
        let right = longest(rows.map(\.called.whole) + [headings.called])
        let half = width / 2
        let limit = left <= half ? left : max(half, width - right)
        let cells = rows.map { $0.shortened(limit, width - min(left, limit)) }
        guard cells.allSatisfy(\.showsDifference) else { return nil }
        let column = longest(cells.map(\.left) + [headings.expected, above ?? "", below ?? ""])
        func line(
            _ number: String, _ left: String, _ sign: String = " ", _ right: String = "",
            _ style: TextStyle = .plain
        ) -> String {
            let start = "  \(padded(number)) \(style.expected(left))\(spaces(column - left.count))"
            let line = "\(start)  \(sign)  \(style.actual(right))"
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        var lines = [line("", headings.expected, " ", headings.called)]
        if let above { lines.append(line("", above)) }
        lines += zip(rows, cells).map { line($0.number, $1.left, $0.sign, $1.right, self.style(of: $0)) }
        if let below { lines.append(line("", below)) }
        return lines
    }

    private func stack() -> [String] {
        let labels = longest([headings.expected, headings.called])
        let width = Limits.Reporting.columns - 3 - numbers - labels - 2
        func line(_ number: String, _ label: String, _ text: String) -> String {
            "  \(padded(number)) \(label)\(spaces(labels - label.count))  \(text)"
        }
        var lines: [String] = []
        if let above { lines.append("  \(padded("")) \(above)") }
        for row in rows {
            let cells = row.shortened(width, width)
            lines.append(line(row.number, headings.expected, style(of: row).expected(cells.left)))
            lines.append(line(row.sign, headings.called, style(of: row).actual(cells.right)))
        }
        if let below { lines.append("  \(padded("")) \(below)") }
        return lines
    }

    /// Only what differs has a color.
    private func style(of row: Row) -> TextStyle { row.relation == .different ? style : .plain }

    private func padded(_ number: String) -> String { spaces(numbers - number.count) + number }
}

private func longest(_ texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

/// The text of one cell of a table: a call, its answer, and a count.
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
