// The parts of every report, in this order: the call and its line; the declarations and calls that it is compared
// with, nearest first; the answer; the states; both sequences side by side; the advice.

/// Returns the text of a failure.
func reportText(of violation: Violation, _ wording: Wording) -> String {
    var lines = ["\(violation.mock): \(wording.headline)"]
    lines += originLines(violation)
    lines += wording.mentions.flatMap(mentionLines)
    if let answer = violation.answer { lines.append("  answered: \(answer.words)") }
    if !violation.states.isEmpty {
        lines.append("  states: \(violation.states.map(\.words).joined(separator: ", "))")
    }
    if let table = violation.table {
        lines.append("")
        lines += tableLines(table)
        if !wording.advice.isEmpty { lines.append("") }
    }
    lines += wording.advice.map { "  \($0)" }
    return lines.joined(separator: "\n")
}

private func mentionLines(_ mention: Mention) -> [String] {
    ["  \(mention.candidate.role.words): \(mention.details.joined(separator: ", ")) (\(mention.place))"]
        + mention.differences.prefix(Limits.Comparing.differences).map { difference in
            let path = difference.path.isEmpty ? "" : "\(difference.path): "
            return "    \(path)expected \(difference.expected), got \(difference.got)"
        }
}

extension FailureReport.Candidate.Role {
    /// The text at the start of a line of a report.
    var words: String {
        switch self {
        case .nearest: "nearest"
        case .next: "expected next"
        case .before: "expected before it"
        case .after: "expected after it"
        case .ended: "its turn ended with"
        case .declared: "declared"
        case .met: "already met"
        case .stub: "nearest stub"
        case .outOfTurn: "called out of turn"
        case .early: "called too early"
        case .instead: "called instead"
        case .verified: "verified"
        case .called: "called"
        }
    }
}
