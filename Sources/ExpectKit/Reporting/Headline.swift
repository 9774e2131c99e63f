/// Makes the first line of a report. Many tools show only this line, so it says the mistake alone, and fits into the
/// width of a report.
struct Headline {
    /// The columns after the name of the mock.
    private let width: Int

    init(of mock: String, before end: String = "") {
        // The line of a mock with a very long name has room for the mistake, too.
        width = max(Limits.Reporting.columns / 2, Limits.Reporting.columns - mock.count - 2 - end.count)
    }

    func sentence(_ start: String = "", _ call: String, _ end: String = "") -> String {
        start + shortened(call, from: call, to: width - start.count - end.count) + end
    }

    /// Returns a sentence that shows how two calls differ.
    func comparison(
        _ start: String = "", of first: String, _ middle: String, _ second: String, _ end: String = ""
    ) -> String {
        let room = width - start.count - middle.count - end.count
        // The name of the second call is not cut if there is room for the name of the first.
        let most = max(Self.name(of: first).count, room - Self.name(of: second).count)
        let shown = shortened(first, from: second, to: min(most, max(room / 2, room - second.count)))
        return start + shown + middle + shortened(second, from: first, to: room - shown.count) + end
    }

    /// Returns a call without its arguments, such as `charge(…)`.
    static func name(of call: String) -> String { call.firstIndex(of: "(").map { "\(call[...$0])…)" } ?? call }

