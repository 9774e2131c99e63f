/// The parts of a report, in this order: the call; the declarations and calls that it is compared with, nearest first;
/// where it was called; its answer; the states; both sequences side by side; the notes and the advice.
///
/// They are laid out only when the text is read, so that secrets are redacted in whole values, and not in lines that are
/// shortened and broken.
struct ReportText {
    /// A line about a declaration or a call that the failure is compared with.
    private struct Comparison {
        /// The facts in the line, which begins with the role.
        var facts: [String]
        /// The lines below it.
        var differences: [String]
    }

    private(set) var headline: String
    /// Whether the headline is a sentence, and may be broken. A call is not broken, because many tools show only the
    /// first line.
    private let isSentence: Bool
    private var comparisons: [Comparison]
    private var origin: [String]
    private var answer: String?
    private var states: [String]
    private var table: TableText?
    private var advice: [String]

    init(_ violation: Violation, _ wording: Wording) {
        headline = "\(violation.mock): \(wording.headline)"
        isSentence = violation.problem.isSentence
        comparisons = wording.mentions.map {
            Comparison(facts: $0.facts(besides: violation.place), differences: differenceLines($0))
        }
        origin = originLines(violation)
        answer = violation.answer?.words
        states = violation.states.map(\.words)
        table = violation.table.map(TableText.init)
        advice = wording.advice
    }

    /// The whole text.
    var text: String {
        var lines = isSentence ? wrapped(headline, from: 0, then: 4) : [headline]
        for comparison in comparisons {
            lines += wrapped(facts: comparison.facts, from: 2, then: 6) + comparison.differences
        }
        lines += origin
        if let answer { lines += wrapped("answered: \(answer)", from: 2, then: 6) }
        if !states.isEmpty {
            lines += wrapped("states: \(states.joined(separator: ", "))", from: 2, then: 6)
        }
        if let table {
            lines += [""] + table.lines
            if !advice.isEmpty { lines.append("") }
        }
        lines += advice.flatMap { wrapped($0, from: 2, then: 6) }
        return lines.joined(separator: "\n")
    }

    /// Returns the parts with changed texts.
    func mapText(_ change: (String) -> String) -> Self {
        var parts = self
        parts.headline = change(headline)
        parts.comparisons = comparisons.map {
            Comparison(facts: $0.facts.map(change), differences: $0.differences.map(change))
        }
        parts.origin = origin.map(change)
        parts.answer = answer.map(change)
        parts.states = states.map(change)
        parts.table = table?.mapText(change)
        parts.advice = advice.map(change)
        return parts
    }
}

private func differenceLines(_ mention: Mention) -> [String] {
    mention.differences.prefix(Limits.Comparing.differences).flatMap { difference in
        differenceLines(difference).map { "    \($0)" }
    }
}

extension Mention {
    /// The facts in its line, without its place if that is the failure's own line, which tools show anyway.
    fileprivate func facts(besides own: FailurePlace) -> [String] {
        let isOwn = place == own.words && candidate.location.filePath == own.filePath
        let shownPlace = isOwn ? nil : place
        return ["\(label ?? candidate.role.words):"] + details.dropLast().map { "\($0)," } + details.suffix(1)
            + (shownPlace.map { ["(\($0))"] } ?? [])
    }
}

extension FailurePlace {
    /// The file's name and the line.
    var words: String { "\(fileName(ofPath: filePath)):\(line)" }
}

extension FailureReport.Candidate.Role {
    /// The text at the start of a line of a report.
    var words: String {
        switch self {
        case .nearest: "nearest"
        case .overload: "overload of"
        case .next: "expected next"
        case .before: "expected before it"
        case .after: "expected after it"
        case .ended: "expected after it"
        case .declared, .met: "declared"
        case .stub: "nearest stub"
        case .outOfTurn: "called out of order"
        case .early: "called too early"
        case .instead: "called instead"
        case .verified: "verified"
        case .called: "called"
        }
    }
}

extension Violation.Problem {
    /// Whether its headline is a sentence, and not a call.
    fileprivate var isSentence: Bool {
        switch self {
        case .wrongAnswer, .misuse: true
        case .other(let problem): problem.headlineMayBreak
        default: false
        }
    }
}

/// Returns the line of a report that shows the way from the test to the mock, if there is more than the line of the
/// failure itself.
func originLines(_ violation: Violation) -> [String] {
    let places = violation.origin.frames(besides: violation.place).map(\.description)
    if places.isEmpty { return [] }
    let start = "  called at "
    return [start + chain(of: places, width: Limits.Reporting.columns - start.count)]
}

/// Joins places by arrows. If the chain is too wide, places in its middle are left out.
private func chain(of places: [String], width: Int) -> String {
    let arrow = " → "
    let whole = places.joined(separator: arrow)
    if whole.count <= width || places.count < 3 { return whole }
    var text = ""
    // The line that made the call says most, then the first one after the test.
    for kept in (2..<places.count).reversed() {
        let shown = places.prefix(kept / 2) + ["…"] + places.suffix(kept - kept / 2)
        text = shown.joined(separator: arrow)
        if text.count <= width { break }
    }
    return text
}
