/// One call on a tape: what was called, and what came of it.
struct TapeEntry: Equatable, Sendable {
    /// What came of a call.
    enum Outcome: Equatable, Sendable {
        /// It returned nothing.
        case done
        case returned(JSONValue)
        case threw(TapeError)
        /// It had not come back when the tape was written.
        case open
    }

    /// An error, as itself where it could be encoded, and in words.
    struct TapeError: Equatable, Sendable {
        var type: String
        var words: String
        var value: JSONValue?
    }

    /// The mock's name.
    var mock: String
    var call: JSONValue
    var outcome = Outcome.open
}

// MARK: As it is written

extension TapeEntry {
    var json: JSONValue {
        var entry: [String: JSONValue] = ["mock": .string(mock), "call": call]
        switch outcome {
        case .done: break
        case .returned(let value): entry["returns"] = value
        case .threw(let error):
            var object: [String: JSONValue] = [
                "type": .string(error.type), "description": .string(error.words),
            ]
            object["value"] = error.value
            entry["throws"] = .object(object)
        case .open: entry["open"] = .bool(true)
        }
        return .object(entry)
    }

    /// - Throws: What is wrong with it, in words.
    init(_ json: JSONValue) throws(TapeFlaw) {
        let entry = try Fields(json, of: "an entry")
        try entry.allow("mock", "call", "returns", "throws", "open")
        mock = try entry.text("mock")
        call = try entry.value("call")
        guard case .object(let cases) = call, cases.count == 1 else {
            throw TapeFlaw("“call” is to name one case, and is \(call.kind)")
        }
        if let error = entry.fields["throws"] {
            guard entry.fields["returns"] == nil else { throw TapeFlaw("it has both “returns” and “throws”") }
            let fields = try Fields(error, of: "“throws”")
            try fields.allow("type", "description", "value")
            outcome = .threw(
                TapeError(
                    type: try fields.text("type"), words: try fields.text("description"),
                    value: fields.fields["value"]))
        } else if let value = entry.fields["returns"] {
            outcome = .returned(value)
        } else if let isOpen = entry.fields["open"] {
            guard isOpen == .bool(true) else { throw TapeFlaw("“open” is to be true, and is \(isOpen.kind)") }
            outcome = .open
        } else {
            outcome = .done
        }
    }
}

/// What is wrong with a part of a tape.
struct TapeFlaw: Error, Equatable {
    let words: String

    init(_ words: String) {
        self.words = words
    }
}

/// The fields of an object on a tape.
struct Fields {
    let fields: [String: JSONValue]

    init(_ json: JSONValue, of what: String) throws(TapeFlaw) {
        guard case .object(let fields) = json else {
            throw TapeFlaw("\(what) is to be an object, and is \(json.kind)")
        }
        self.fields = fields
    }

    /// Refuses what nothing is known of: a name that was mistyped must not be passed over.
    func allow(_ names: String...) throws(TapeFlaw) {
        if let strange = fields.keys.sorted().first(where: { !names.contains($0) }) {
            throw TapeFlaw("“\(strange)” is not known; there is \(names.joined(separator: ", "))")
        }
    }

    func value(_ name: String) throws(TapeFlaw) -> JSONValue {
        guard let value = fields[name] else { throw TapeFlaw("“\(name)” is missing") }
        return value
    }

    func text(_ name: String) throws(TapeFlaw) -> String {
        let value = try value(name)
        guard case .string(let text) = value else {
            throw TapeFlaw("“\(name)” is to be a text, and is \(value.kind)")
        }
        return text
    }
}
