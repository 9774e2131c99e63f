import ExpectKit

/// Writes JSON values. Equal values have equal texts.
///
/// The text is that of `JSONEncoder` with the options `prettyPrinted`, `sortedKeys` and `withoutEscapingSlashes`, and also
/// has the numbers that `JSONEncoder` cannot hold.
struct JSONWriter {
    private(set) var text = ""
    private var indent = ""

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .unsigned(let value): text += "\(value)"
        case .number(let value): text += JSONValue.text(of: value)
        case .digits(let digits): text += digits
        case .string(let string): write(string)
        case .array(let values), .unordered(let values, _):
            write(values, in: ("[", "]")) { $0.write($1) }
        case .object(let fields), .dictionary(let fields):
            write(fields.sorted { $0.key < $1.key }, in: ("{", "}")) { writer, field in
                writer.write(field.key)
                writer.text += " : "
                writer.write(field.value)
            }
        }
    }

    private mutating func write<Part>(
        _ parts: [Part], in brackets: (String, String), _ write: (inout JSONWriter, Part) -> Void
    ) {
        let outer = indent
        indent += "  "
        text += brackets.0 + "\n"
        for (number, part) in parts.enumerated() {
            text += (number > 0 ? ",\n" : "") + indent
            write(&self, part)
        }
        indent = outer
        text += "\n" + indent + brackets.1
    }

    private mutating func write(_ string: String) {
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

extension JSONValue {
    /// The value as JSON.
    var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }
}
