/// The width of generated lines, if they can be broken.
let lineWidth = 110

/// The number of spaces of one indentation level.
let indentationWidth = 4

/// Indents lines by one level.
func indented(_ lines: [String]) -> [String] {
    let indentation = String(repeating: " ", count: indentationWidth)
    return lines.map { $0.isEmpty ? $0 : indentation + $0 }
}

/// Writes a block in braces, on one line if its body is one line and fits.
///
/// - Parameters:
///   - head: The lines before the opening brace.
///   - body: The lines in the braces.
///   - depth: The indentation level of the head.
func block(_ head: [String], _ body: [String], depth: Int) -> [String] {
    if body.isEmpty { return head.dropLast() + ["\(head.last ?? "") {}"] }
    let line = "\(head.last ?? "") { \(body.first ?? "") }"
    if body.count == 1, depth * indentationWidth + line.count <= lineWidth { return head.dropLast() + [line] }
    return head.dropLast() + ["\(head.last ?? "") {"] + indented(body) + ["}"]
}

func block(_ head: String, _ body: [String], depth: Int) -> [String] { block([head], body, depth: depth) }

/// Writes items between two strings, on one line if they fit, otherwise on lines of their own.
func row(_ start: String, _ items: [String], _ end: String, depth: Int = 0) -> [String] {
    let line = start + items.joined(separator: ", ") + end
    if depth * indentationWidth + line.count + braceWidth <= lineWidth { return [line] }
    if items.isEmpty {
        let lines = broken(end, depth: 0, isForced: true)
        return [start + lines[0]] + lines.dropFirst()
    }
    let together = items.joined(separator: ", ")
    let isShort = (depth + 1) * indentationWidth + together.count <= lineWidth
    let below = items.enumerated().map { $0 == items.count - 1 ? $1 : $1 + "," }
    return [start] + indented(isShort ? [together] : below) + broken(end, depth: depth)
}

/// The width of the opening brace that follows a declaration, with its space.
private let braceWidth = " {".count

/// Breaks the end of a declaration before its constraints if it is too long.
private func broken(_ end: String, depth: Int, isForced: Bool = false) -> [String] {
    guard isForced || depth * indentationWidth + end.count + braceWidth > lineWidth,
        let constraints = end.firstRange(of: " where ")
    else {
        return [end]
    }
    return [String(end[..<constraints.lowerBound]), String(end[constraints.lowerBound...].dropFirst())]
}
