extension TapeTrack {
    /// The expectations that the entries are.
    ///
    /// - Returns: Nothing if an entry is no call of the mock, which was reported.
    func expectations(_ comparison: InvocationComparison<Invocation>) -> [TapedExpectation<Invocation>]? {
        var found: [TapedExpectation<Invocation>] = []
        for (number, entry) in tape.entries(of: mock) {
            let place = tape.words(ofEntry: number)
            let (call, invocation): (JSONValue, Invocation)
            do { (call, invocation) = try recordedCall(entry, number) } catch {
                tape.tell(
                    "entry \(number + 1) is no call of \(mock): \(redaction.words(reason(of: error)))",
                    advice: "mend the entry, or remove the tape and record it again", at: site)
                return nil
            }
            var facts = DeclaredFacts(
                invocation, at: site, comparison: comparison,
                loosen: rules.loosens ? { [rules] in loosened($0, towards: call, by: rules) } : nil,
                isSame: sameness(of: invocation, call, comparison))
            facts.placeWords = place
            found.append(
                TapedExpectation(
                    number: number, facts: facts,
                    answer: Answer(
                        kind: .taped(
                            TapedOutcome(outcome: outcome(of: entry, call), place: place, errors: errors)),
                        site: site)))
        }
        return found
    }

    /// The call of an entry, also without the secrets that it has if it was recorded without the rules.
    private func recordedCall(_ entry: TapeEntry, _ number: Int) throws -> (JSONValue, Invocation) {
        let invocation = try entry.call.decoded(as: Invocation.self)
        guard redaction.isNeeded else { return (entry.call, invocation) }
        // Encoded again, as a file does not tell what is a dictionary.
        let redacted = redaction.redacted(recorded: try TapeEncoder.encode(invocation))
        guard redacted.plain != entry.call, let decoded = try? redacted.decoded(as: Invocation.self) else {
            return (entry.call, invocation)
        }
        tape.tell(
            "entry \(number + 1) has what the rules of \(mock) redact: it was recorded without them",
            advice: "record the tape again: the secret is in the file", at: site, severity: .warning)
        return (redacted.plain, decoded)
    }

    /// What an entry came to, without the secrets that it has if it was recorded without the rules.
    private func outcome(of entry: TapeEntry, _ call: JSONValue) -> TapeEntry.Outcome {
        guard redaction.isNeeded, case .returned(let value) = entry.outcome else { return entry.outcome }
        let name = caseName(of: call) ?? ""
        let redacted = redaction.redacted(result: value, of: name, isNoted: false)
        let again = redaction.redacted(result: redacted, of: name, isNoted: false)
        return .returned(again == redacted ? redacted : value)
    }

    /// Whether a call is that of an entry even if it is not equal to it: `NaN` is not equal to itself, and `.some(nil)`
    /// comes back as `nil`.
    ///
    /// - Returns: Nothing where calls are told apart by comparing alone.
    private func sameness(
        of invocation: Invocation, _ call: JSONValue, _ comparison: InvocationComparison<Invocation>
    ) -> ((Invocation) -> Bool)? {
        guard call.hasNull || !comparison.prepare(invocation)(invocation) else { return nil }
        return { (try? JSONValue(encoding: $0)) == call }
    }
}

/// An expectation that an entry of a tape has become.
struct TapedExpectation<Invocation> {
    let number: Int
    let facts: DeclaredFacts<Invocation>
    let answer: Answer
}

/// Puts what a call need not repeat in the place of what it has; the call itself, where that cannot be done.
private func loosened<Invocation: Codable>(
    _ invocation: Invocation, towards recorded: JSONValue, by rules: [TapeRule]
) -> Invocation {
    guard let call = try? JSONValue(encoding: invocation) else { return invocation }
    let loosened = rules.loosened(call, towards: recorded)
    return loosened == call ? invocation : (try? loosened.decoded(as: Invocation.self)) ?? invocation
}
