import ExpectKit

/// Replaces the contents of the string literals in a text. The closure gets them without escapes.
func mapLiterals(_ text: String, _ change: (String) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\"") {
        result += rest[..<start]
        rest = rest[start...]
        guard let (content, end) = literal(at: rest) else { break }
        let changed = change(content)
        result += changed == content ? String(rest[..<end]) : changed.debugDescription
        rest = rest[end...]
    }
    return result + rest
}

/// Reads the literal at the beginning of a text.
private func literal(at text: Substring) -> (content: String, end: Substring.Index)? {
    var content = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    var index = scalars.index(after: scalars.startIndex)
    while index < scalars.endIndex, scalars[index] != "\"" {
        guard scalars[index] == "\\" else {
            content.append(scalars[index])
            index = scalars.index(after: index)
            continue
        }
        index = scalars.index(after: index)
        guard index < scalars.endIndex else { return nil }
        switch scalars[index] {
        case "n": content.append("\n")
        case "t": content.append("\t")
        case "r": content.append("\r")
        case "0": content.append("\0")
        case "u":
            let digits = scalars[index...].dropFirst(2).prefix { $0 != "}" }
            guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code),
                digits.endIndex < scalars.endIndex
            else { return nil }
            content.append(scalar)
            index = digits.endIndex
        default: content.append(scalars[index])
        }
        index = scalars.index(after: index)
    }
    guard index < scalars.endIndex else { return nil }
    return (String(content), scalars.index(after: index))
}
