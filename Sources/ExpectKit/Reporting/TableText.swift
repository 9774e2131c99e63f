/// Returns the lines of a table.
func tableLines(_ table: SequenceTable) -> [String] {
    let cells = table.rows.map { row in
        (
            number: row.position.map(String.init) ?? "",
            expected: clipped(row.expected?.words ?? "", against: row.called?.words ?? ""),
            sign: row.relation.sign,
            called: clipped(row.called?.words ?? "", against: row.expected?.words ?? "")
        )
    }
    let numbers = max(1, cells.map(\.number.count).max() ?? 0)
    let above = table.above > 0 ? "… \(table.above) before" : ""
    let below = table.below > 0 ? "… \(table.below) more" : ""
    let width = (["expected", above, below] + cells.map(\.expected)).map(\.count).max() ?? 0
    func line(_ number: String, _ expected: String, _ sign: String, _ called: String) -> String {
        let left = String(repeating: " ", count: numbers - number.count) + number
        let middle = expected + String(repeating: " ", count: width - expected.count)
        return trimmed("  \(left) \(middle)  \(sign)  \(called)")
    }
    var lines = [line("", "expected", " ", "called")]
    if !above.isEmpty { lines.append(line("", above, " ", "")) }
    lines += cells.map { line($0.number, $0.expected, $0.sign, $0.called) }
    if !below.isEmpty { lines.append(line("", below, " ", "")) }
    return lines
}

/// Shortens a cell so that its first difference from its neighbor stays visible.
private func clipped(_ text: String, against other: String) -> String {
    let limit = Limits.Reporting.cell
    guard text.count > limit else { return text }
    let common = text.commonPrefix(with: other).count
    let lead = limit / 3
    guard other != text, common > limit - lead / 2 else { return "\(text.prefix(limit - 1))…" }
    let width = limit - lead - 2
    let rest = text.dropFirst(min(common - lead / 2, text.count - width))
    return "\(text.prefix(lead))…\(rest.count > width ? "\(rest.prefix(width))…" : rest)"
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        var end = startIndex
        for (left, right) in zip(indices, other.indices) {
            guard self[left] == other[right] else { break }
            end = index(after: left)
        }
        return self[..<end]
    }
}

private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
}

extension SequenceTable.Cell {
    fileprivate var words: String {
        switch self {
        case .call(let call, let mock, let answer, let calls):
            (mock.map { "\($0).\(call)" } ?? call) + (answer == .nothing ? "" : " \(answer.words)")
                + (calls > 1 ? ", \(CallCount.times(calls))" : "")
        case .accounted(.expected): "expected"
        case .accounted(.reported): "reported"
        case .accounted(.verified): "verified"
        }
    }
}

extension SequenceTable.Row.Relation {
    fileprivate var sign: String {
        switch self {
        case .same: "="
        case .different: "≠"
        case .open: " "
        }
    }
}
