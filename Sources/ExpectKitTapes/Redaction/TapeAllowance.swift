import ExpectKit

/// A part of a result, or of the value of an error, that may differ from the tape.
struct TapeAllowance {
    /// The path from the compared value to the part. It is empty if the value itself may differ.
    private(set) var rest: ArraySlice<String>
    /// Whether the real object may have the value; nil if it has none.
    let accepts: (JSONValue?) -> Bool

    /// Whether the part may have any value, and may be missing. A matcher does not accept a part that is missing.
    var acceptsEverything: Bool { accepts(nil) }

    func applies(to value: JSONValue?) -> Bool { rest.isEmpty && accepts(value) }

    private func dropping(first name: String) -> TapeAllowance {
        TapeAllowance(rest: rest.dropFirst(), accepts: accepts)
    }

    /// The allowance for a field; nil if it is for another field.
    func field(_ name: String) -> TapeAllowance? { rest.first == name ? dropping(first: name) : nil }

    /// The allowance for an element of a list; nil if it is for another one.
    ///
    /// A field name that meets a list applies to each element, as in the rules that redact.
    func element(_ index: Int) -> TapeAllowance? {
        guard let first = rest.first else { return nil }
        guard let position = Int(first) else { return self }
        return position == index ? dropping(first: first) : nil
    }

    /// The allowance for a value that has the compared value as a field.
    func within(_ name: String) -> TapeAllowance { TapeAllowance(rest: [name] + rest, accepts: accepts) }
}

extension [TapeRule] {
    /// What may differ in the results and errors of a case.
    func allowances(of caseName: String?) -> [TapeAllowance] {
        compactMap { rule in
            guard rule.applies(to: caseName), case .looseningResult(let path, let accepts) = rule.kind else {
                return nil
            }
            return TapeAllowance(rest: path[...], accepts: accepts)
        }
    }
}

extension JSONValue {
    /// The value without the parts that may have any value. Elements of lists become null, so that the others keep their
    /// positions.
    func without(_ ignored: [TapeAllowance]) -> JSONValue {
        if ignored.isEmpty { return self }
        if ignored.contains(where: { $0.rest.isEmpty }) { return .null }
        if let fields {
            return with(
                fields: fields.reduce(into: [:]) { kept, field in
                    let own = ignored.compactMap { $0.field(field.key) }
                    if own.contains(where: { $0.rest.isEmpty }) { return }
                    kept[field.key] = field.value.without(own)
                })
        }
        guard let elements else { return self }
        return with(
            elements: elements.enumerated().map { index, value in
                value.without(ignored.compactMap { $0.element(index) })
            })
    }
}
