import Foundation

/// A failure that a test framework has received, as one line for a tool that reads the output of a test run.
struct FailureLine {
    let failure: FailureReport
    /// The test that received the failure, if it is known.
    var test: String?
    /// The arguments of the case of a parameterized test; nil for another test.
    var arguments: [String]?
    /// Whether the test expects the failure, if it is known.
    var isKnown: Bool?

    /// The line of JSON, without a newline at its end. It starts with the version of the format, so that it can be told
    /// from other output.
    var json: String {
        let encoder = JSONEncoder()
        // Equal failures have equal lines.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and integers always encode.
        guard let data = try? encoder.encode(Content(line: self)) else { return "" }
        let fields = String(decoding: data, as: UTF8.self).dropFirst()
        return "{\"expectkit\":1," + Self.withoutNewlines(String(fields))
    }

    /// Escapes the newlines that JSON allows in a text. Tools that split output into lines may split there.
    private static func withoutNewlines(_ json: String) -> String {
        var line = ""
        for scalar in json.unicodeScalars {
            switch scalar {
            case "\u{85}": line += "\\u0085"
            case "\u{2028}": line += "\\u2028"
            case "\u{2029}": line += "\\u2029"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    private struct Content: Encodable {
        enum Field: CodingKey { case test, arguments, isKnown }

        let line: FailureLine

        func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: Field.self)
            try fields.encodeIfPresent(line.test, forKey: .test)
            try fields.encodeIfPresent(line.arguments, forKey: .arguments)
            try fields.encodeIfPresent(line.isKnown, forKey: .isKnown)
            try line.failure.encode(to: encoder)
        }
    }
}
