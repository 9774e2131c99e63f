import ExpectKit

/// What is wrong with the file of a tape.
struct TapeFlaw: Error, Hashable, Sendable {
    /// The sentence of a report. It follows the name of the file.
    let words: String

    init(_ words: String) { self.words = words }

    static func tooDeep(limit: Int) -> TapeFlaw {
        TapeFlaw("its values are nested more than \(limit) levels deep")
    }

    static func wrongKind(of subject: String, expected: JSONKind, found: JSONValue) -> TapeFlaw {
        TapeFlaw("\(subject) must be \(expected.words), but is \(found.kind.words)")
    }
}

/// The kinds of JSON values.
enum JSONKind: Hashable, Sendable {
    case null, boolean, number, string, list, object

    var words: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension TapeProblem {
    /// Returns the problem without the secrets in the words about a broken file.
    func redacted(_ redact: (String) -> String) -> Self {
        if case .unplayable(let flaw) = self { .unplayable(TapeFlaw(redact(flaw.words))) } else { self }
    }
}
