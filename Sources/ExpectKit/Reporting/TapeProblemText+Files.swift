extension TapeFlaw {
    /// The sentence of a report. It follows the name of the file.
    var words: String {
        switch self {
        case .empty: "it is empty"
        case .tooLarge(let bytes, let limit):
            "it has \(bytes >> 20) MB, and a tape has \(limit >> 20) at the most"
        case .unreadable(let reason): "it cannot be read: \(reason)"
        case .nameDiffersInCase(let other):
            "there is a tape “\(other)”, and file systems that do not tell capitals from small letters have one file "
                + "for both"
        case .invalidJSON(let flaw, let line): "it is no JSON, or was cut off: \(flaw.words), in line \(line)"
        case .tooDeep(let limit): "its values lie more than \(limit) deep in one another"
        case .notATape: "it is no tape of ExpectKit: it has no “format”"
        case .unknownVersion(let version, let supported) where version > supported:
            "its format is \(version), and this ExpectKit reads \(supported): it was recorded with a newer one"
        case .unknownVersion(let version, _): "its format is \(version), which there never was"
        case .missingField(let name): "“\(name)” is missing"
        case .unknownField(let name, let known):
            "“\(name)” is not known; there is \(known.joined(separator: ", "))"
        case .wrongKind(let subject, let expected, let found):
            "\(subject.words) is to be \(expected.words), and is \(found.words)"
        case .entriesAreNoList: "“entries” is to be a list"
        case .openIsNotTrue(let found): "“open” is to be true, and is \(found.words)"
        case .callNamesNoCase(let found): "“call” is to name one case, and is \(found.words)"
        case .returnsAndThrows: "it has both “returns” and “throws”"
        case .entry(let number, let flaw): "entry \(number): \(flaw.words)"
        }
    }
}

extension TapeFlaw.Subject {
    fileprivate var words: String {
        switch self {
        case .tape: "a tape"
        case .entry: "an entry"
        case .field(let name): "“\(name)”"
        }
    }
}

extension JSONFlaw {
    fileprivate var words: String {
        switch self {
        case .missingString: "a text is missing"
        case .unterminatedString: "the end of a text is missing"
        case .controlCharacter: "a text has a control character"
        case .unknownEscape: "a text has an unknown escape"
        case .loneSurrogate: "a text has half a character"
        case .invalidUTF8: "a text is not in UTF-8"
        case .missingValue: "a value is missing"
        case .missingColon: "a colon is missing"
        case .unterminatedObject: "the end of an object is missing"
        case .unterminatedList: "the end of a list is missing"
        case .missingFraction: "a number ends after its point"
        case .missingExponent: "a number ends after its exponent"
        case .duplicateField(let name): "“\(name)” stands twice in an object"
        case .trailingText: "there is more after its end"
        }
    }
}

extension JSONKind {
    var words: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

/// The reason that a decoder gives, without the names of its own types.
func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return describe(error) }
    let (context, words): (DecodingError.Context, String) =
        switch error {
        case .typeMismatch(let type, let context): (context, "it is no \(type)")
        case .valueNotFound(let type, let context): (context, "there is no \(type)")
        case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
        case .dataCorrupted(let context):
            (context, context.underlyingError.map { "\($0)" } ?? context.debugDescription)
        @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
        }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + words
}
