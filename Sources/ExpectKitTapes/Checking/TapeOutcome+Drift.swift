import ExpectKit

extension TapeEntry.Outcome {
    /// Returns how the outcome of the real object differs from the one on a tape. Both are redacted.
    ///
    /// - Parameters:
    ///   - tape: The outcome on the tape.
    ///   - caseName: The name of the call's case.
    ///   - rules: Which parts may differ.
    ///   - isHidden: Whether to show no values of the real object, because they may contain a secret.
    func drifts(
        from tape: TapeEntry.Outcome, of caseName: String?, rules: [TapeRule] = [], isHidden: Bool = false
    ) -> [TapeDrift] {
        let allowances = rules.allowances(of: caseName)
        switch (tape, self) {
        case (.done, .done): return []
        case (.returned(let tape), .returned(let real)):
            return TapeDrift.drifts(tape, real, in: .returns, allowances, isHidden: isHidden)
        case (.threw(let tape), .threw(let real)) where tape.stableType == real.stableType:
            // The description of an error with a value is not compared. It follows from the value, except for what
            // differs from run to run, such as the order of a set or an address. An empty value says nothing about the
            // error.
            let isDescribed = tape.isWithoutContent && real.isWithoutContent
            return TapeDrift.drifts(
                tape.json(isDescribed: isDescribed), real.json(isDescribed: isDescribed), in: .throws,
                allowances.flatMap {
                    [$0.within("value")] + ($0.rest.isEmpty ? [$0.within("description")] : [])
                }, isHidden: isHidden)
        default:
            let difference = Difference(
                path: "", expected: tape.words(isHidden: false), got: words(isHidden: isHidden))
            let subject: TapeDrift.Subject = if case .threw = tape { .throws } else { .returns }
            return [TapeDrift(subject: subject, difference: difference, isAllowable: false)]
        }
    }

    /// The outcome in a report, beside one of another kind.
    private func words(isHidden: Bool) -> String {
        switch self {
        case .done: "nothing"
        case .returned(let value): ComparedValue(json: value, isHidden: isHidden).description
        case .threw(let error):
            "the error "
                + (isHidden
                    ? JSONValue.string("").hiddenWords : shortened(error.words, isCounted: false))
                + " (\(error.stableType))"
        case .open: "no answer"
        }
    }
}

extension TapeEntry.TapeError {
    /// Whether only the description tells the error from others of its type.
    fileprivate var isWithoutContent: Bool { value?.isEmpty ?? true }

    fileprivate func json(isDescribed: Bool) -> JSONValue {
        var fields = value.map { ["value": $0] } ?? [:]
        if isDescribed { fields["description"] = .string(words) }
        return .object(fields)
    }

    /// The name of the type without the unknown contexts of a private or local type. Their addresses differ from one run
    /// to the next.
    var stableType: String { Self.withoutContexts(type) }

    static func withoutContexts(_ type: String) -> String {
        type.replacing(/\(unknown context[^)]*\)\./) { _ in "" }
    }
}
