import ExpectKit

extension JSONValue {
    /// The value on one line, shortened for a report.
    var excerpt: String {
        let limit = Limits.Describing.characters
        var text = ""
        appendWords(to: &text, limit)
        return shortened(text, to: limit, isCounted: false)
    }

    /// The kind of the value, in place of a value that may contain a secret.
    var hiddenWords: String { "\(kind.words) (hidden)" }

    /// Appends the words for the value, and stops when the text is long enough to be shortened.
    private func appendWords(to text: inout String, _ limit: Int) {
        func appendParts<Part>(_ parts: [Part], _ append: (Part) -> Void) {
            for (index, part) in parts.enumerated() where text.utf8.count <= 4 * limit {
                if index > 0 { text += ", " }
                append(part)
            }
        }
        switch self {
        case .string(let value): text += String(value.prefix(limit + 1)).debugDescription
        case .array(let values), .unordered(let values, _):
            text += "["
            appendParts(values) { $0.appendWords(to: &text, limit) }
            text += "]"
        case .object(let fields), .dictionary(let fields):
            text += "{"
            appendParts(fields.sorted { $0.key < $1.key }) { name, value in
                text += "\(name): "
                value.appendWords(to: &text, limit)
            }
            text += "}"
        case .null: text += "nil"
        case .bool(let value): text += "\(value)"
        case .number(let value): text += "\(value)"
        case .double(let value): text += "\(value)"
        }
    }
}
