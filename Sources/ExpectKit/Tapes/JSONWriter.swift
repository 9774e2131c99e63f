extension JSONValue {
    /// The text of the value: the same value always in the same words, which are those of `JSONEncoder` with the options
    /// `prettyPrinted`, `sortedKeys` and `withoutEscapingSlashes`, but for numbers that it cannot hold.
    var text: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .unsigned(let value): text += "\(value)"
        case .number(let value): text += Self.text(of: value)
        case .digits(let digits): text += digits
        case .string(let string): Self.write(string, to: &text)
        case .array(let values):
            Self.write(values, in: ("[", "]"), to: &text, indent: indent) { value, text, inner in
                value.write(to: &text, indent: inner)
            }
        case .object(let fields), .dictionary(let fields):
            let sorted = fields.sorted { $0.key < $1.key }
            Self.write(sorted, in: ("{", "}"), to: &text, indent: indent) { field, text, inner in
                Self.write(field.key, to: &text)
                text += " : "
                field.value.write(to: &text, indent: inner)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], in brackets: (String, String), to text: inout String, indent: String,
        _ write: (Part, inout String, String) -> Void
    ) {
        let inner = indent + "  "
        text += brackets.0 + "\n"
        for (number, part) in parts.enumerated() {
            text += (number > 0 ? ",\n" : "") + inner
            write(part, &text, inner)
        }
        text += "\n" + indent + brackets.1
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        var string = string
        let isPlain = string.withUTF8 { firstSpecialByte(in: $0, from: 0) == $0.count }
        if isPlain { return text += string }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{8}": text += "\\b"
            case "\u{c}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case ..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
