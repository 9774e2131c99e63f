import ExpectKit

extension TapeEntry.Outcome {
    /// Returns how the outcome of the real object differs from the one on a tape. Both are redacted.
    ///
    /// - Parameters:
    ///   - tape: The outcome on the tape.
    ///   - caseName: The name of the call's case.
    ///   - rules: Which parts may differ.
    ///   - isHidden: Whether to show no values of the real object, because they may contain a secret.
    func drift(
        from tape: TapeEntry.Outcome, of caseName: String?, rules: [TapeRule] = [], isHidden: Bool = false
    ) -> [TapeDrift] {
        let allowances = rules.allowances(of: caseName)
        var comparison = TapeComparison(isHidden: isHidden)
        switch (tape, self) {
        case (.done, .done): break
        case (.returned(let tape), .returned(let real)):
            comparison.compare(
                tape.withoutDictionaries, real.withoutDictionaries, at: .result, allowances)
        case (.threw(let tape), .threw(let real)) where tape.stableType == real.stableType:
            comparison.compare(tape, real, allowances)
        default:
            let path = if case .threw = tape { "throws" } else { "returns" }
            return [
                TapeDrift(
                    subject: path == "throws" ? .error : .result, path: path, part: nil,
                    kind: .outcome(tape: tape.facts(), real: facts(isHidden: isHidden)))
            ]
        }
        return comparison.drifts
    }

    private func facts(isHidden: Bool = false) -> TapeDrift.Outcome {
        switch self {
        case .done: .nothing
        case .returned(let value): .returned(isHidden ? value.hiddenWords : value.excerpt)
        case .threw(let error):
            .threw(
                isHidden ? JSONValue.string("").hiddenWords : shortened(error.words, isCounted: false),
                type: error.stableType)
        case .open: .unfinished
        }
    }
}

extension TapeComparison {
    fileprivate mutating func compare(
        _ tape: TapeEntry.TapeError, _ real: TapeEntry.TapeError, _ allowances: [TapeAllowance]
    ) {
        let (tapeValue, realValue) = (tape.value?.withoutDictionaries, real.value?.withoutDictionaries)
        compareOptional(tapeValue, realValue, at: .errorValue, allowances)
        // The description of an error with a value is not compared. It follows from the value, except for what differs
        // from run to run, such as the order of a set or an address. An empty value says nothing about the error.
        guard tapeValue == realValue, tapeValue?.isEmpty ?? true else { return }
        compare(
            .string(tape.words), .string(real.words), at: .errorDescription,
            allowances.filter { $0.rest.isEmpty })
    }
}

extension TapeEntry.TapeError {
    /// The name of the type without the addresses that the name of a private or local type contains. They differ from
    /// one run to the next.
    var stableType: String {
        var type = type[...]
        var stable = ""
        while let start = type.firstRange(of: "(unknown context at $"),
            let end = type[start.upperBound...].firstRange(of: ").")
        {
            stable += type[..<start.lowerBound]
            type = type[end.upperBound...]
        }
        return stable + type
    }
}
