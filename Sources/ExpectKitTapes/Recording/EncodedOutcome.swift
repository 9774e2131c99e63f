import ExpectKit

/// Encodes a result as its static type does, so that an optional without a value is null.
///
/// - Returns: The result; nil if its type is not `Encodable`.
func encodedResult<Value>(_ value: Value) throws -> JSONValue? {
    // The second type is the same. Swift cannot add a conformance to the first.
    func encode<Same: Encodable>(_: Same.Type) throws -> JSONValue {
        try TapeEncoder.encode(sameType(value, as: Same.self))
    }
    return try (Value.self as? any Encodable.Type).map { try encode($0) }
}

/// Encodes an error; nil if it is not `Codable`.
func encodedError(_ error: any Error) -> JSONValue? {
    (error as? any Error & Codable).flatMap { try? TapeEncoder.encode($0) }
}

extension TapeEntry.TapeError {
    /// Describes an error without its secrets.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - json: The encoded error; nil if it is not `Codable`.
    ///   - name: The name of the call's case.
    ///   - redaction: The rules of the mock.
    init(_ error: any Error, _ json: JSONValue?, of name: String, _ redaction: Redaction) {
        // Without a value, the words are all that tells the error from others.
        let plain = json?.isEmpty ?? true ? describeWholly(error, showsMembers: false) : describe(error)
        var (words, value) = (plain, json)
        if redaction.isNeeded { (words, value) = redaction.redacted(error: error, plain, json, of: name) }
        let type = String(reflecting: Swift.type(of: error))
            .replacing(/\(unknown context at \$[0-9a-f]+\)/) { _ in "(unknown context)" }
        self.init(type: type, words: words, value: value)
    }
}
