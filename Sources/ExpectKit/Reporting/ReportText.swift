// The one file that owns the sentences. Every report says, in this order: what was called and where; what it
// was held against, nearest first; what was answered; both sequences side by side; what to do.

/// Returns the text of a failure.
func reportText(of violation: Violation) -> String {
    var lines = ["\(violation.mock): \(headline(of: violation))"]
    lines += originLines(violation.origin)
    lines += violation.candidates.flatMap(candidateLines)
    if let answer = violation.answer { lines.append("  answered: \(answer)") }
    if !violation.states.isEmpty { lines.append("  states: \(violation.states.joined(separator: ", "))") }
    if let table = violation.table {
        lines.append("")
        lines += tableLines(table)
        if !violation.advice.isEmpty { lines.append("") }
    }
    lines += violation.advice.map { "  \($0)" }
    return lines.joined(separator: "\n")
}

private func headline(of violation: Violation) -> String {
    switch violation.kind {
    case .unexpected: "unexpected \(violation.call)"
    case .outOfOrder: "out of order: \(violation.call)"
    case .surplus: "called too often: \(violation.call)"
    case .rejected: "rejected \(violation.call)"
    case .missing: "missing \(violation.call)"
    case .unanswered: "no answer for \(violation.call)"
    case .wrongAnswer: "wrong answer for \(violation.call)"
    case .uninteresting: "uninteresting \(violation.call)"
    case .unaccounted: "not accounted for: \(violation.call)"
    case .unusedStub: "unused stub \(violation.call)"
    case .notResumed: "not resumed: \(violation.call)"
    case .misuse, .tape: violation.call
    }
}

private func originLines(_ origin: CallOrigin) -> [String] {
    guard let caller = origin.caller else { return [] }
    return ["  called at \(caller)" + (origin.testLine.map { ", from \($0)" } ?? "")]
}

private func candidateLines(_ candidate: Candidate) -> [String] {
    let facts = [candidate.position, candidate.call, candidate.count].compactMap(\.self).filter {
        !$0.isEmpty
    }
    let line = "  \(candidate.role.rawValue): \(facts.joined(separator: ", ")) (\(candidate.site))"
    return [line]
        + candidate.differences.prefix(differenceLimit).map { difference in
            let path = difference.path.isEmpty ? "" : "\(difference.path): "
            return "    \(path)expected \(difference.expected), got \(difference.got)"
        }
}

// MARK: The table

/// How wide a cell of the table may be.
private let cellLimit = 60

private func tableLines(_ table: SequenceTable) -> [String] {
    let cells = table.rows.map { row in
        (
            number: row.position.map(String.init) ?? "",
            expected: clipped(row.expected, against: row.called), sign: row.relation.rawValue,
            called: clipped(row.called, against: row.expected)
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

/// Shortens a cell, so that what it differs in from its neighbour stays visible.
private func clipped(_ text: String, against other: String) -> String {
    guard text.count > cellLimit else { return text }
    let common = text.commonPrefix(with: other).count
    let lead = cellLimit / 3
    guard other != text, common > cellLimit - lead / 2 else { return "\(text.prefix(cellLimit - 1))…" }
    let width = cellLimit - lead - 2
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
