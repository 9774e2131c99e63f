import ExpectKit

extension UnrecordableCall {
    /// Why the call cannot be recorded or compared, and what to do about it.
    var wording: (words: String, advice: String) {
        switch self {
        case .noRealObject: ("it has no real object", "forward it in the mock with call(_:) { real.… }")
        case .storedStream(let type):
            (
                "it is a stored \(type) of the real object, whose elements come from no call",
                "use the mock without a tape: declare its calls, and send the elements in the test"
            )
        case .notDecodableOnceRedacted(let reason):
            (
                "after redaction it is not a call: \(reason)",
                "redact another part of the argument, or use redactingTexts(_:), so that it can be decoded"
            )
        case .namesNoCase(let kind):
            (
                "it is encoded as \(kind.words), which names no case",
                "let the compiler synthesize the Codable conformance of the Invocation, without raw values"
            )
        case .notDecodable(let reason):
            ("it cannot be decoded: \(reason)", "make its arguments decode what they encode")
        case .argumentNotEncodable(let argument, let reason):
            (
                (argument.map { "its argument “\($0.name)”, of type \($0.type)," } ?? "its arguments")
                    + " cannot be encoded: \(shown(reason))",
                "make its type encode all of its values, or stub the call"
            )
        case .unfinished:
            (
                "it had not returned when the tape ended",
                "wait for the call before the test ends, or stub it"
            )
        case .secret(let place):
            ("\(place.words) contains a value that a rule redacts elsewhere", "redact it there too")
        case .resultNotCodable(let type):
            ("it returns \(type), which is not Codable", "make \(type) Codable, or stub the call")
        case .resultNotEncodable(let type, let reason):
            (
                "its result, of type \(type), cannot be encoded: \(shown(reason))",
                "make its type encode all of its values, or stub the call"
            )
        case .resultNotDecodable(let type, let reason):
            (
                "its result, of type \(type), cannot be decoded: \(reason)",
                "make its type decode what it encodes"
            )
        case .resultNotDecodableOnceRedacted(let type):
            (
                "after redaction its result is not of type \(type)",
                "redact another part of the result, or use redactingTexts(_:), so that it can be decoded"
            )
        case .resultWithNestedNil:
            ("it returned .some(nil), which a tape cannot distinguish from nil", "stub the call")
        case .errorNotRestored(let type, let isRedacted, let thrown):
            (
                "it threw \(type), which "
                    + (isRedacted ? "cannot be restored after redaction" : "a tape cannot restore")
                    + ", but the call only throws \(thrown)",
                "make \(thrown) Codable, so that its values decode what they encode, or stub the call"
            )
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
