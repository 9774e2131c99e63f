extension UnrecordableCall {
    /// The predicate of a sentence whose subject is the call.
    var words: String {
        switch self {
        case .noRealObject: "cannot be recorded, as its wrapper offers no real object"
        case .notDecodableOnceRedacted(let reason): "is no call any more once it is redacted: \(reason)"
        case .namesNoCase(let kind): "\(cannot) it is encoded as \(kind.words), which names no case"
        case .notDecodable(let reason): "\(cannot) it cannot be decoded again: \(reason)"
        case .argumentNotEncodable(let argument?, let reason):
            "\(cannot) its argument “\(argument.name)”, of type \(argument.type), cannot be encoded: \(shown(reason))"
        case .argumentNotEncodable(nil, let reason):
            "\(cannot) its arguments cannot be encoded: \(shown(reason))"
        case .unfinished: "\(cannot) it had not come back when the tape ended"
        case .secret(let place): "\(cannot) \(place.words) holds what a rule took from another place"
        case .resultNotCodable(let type): "\(cannot) it returns \(type), which is not Codable"
        case .resultNotEncodable(let type, let reason):
            "\(cannot) what it returned, of type \(type), cannot be encoded: \(shown(reason))"
        case .resultNotDecodable(let type, let reason):
            "\(cannot) what it returned, of type \(type), cannot be decoded again: \(reason)"
        case .resultNotDecodableOnceRedacted(let type):
            "\(cannot) what it returned is no \(type) any more once it is redacted"
        case .resultWithNestedNil: "\(cannot) it returned .some(nil), which is nil on a tape"
        case .errorNotRestored(let type, false, let thrown):
            "\(cannot) it threw \(type), which does not come back from a tape, and the call throws only \(thrown)"
        case .errorNotRestored(let type, true, let thrown):
            "\(cannot) it threw \(type), which is none any more once it is redacted, and the call throws only \(thrown)"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .noRealObject: "forward from the wrapper with call(_:) { real.… }"
        case .namesNoCase:
            "let the compiler write the Codable conformance of the Invocation, without raw values"
        case .notDecodable: "let its arguments decode what they encode"
        case .notDecodableOnceRedacted:
            "redact another part of the argument, or with redactingTexts(_:), so that a value is left"
        case .argumentNotEncodable, .resultNotEncodable: "let its type encode every value that it may have"
        case .unfinished: "wait for the call before the test ends, or stub it"
        case .secret: "redact it there as well"
        case .resultNotCodable(let type): "make \(type) Codable, or stub the call"
        case .resultNotDecodable: "let its type decode what it encodes"
        case .resultNotDecodableOnceRedacted:
            "redact another part of the result, or with redactingTexts(_:), so that a value is left"
        case .resultWithNestedNil: "stub the call"
        case .errorNotRestored(_, _, let thrown):
            "make \(thrown) Codable, so that its values decode what they encode, or stub the call"
        }
    }
}

private let cannot = "cannot be recorded:"

/// The reason, or a note that it is withheld.
private func shown(_ reason: String?) -> String {
    reason ?? "the reason is left out, as it may hold what a rule redacts"
}

extension SecretPlace {
    fileprivate var words: String {
        switch self {
        case .argument(let name): "the argument “\(name)”"
        case .call: "the call"
        case .error: "the error"
        case .mockName: "the name of the mock"
        case .result: "the result"
        }
    }
}

extension UnplayableEntry {
    /// The text about the answer in a report.
    var words: String {
        let cause =
            switch reason {
            case .noResult(let type): "nothing, but the call returns \(type)"
            case .resultNotDecodable(let type):
                "a value, but the call returns \(type), which is not Decodable"
            case .wrongResult(let value, let type, let reason): "\(value), which is no \(type): \(reason)"
            case .unfinished: "a call that had not come back when it was recorded"
            }
        return "\(entry): \(cause)"
    }

    /// What to do about it.
    var advice: String { "mend the entry, or record the tape again" }
}
