import ExpectKit

extension Redaction {
    /// Redacts an outcome from the tape, which may have been recorded without the rules.
    func redacted(recorded outcome: TapeEntry.Outcome, of name: String) -> TapeEntry.Outcome {
        guard isNeeded else { return outcome }
        switch outcome {
        case .returned(let value):
            if keepsLists(in: outcome, of: name) { return outcome }
            let redacted = redacted(result: value, of: name, isCounted: false)
            // A closure that changes its own replacement, such as a hash, cannot tell a replacement from a secret.
            let again = self.redacted(result: redacted, of: name, isCounted: false)
            return .returned(again == redacted ? redacted : value)
        case .threw(let error):
            let (value, isWhole) = redactedFields(of: error.value, name)
            if isWhole {
                return .threw(.init(type: error.type, words: redactedText, value: value?.redacted()))
            }
            let words = redacted(words: error.words)
            let isStable = redacted(words: words) == words
            return .threw(
                .init(type: error.type, words: isStable ? words : error.words, value: value))
        case .done, .open: return outcome
        }
    }

    /// Whether the lists in an outcome on the tape were redacted member by member, because their types accept no empty
    /// lists.
    func keepsLists(in outcome: TapeEntry.Outcome, of name: String) -> Bool {
        guard isNeeded, case .returned(let value) = outcome else { return false }
        return redacted(result: value, of: name, isCounted: false, keepsLists: true) == value
            && redacted(result: value, of: name, isCounted: false) != value
    }

    /// Whether the outcome of the real object may contain a secret that the rules did not find: a rule found it in the
    /// outcome on the tape and not in this one, or a rule found nothing in any call.
    func mayReveal(
        _ outcome: TapeEntry.Outcome, besides tape: TapeEntry.Outcome, of name: String
    ) -> Bool {
        guard isNeeded else { return false }
        if !counts.discardReasons.isEmpty { return true }
        guard case .returned(let real) = outcome else { return false }
        return rules.contains { rule in
            guard rule.applies(to: name), case .redactingResult(let path) = rule.kind else { return false }
            guard case .returned(let tape) = tape else { return !finds(path, in: real) }
            return finds(path, in: tape) && !finds(path, in: real)
        }
    }

    /// Whether a path leads to a value, in all elements of the lists on its way.
    private func finds(_ path: [String], in value: JSONValue) -> Bool {
        var misses = false
        let found = value.replaced(at: path[...], miss: { misses = true }) { $0 }
        return found != nil && !misses
    }
}
