import Foundation

extension Violation {
    /// The headline. A call is not broken, because many tools show only the first line.
    func headlineLines(_ wording: Wording) -> [String] {
        let headline = "\(mock): \(wording.headline)"
        switch problem {
        case .wrongAnswer, .misuse: return wrapped(headline, from: 0)
        case .other(let problem) where problem.headlineMayBreak: return wrapped(headline, from: 0)
        default: return [headline]
        }
    }

    /// The lines after the headline: what was expected and what came instead, nearest first; where it was called; its
    /// answer; the states; the table; the notes and the advice.
    func detailLines(_ wording: Wording) -> [String] {
        var lines: [String] = []
        for mention in wording.mentions {
            lines += wrapped(facts: mention.facts(besides: place.location), from: 2)
            if let why = mention.why { lines += wrapped("why:      \(why)", from: 2) }
            if let got = mention.got {
                let start = "  \(FailureReport.Candidate.Role.called.words) "
                let room = Limits.Reporting.columns - start.count
                lines.append(start + shortened(got, from: mention.candidate.call ?? got, to: room))
            }
            lines += differenceLines(mention)
        }
        lines += originLines(self)
        if let answer { lines += wrapped("answered: \(answer.words(to: Limits.Reporting.part))", from: 2) }
        if !states.isEmpty { lines += wrapped("states: \(states.map(\.words).joined(separator: ", "))", from: 2) }
        let remarks = wording.notes + wording.advice.map { "help: \($0)" }
        if let table, !isAfterTest, !isSaid(table, by: wording) {
            lines += [""] + TableText(table).lines + (remarks.isEmpty ? [] : [""])
        }
        lines += remarks.flatMap { wrapped($0, from: 2) }
        // A value that is too long for a line is shown where it differs. The report as data has it whole.
        return lines.map { shortened($0, from: $0, to: Limits.Reporting.columns) }
    }
}

/// Whether the only row of a table has a difference that stands above it.
private func isSaid(_ table: SequenceTable, by wording: Wording) -> Bool {
    table.rows.count == 1 && table.above + table.below == 0 && table.rows[0].expected != nil
        && wording.mentions.count == 1 && !wording.mentions[0].candidate.differences.isEmpty
}

private func differenceLines(_ mention: Mention) -> [String] {
    let limit = Limits.Comparing.differences
    let lines = mention.differences.prefix(limit).flatMap(differenceLines)
    return (lines + (mention.differences.count > limit ? ["… and more"] : [])).map { "    \($0)" }
}

extension Mention {
    /// The facts in its line, without its place if that is the failure's own line, which tools show anyway.
    fileprivate func facts(besides own: FailureReport.Location) -> [String] {
        let isOwn = place == "\(own.relativePath):\(own.line)" && candidate.location.filePath == own.filePath
        return [label ?? candidate.role.words] + details.dropLast().map { "\($0)," } + details.suffix(1)
            + (isOwn ? [] : place.map { ["(\($0))"] } ?? [])
    }
}

extension FailureReport.Candidate.Role {
    /// The text at the start of a line of a report. What was expected and what came are aligned.
    var words: String {
        switch self {
        case .nearest, .overload, .next, .before, .after, .ended, .declared, .met, .verified: "expected:"
        case .stub: "stubbed: "
        case .outOfTurn, .early, .instead, .called: "got:     "
        }
    }
}

/// Returns the way from the test to the mock, if it is more than the line of the failure itself.
func originLines(_ violation: Violation) -> [String] {
    let place = violation.place.location
    let places = violation.origin
        .filter { !$0.isPlaced || $0.line != place.line || $0.path != place.filePath }.map(\.description)
    if places.isEmpty { return [] }
    // The line that made the call says most, then the first one after the test.
    let limit = Limits.Reporting.callers
    let shown = places.count > limit ? [places[0], "…"] + places.suffix(limit - 2) : places
    return wrapped(facts: ["called at \(shown[0])"] + shown.dropFirst().map { "→ \($0)" }, from: 2)
}

extension Limits {
    enum Reporting {
        static let columns = 100
        /// The lines of code that a report names on the way from the test to the mock.
        static let callers = 8
        /// The characters of an answer, or of a call in a list of calls.
        static let part = 60
        /// The rows of a table on each side of the first difference.
        static let rows = 3
        /// The characters of a literal that a shortened text shows whole around a difference.
        static let cellLiteral = 16
        /// The equal characters that it shows before a difference that does not fit.
        static let cellContext = 6
        /// The characters of a difference on one line. The indentation is added to them.
        static let differenceWidth = 96
        /// The failures of a mock that are kept until a test can receive them.
        static let keptFailures = 100
        /// The calls of a mock that are traced: each trace takes a kilobyte.
        static let traces = 1000
        /// The time after which a reporter counts as blocked.
        static let patience = Duration.seconds(60)
        /// The tests that a report names which comes when the process ends.
        static let declaringTests = 3
        /// The longest extension of a wait for calls by the time in which failures are reported.
        static let waitExtension = Duration.seconds(60)
    }
}

/// Returns lines within the width of a report if the values allow. What stands in brackets or quotation marks is not
/// broken, and neither is a path at the end, so that a reader can copy them. Further lines have four more spaces.
func wrapped(_ text: String, from indentation: Int) -> [String] { wrapped(facts: [text], from: indentation) }

/// Each fact is on one line if it fits.
func wrapped(facts: [String], from indentation: Int) -> [String] {
    let width = Limits.Reporting.columns
    let further = indentation + 4
    let parts = facts.flatMap { further + $0.count > width ? unbrokenParts(of: $0) : [$0] }
    var lines = [spaces(indentation) + (parts.first ?? "")]
    for part in parts.dropFirst() {
        let (length, added) = (lines[lines.count - 1].count, part.count)
        // A value that is too long for any line stays with the words before it, which say what it is.
        let isTooLong = further + added > width && length < width / 2
        if length + 1 + added <= width || isTooLong {
            lines[lines.count - 1] += " \(part)"
        } else {
            lines.append(spaces(further) + part)
        }
    }
    return lines
}

/// Returns the parts of a text between the spaces at which it may be broken.
private func unbrokenParts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var (depth, isQuoted, isEscaped) = (0, false, false)
    for character in text {
        // A path may have spaces. It is the end of its sentence.
        let isPath = part.hasPrefix("/") && parts.last?.hasSuffix(":") == true
        if character == " ", depth == 0, !isQuoted, !isPath {
            parts.append(part)
            part = ""
            continue
        }
        part.append(character)
        switch character {
        case _ where isEscaped: isEscaped = false
        case "\\" where isQuoted: isEscaped = true
        case "\"": isQuoted.toggle()
        case "(", "[", "{", "“": depth += isQuoted ? 0 : 1
        case ")", "]", "}", "”": depth -= isQuoted ? 0 : min(1, depth)
        default: break
        }
    }
    return parts + [part]
}
