import ExpectKit

/// A part of a result, or of the value of an error, that may differ from the tape.
struct TapeAllowance {
    /// The path from the compared value to the part. It is empty if the value itself may differ.
    private(set) var rest: ArraySlice<String>
    /// Whether the real object may have the value; nil if it has none.
    let accepts: (JSONValue?) -> Bool

    func applies(to value: JSONValue?) -> Bool { rest.isEmpty && accepts(value) }

    private func dropping(first name: String) -> TapeAllowance {
        var allowance = self
        allowance.rest = rest.dropFirst()
        return allowance
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
