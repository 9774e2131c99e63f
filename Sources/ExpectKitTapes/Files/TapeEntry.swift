import ExpectKit

/// One call on a tape, with its outcome.
struct TapeEntry: Equatable, Sendable {
    /// The outcome of a call.
    enum Outcome: Equatable, Sendable {
        /// The call returned `Void`.
        case done
        case returned(JSONValue)
        case threw(TapeError)
        /// The call has not returned yet.
        case open
    }

    /// A thrown error: its type and description, and its value if it is `Codable`.
    struct TapeError: Equatable, Sendable {
        var type: String
        var words: String
        var value: JSONValue?
    }

    /// The name of the mock.
    var mock: String
    var call: JSONValue
    var outcome = Outcome.open
}

extension TapeEntry {
    /// The entry as it is written.
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

    /// Reads an entry.
    init(_ json: JSONValue) throws(TapeFlaw) {
        let entry = try TapeFields(json, of: "an entry")
        try entry.allow("mock", "call", "returns", "throws", "open")
        mock = try entry.text("mock")
        call = try entry.value("call")
        guard case .object(let cases) = call, cases.count == 1 else {
            throw TapeFlaw("“call” must name one case, but is \(call.kind.words)")
        }
        if let error = entry.fields["throws"] {
            guard entry.fields["returns"] == nil else {
                throw TapeFlaw("it has both “returns” and “throws”")
            }
            let fields = try TapeFields(error, of: "“throws”")
            try fields.allow("type", "description", "value")
            outcome = .threw(
                TapeError(
                    type: try fields.text("type"), words: try fields.text("description"),
                    value: fields.fields["value"]))
        } else if let value = entry.fields["returns"] {
            outcome = .returned(value)
        } else if let isOpen = entry.fields["open"] {
            guard isOpen == .bool(true) else {
                throw TapeFlaw("“open” must be true, but is \(isOpen.kind.words)")
            }
            outcome = .open
        } else {
            outcome = .done
        }
    }
}
