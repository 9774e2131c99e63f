import ExpectKit

extension UnrecordableCall {
    /// The predicate of a sentence whose subject is the call.
    ///
    /// - Parameter cannot: Such as “cannot be recorded”.
    func words(_ cannot: String) -> String {
        let cannot = "\(cannot):"
        return switch self {
        case .noRealObject: "\(cannot) it has no real object"
        case .storedStream(let type):
            "\(cannot) it is a stored \(type) of the real object, whose elements come from no call"
        case .notDecodableOnceRedacted(let reason): "\(cannot) after redaction it is not a call: \(reason)"
        case .namesNoCase(let kind): "\(cannot) it is encoded as \(kind.words), which names no case"
        case .notDecodable(let reason): "\(cannot) it cannot be decoded: \(reason)"
        case .argumentNotEncodable(let argument?, let reason):
            "\(cannot) its argument “\(argument.name)”, of type \(argument.type), cannot be encoded: \(shown(reason))"
        case .argumentNotEncodable(nil, let reason):
            "\(cannot) its arguments cannot be encoded: \(shown(reason))"
        case .unfinished: "\(cannot) it had not returned when the tape ended"
        case .secret(let place): "\(cannot) \(place.words) contains a value that a rule redacts elsewhere"
        case .resultNotCodable(let type): "\(cannot) it returns \(type), which is not Codable"
        case .resultNotEncodable(let type, let reason):
            "\(cannot) its result, of type \(type), cannot be encoded: \(shown(reason))"
        case .resultNotDecodable(let type, let reason):
            "\(cannot) its result, of type \(type), cannot be decoded: \(reason)"
        case .resultNotDecodableOnceRedacted(let type):
            "\(cannot) after redaction its result is not of type \(type)"
        case .resultWithNestedNil:
            "\(cannot) it returned .some(nil), which a tape cannot distinguish from nil"
        case .errorNotRestored(let type, false, let thrown):
            "\(cannot) it threw \(type), which a tape cannot restore, but the call only throws \(thrown)"
        case .errorNotRestored(let type, true, let thrown):
            "\(cannot) it threw \(type), which cannot be restored after redaction, but the call only throws \(thrown)"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .noRealObject: "forward it in the mock with call(_:) { real.… }"
        case .storedStream:
            "use the mock without a tape: declare its calls, and send the elements in the test"
        case .namesNoCase:
            "let the compiler synthesize the Codable conformance of the Invocation, without raw values"
        case .notDecodable: "make its arguments decode what they encode"
        case .notDecodableOnceRedacted:
            "redact another part of the argument, or use redactingTexts(_:), so that it can be decoded"
        case .argumentNotEncodable, .resultNotEncodable:
            "make its type encode all of its values, or stub the call"
        case .unfinished: "wait for the call before the test ends, or stub it"
        case .secret: "redact it there too"
        case .resultNotCodable(let type): "make \(type) Codable, or stub the call"
        case .resultNotDecodable: "make its type decode what it encodes"
        case .resultNotDecodableOnceRedacted:
            "redact another part of the result, or use redactingTexts(_:), so that it can be decoded"
        case .resultWithNestedNil: "stub the call"
        case .errorNotRestored(_, _, let thrown):
            "make \(thrown) Codable, so that its values decode what they encode, or stub the call"
        }
    }
}

/// The reason, or a note that it is withheld.
private func shown(_ reason: String?) -> String {
    reason ?? "the reason is hidden because it may contain a secret"
}

extension SecretPart {
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
