extension Violation {
    /// The headline, as lines of the report.
    ///
    /// A call is not broken, because many tools show only the first line.
    func headlineLines(_ wording: Wording) -> [String] {
        let headline = "\(mock): \(wording.headline)"
        return problem.isSentence ? wrapped(headline, from: 0, then: 4) : [headline]
    }

    /// The lines of the report after the headline, in this order: the declarations and calls that it is compared with,
    /// nearest first; where it was called; its answer; the states; both sequences side by side; the notes and the advice.
    func detailLines(_ wording: Wording, _ style: TextStyle = .plain) -> [String] {
        var lines: [String] = []
        for mention in wording.mentions {
            lines +=
                wrapped(facts: mention.facts(besides: place), from: 2, then: 6)
                + differenceLines(mention, style)
        }
        lines += originLines(self)
        if let answer { lines += wrapped("answered: \(answer.words)", from: 2, then: 6) }
        if !states.isEmpty {
            lines += wrapped("states: \(states.map(\.words).joined(separator: ", "))", from: 2, then: 6)
        }
        if let table, !isSaid(table, by: wording) {
            lines += [""] + TableText(table, style).lines
            if !wording.advice.isEmpty { lines.append("") }
        }
        return lines + wording.advice.flatMap { wrapped($0, from: 2, then: 6) }
    }
}

/// Whether a table has only one row, whose difference stands above it.
private func isSaid(_ table: SequenceTable, by wording: Wording) -> Bool {
    table.rows.count == 1 && table.above + table.below == 0 && table.rows[0].expected != nil
        && wording.mentions.count == 1 && !wording.mentions[0].differences.isEmpty
}

private func differenceLines(_ mention: Mention, _ style: TextStyle) -> [String] {
    mention.differences.prefix(Limits.Comparing.differences).flatMap { difference in
        differenceLines(difference, style).map { "    \($0)" }
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

extension Limits {
    /// The text of a report, and its delivery.
    enum Reporting {
        /// The missing calls of one mock that a history has.
        static let missingCalls = 100
        /// The columns of a line of a report.
        static let columns = 80
        /// The rows of a table on each side of the first difference.
        static let rows = 3
        /// The characters of a literal that a shortened cell shows whole around a difference.
        static let cellLiteral = 16
        /// The equal characters that a shortened cell shows before a difference that does not fit.
        static let cellContext = 6
        /// The characters of a difference on one line. The indentation is added to them.
        static let differenceWidth = 76
        /// The failures of a mock that are kept until a test can receive them.
        static let keptFailures = 100
        /// The calls of a mock that are traced: each trace takes a kilobyte.
        static let traces = 1000
        /// The time after which a reporter counts as blocked.
        static let patience = Duration.seconds(60)
        /// The tests that a report names which comes when the process ends.
        static let declaringTests = 3
        /// The longest extension of a wait for calls. A wait is extended by the time in which failures are reported.
        static let waitExtension = Duration.seconds(60)
    }
}
