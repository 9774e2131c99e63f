import ExpectKit

extension TapeFlaw {
    /// The sentence of a report. It follows the name of the file.
    var words: String {
        switch self {
        case .empty: "it is empty"
        case .tooLarge(let bytes, let limit):
            "it has \(bytes >> 20) MB, but a tape may have at most \(limit >> 20) MB"
        case .unreadable(let reason): "it cannot be read: \(reason)"
        case .nameDiffersInCase(let other):
            "there is also a tape “\(other)”, which is the same file on a case-insensitive file system"
        case .invalidJSON(let line): "it is not valid JSON" + (line.map { ", in line \($0)" } ?? "")
        case .duplicateField(let name): "“\(name)” appears twice in an object"
        case .tooDeep(let limit): "its values are nested more than \(limit) levels deep"
        case .notATape: "it is not a tape of ExpectKit: it has no “format”"
        case .unknownVersion(let version, let supported) where version > supported:
            "its format is \(version), but this version of ExpectKit reads \(supported): it was recorded with a newer version"
        case .unknownVersion(let version, _): "its format is \(version), which does not exist"
        case .missingField(let name): "“\(name)” is missing"
        case .unknownField(let name, let known):
            "“\(name)” is not known; the known fields are \(known.joined(separator: ", "))"
        case .wrongKind(let subject, let expected, let found):
            "\(subject.words) must be \(expected.words), but is \(found.words)"
        case .entriesAreNoList: "“entries” must be a list"
        case .invalidDay(let text): "“recorded” must be a day such as 2026-11-23, but is “\(shortened(text))”"
        case .openIsNotTrue(let found): "“open” must be true, but is \(found.words)"
        case .callNamesNoCase(let found): "“call” must name one case, but is \(found.words)"
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

extension JSONKind {
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

/// The reason that a decoder gives, without the names of its own types.
func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return describe(error) }
    let (context, words): (DecodingError.Context, String) =
        switch error {
        case .typeMismatch(let type, let context): (context, "it is not of type \(type)")
        case .valueNotFound(let type, let context): (context, "a value of type \(type) is missing")
        case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
        case .dataCorrupted(let context):
            (context, context.underlyingError.map { "\($0)" } ?? context.debugDescription)
        @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
        }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + words
}
