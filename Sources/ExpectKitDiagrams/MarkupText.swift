internal import ExpectKit

// The texts of client code in HTML.

extension String {
    /// The text for HTML, as the content of an element or as the value of a quoted attribute.
    var escapedForHTML: String {
        var escaped = ""
        for scalar in visible.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The text with escapes for control characters, and for those that change the direction of the text around them.
    private var visible: String {
        guard unicodeScalars.contains(where: \.isInvisibleControl) else { return self }
        var visible = ""
        for scalar in unicodeScalars {
            if scalar.isInvisibleControl {
                visible += scalar.escaped(asASCII: true)
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// The text for a label of a diagram: on one line, and cut off if it is long.
    var label: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        let limit = Limits.Diagrams.label
        return line.count > limit ? "\(line.prefix(limit - 1))…" : line
    }

    /// The text for a tooltip, which shows what a label cuts off.
    var tooltip: String {
        let limit = Limits.Diagrams.tooltip
        return count > limit ? "\(prefix(limit - 1))…" : self
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisibleControl: Bool {
        switch self {
        case "\n", "\r", "\t": false
        case "\u{61c}", "\u{200e}", "\u{200f}", "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}": true
        default: value < 0x20 || (0x7f...0x9f).contains(value)
        }
    }
}
