/// Lines of generated code do not get longer than this where they can be broken.
let lineWidth = 110

/// Indents lines by one step.
func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "    " + $0 } }

/// Puts lines into braces: in one line where there is but one and it fits.
///
/// - Parameters:
///   - head: What stands before the braces, in one line or several.
///   - body: What stands in them.
///   - depth: How many steps the head will be indented.
func block(_ head: [String], _ body: [String], depth: Int) -> [String] {
    if body.isEmpty { return head.dropLast() + ["\(head.last ?? "") {}"] }
    let line = "\(head.last ?? "") { \(body.first ?? "") }"
    if body.count == 1, depth * 4 + line.count <= lineWidth { return head.dropLast() + [line] }
    return head.dropLast() + ["\(head.last ?? "") {"] + indented(body) + ["}"]
}

func block(_ head: String, _ body: [String], depth: Int) -> [String] { block([head], body, depth: depth) }

/// Writes items in a row between two texts, or in a line of their own where they do not fit.
func row(_ start: String, _ items: [String], _ end: String, depth: Int = 0) -> [String] {
    let line = start + items.joined(separator: ", ") + end
    // A brace follows.
    if depth * 4 + line.count + 2 <= lineWidth { return [line] }
    if items.isEmpty {
        let lines = broken(end, depth: 0, isForced: true)
        return [start + lines[0]] + lines.dropFirst()
    }
    let together = items.joined(separator: ", ")
    let isShort = (depth + 1) * 4 + together.count <= lineWidth
    let below = items.enumerated().map { $0 == items.count - 1 ? $1 : $1 + "," }
    return [start] + indented(isShort ? [together] : below) + broken(end, depth: depth)
}

/// Breaks what stands behind the parameters before its constraints, where it is too long.
private func broken(_ end: String, depth: Int, isForced: Bool = false) -> [String] {
    guard isForced || depth * 4 + end.count + 2 > lineWidth, let constraints = end.firstRange(of: " where ")
    else {
        return [end]
    }
    return [String(end[..<constraints.lowerBound]), String(end[constraints.lowerBound...].dropFirst())]
}
