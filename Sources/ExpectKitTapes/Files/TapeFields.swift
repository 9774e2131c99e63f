import ExpectKit

/// The fields of an object in the file of a tape.
struct TapeFields {
    let fields: [String: JSONValue]

    init(_ json: JSONValue, of subject: String) throws(TapeFlaw) {
        guard case .object(let fields) = json else {
            throw .wrongKind(of: subject, expected: .object, found: json)
        }
        self.fields = fields
    }

    /// Refuses all other fields, so that a mistyped name is not ignored.
    func allow(_ names: String...) throws(TapeFlaw) {
        if let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) {
            throw TapeFlaw(
                "“\(unknown)” is not known; the known fields are \(names.joined(separator: ", "))")
        }
    }

    func value(_ name: String) throws(TapeFlaw) -> JSONValue {
        guard let value = fields[name] else { throw TapeFlaw("“\(name)” is missing") }
        return value
    }

    func text(_ name: String) throws(TapeFlaw) -> String {
        let value = try value(name)
        guard case .string(let text) = value else {
            throw .wrongKind(of: "“\(name)”", expected: .string, found: value)
        }
        return text
    }
}