    /// Returns a text such as `add(…): task.id is "B", expected "A" (+ 1 more)`, and whether it shows all differences as
    /// a whole. There is at least one.
    func difference(of call: String, _ differences: [Difference], _ verb: String = "expected") -> CutText {
        let start = shortened("\(call.prefix { $0 != "(" })", from: "", to: width / 2) + "(…): "
        if let (first, second) = swapped(differences) {
            let words = differences[0].headline(to: width, verb)
            return (sentence(start, "\(first) and \(second) are swapped: \(words.text)"), false)
        }
        if let (element, actual, expected) = moved(differences) {
            let end = " is at \(tail(of: actual, to: width / 4)), expected at \(tail(of: expected, to: width / 4))"
            return (start + shortened(element, from: "", to: width - start.count - end.count) + end, false)
        }
        let rest = differences.count - 1
        let isCut = rest >= Limits.Comparing.differences
        let more = rest > 0 ? " (+ \(isCut ? "\(rest) or" : "\(rest)") more)" : ""
        let words = differences[0].headline(to: width - start.count - more.count, verb)
        return (start + words.text + more, words.isWhole && rest == 0)
    }

    /// The names of two arguments, each of which has the value that the other one is expected to have.
    private func swapped(_ differences: [Difference]) -> (String, String)? {
        guard differences.count == 2, let first = differences[0].wholeTexts,
            let second = differences[1].wholeTexts, first == (second.got, second.expected)
        else { return nil }
        return (differences[0].fullPath, differences[1].fullPath)
    }

    /// The only element or entry that is in another place than expected, and both places.
    private func moved(_ differences: [Difference]) -> (element: String, actual: String, expected: String)? {
        guard differences.count == 2 else { return nil }
        for (first, second) in [(differences[0], differences[1]), (differences[1], differences[0])] {
            if case .missing(let missing) = first.kind, case .notExpected(let other) = second.kind,
                missing.isMoved, missing == other, let words = missing.words
            {
                return (words, second.fullPath, first.fullPath)
            }
        }
        return nil
    }

    func count(of fact: DeclarationFact) -> String {
        count(of: fact.call, fact.total?.calls ?? fact.calls, fact.total?.count ?? fact.count)
    }

    func count(of call: String, _ calls: Int, _ count: CallCount?) -> String {
        let expected = count.map { ", expected \($0.words)" } ?? ""
        return sentence("", call, " was called \(CallCount.times(calls))\(expected)")
    }
}

/// Returns the end of a path, which says most.
func tail(of path: String, to width: Int) -> String { path.count > width ? "…\(path.suffix(width - 1))" : path }

func shortened(_ text: String, from other: String, to width: Int) -> String {
    shownDifference(of: text, from: other, to: width).text
}

/// Returns a text that is cut to a width around its difference from another one, and whether it has the whole part that
/// differs.
func shownDifference(of text: String, from other: String, to width: Int) -> CutText {
    if text.count <= width { return (text, true) }
    // The words around it may need all the room.
    let width = max(1, width)
    let (text, other) = (Array(text), Array(other))
    let start = zip(text, other).prefix { $0 == $1 }.count
    let equalEnd = zip(text[start...].reversed(), other[start...].reversed()).prefix { $0 == $1 }.count
    let name = text.firstIndex(of: "(").map { $0 + 1 } ?? 0
    let isCall = name > 0 && text.last == ")"
    let (head, tail) = isCall ? (text[..<name], ")") : (text[..<0], "")
    // The names differ, or nothing does.
    if start < head.count || start == text.count {
        return ("\(String(text.prefix(max(1, width - 1 - tail.count))))…\(tail)", true)
    }
    // A name that is very long leaves room for the difference.
    let shownHead = head.count > width / 2 ? "\(String(head.prefix(width / 2)))…" : String(head)
    func window(_ part: Range<Int>) -> String {
        var lower = max(head.count, part.lowerBound)
        var upper = max(lower, min(part.upperBound, text.count - tail.count))
        // An escape such as `\n` is not cut in half.
        if lower > head.count, text[lower - 1] == "\\" { lower -= 1 }
        if upper < text.count - tail.count, upper > lower, text[upper - 1] == "\\" { upper -= 1 }
        return shownHead + (lower > head.count ? "…" : "") + String(text[lower..<upper])
            + (upper < text.count - tail.count ? "…" : "") + tail
    }
    // The part that differs, with the words or the short literal around it, and its label.
    let partStart = text.label(before: text.lower(of: start))
    let whole = window(partStart..<text.upper(of: text.count - equalEnd))
    if whole.count <= width { return (whole, true) }
    // Only the beginning of the part fits. A little of what is equal tells where it is.
    let near = start - partStart > width / 3 ? start - Limits.Reporting.cellContext : partStart
    let lower = max(head.count, near)
    let room = max(1, width - shownHead.count - tail.count - 2 - (start - lower))
    return (window(lower..<min(start + room, text.count)), false)
}

extension [Character] {
    /// The start of the label before a value, such as `bowls: `; the start of the value if it has none.
    fileprivate func label(before value: Int) -> Int {
        guard value >= 2, self[value - 1] == " ", self[value - 2] == ":" else { return value }
        let near = self[Swift.max(0, value - 2 - Limits.Reporting.cellLiteral)..<value - 2]
        return near.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0 + 1 } ?? near.startIndex
    }

    fileprivate func lower(of index: Int) -> Int {
        let near = Swift.max(0, index - Limits.Reporting.cellLiteral)..<index
        if isInsideLiteral(index), let quote = self[near].lastIndex(of: "\"") { return quote }
        return self[near].lastIndex { " ([{".contains($0) }.map { $0 + 1 } ?? near.lowerBound
    }

    fileprivate func upper(of index: Int) -> Int {
        let near = index..<Swift.min(count, index + Limits.Reporting.cellLiteral)
        if isInsideLiteral(index), let quote = self[near].firstIndex(of: "\"") { return quote + 1 }
        return self[near].firstIndex { " )]},".contains($0) } ?? near.upperBound
    }

    private func isInsideLiteral(_ index: Int) -> Bool {
        var (isInside, isEscaped) = (false, false)
        for character in self[..<index] {
            if character == "\"", !isEscaped { isInside.toggle() }
            isEscaped = character == "\\" && !isEscaped
        }
        return isInside
    }
}
