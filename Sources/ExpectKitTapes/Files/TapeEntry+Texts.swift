import ExpectKit

extension TapeEntry.Outcome {
    /// Replaces all texts. Sets are still known, because the outcome may be that of the real object.
    func mapTexts(_ replace: (String) -> String) -> Self {
        switch self {
        case .done, .open: self
        case .returned(let value): .returned(value.withoutDictionaries.mapTexts(replace))
        case .threw(let error):
            .threw(
                .init(
                    type: error.type, words: replace(error.words),
                    value: error.value?.withoutDictionaries.mapTexts(replace)))
        }
    }
}

extension JSONValue {
    /// The call as a report names it, such as `load(id: 7)`.
    var named: TapedCall {
        let name = caseName(of: self) ?? "a call"
        let arguments = (fields?.values.first?.fields ?? [:]).map { key, value in
            (key, (key.hasPrefix("_") ? "" : "\(key): ") + value.excerpt)
        }
        // Objects have no order; the labels are sorted, so that all reports name a call in the same way.
        let list = arguments.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
        return TapedCall(
            words: shortened(
                list.isEmpty ? name : "\(name)(\(list))", to: TapeLimits.call, isCounted: false),
            caseName: name)
    }
}
