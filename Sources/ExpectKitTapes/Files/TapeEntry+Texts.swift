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
