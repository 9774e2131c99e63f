/// Returns a text that is cut to a width around its difference from another one.
func shortened(_ text: String, from other: String, to width: Int) -> String {
    shownDifference(of: text, from: other, to: width).text
}

/// Returns the name of a call and the part that differs from another call, shortened to a width, and whether the text has
/// the whole part.
func shownDifference(of text: String, from other: String, to width: Int) -> (text: String, isWhole: Bool) {
    if text.count <= width { return (text, true) }
    let (text, other) = (Array(text), Array(other))
    let length = min(text.count, other.count)
    let start = (0..<length).first { text[$0] != other[$0] } ?? length
    let end = (0..<length - start).first { text[text.count - 1 - $0] != other[other.count - 1 - $0] }
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
    let whole = window(partStart..<text.upper(of: text.count - (end ?? length - start)))
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
        let start = near.lastIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0 + 1 }
        return start ?? near.startIndex
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
