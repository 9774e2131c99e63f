/// Returns the lines of a text, none longer than a report's width if its values allow. Values and calls in brackets or
/// quotation marks are not broken, and neither is a path at the end, so that a reader can copy them.
///
/// - Parameter indentation: The spaces before the first line. Further lines have four more.
func wrapped(_ text: String, from indentation: Int) -> [String] {
    wrapped(unbrokenParts(of: text), from: indentation)
}

/// Returns the lines of a list of facts, each of which is on one line if it fits.
func wrapped(facts: [String], from indentation: Int) -> [String] {
    let width = Limits.Reporting.columns - indentation - 4
    let parts = facts.flatMap { $0.count > width ? unbrokenParts(of: $0) : [$0] }
    return wrapped(parts, from: indentation)
}

private func wrapped(_ parts: [String], from indentation: Int) -> [String] {
    let width = Limits.Reporting.columns
    let further = indentation + 4
    var lines: [String] = []
    let first = parts.first ?? ""
    var line = String(repeating: " ", count: indentation) + first
    var length = indentation + first.count
    for word in parts.dropFirst() {
        let count = word.count
        // A value that is too long for any line stays with the words before it, which say what it is.
        let isTooLong = further + count > width && length < width / 2
        if length + 1 + count <= width || isTooLong {
            line += " \(word)"
            length += 1 + count
        } else {
            lines.append(line)
            line = String(repeating: " ", count: further) + word
            length = further + count
        }
    }
    return lines + [line]
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
