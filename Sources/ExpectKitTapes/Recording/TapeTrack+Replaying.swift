import ExpectKit

extension TapeTrack {
    /// The expectations for the entries of the mock.
    ///
    /// - Returns: The expectations, or nil if an entry cannot be decoded as a call of the mock, which is reported.
    func expectations(of mock: Engine<Invocation>) -> [TapedExpectation<Invocation>]? {
        let rules = redaction.rules
        var found: [TapedExpectation<Invocation>] = []
        for (index, entry) in tape.entries(of: self.mock) {
            let name = tape.name(ofEntry: index)
            let (call, invocation): (JSONValue, Invocation)
            do { (call, invocation) = try recordedCall(entry) } catch {
                let reason = redaction.redacted(words: codingReason(of: error))
                tape.report(.undecodableCall(entry: index + 1, mock: self.mock, reason: reason), at: site)
                return nil
            }
            let replayed = redaction.redacted(recorded: entry.outcome, of: caseName(of: call) ?? "")
            if call != entry.call || replayed != entry.outcome {
                tape.report(.recordedWithoutRules(entry: index + 1, mock: self.mock), at: site)
            }
            let answer = TapedOutcome(outcome: replayed, entry: name, errors: errors) { [redaction] in
                redaction.redacted($0)
            }
            found.append(
                TapedExpectation(
                    index: index, call: call, outcome: entry.outcome, invocation: invocation,
                    declaration: TypedDeclaration(
                        .expect, invocation, at: DeclarationPlace(site: site, name: name),
                        comparison: mock.comparison,
                        loosen: rules.loosens ? { loosened($0, towards: call, by: rules) } : nil,
                        isSame: encodedEquality(with: invocation, call, by: mock.comparison)),
                    answer: answer))
        }
        return found
    }

    /// The call of an entry, as the tape has it and decoded. Both are redacted if the tape was recorded without the
    /// rules.
    private func recordedCall(_ entry: TapeEntry) throws -> (JSONValue, Invocation) {
        let invocation = try entry.call.decoded(as: Invocation.self)
        guard redaction.isNeeded else { return (entry.call, invocation) }
        // Encoded again, because a file does not distinguish dictionaries from objects. The result is compared with what is
        // encoded: sets in the file may have another order, and elements that became equal when they were redacted.
        let call = try TapeEncoder.encode(invocation)
        let redacted = redaction.redacted(recorded: call)
        guard redacted.plain != call.plain, let decoded = try? redacted.decoded(as: Invocation.self) else {
            return (entry.call, invocation)
        }
        return (redacted.plain, decoded)
    }

    /// Returns a comparison of the encoded calls. A value need not be equal to itself after it was decoded, such as `NaN`,
    /// `.some(nil)` and an object, and a value without an `==` can be compared in no other way.
    ///
    /// - Returns: The comparison, or nil if comparing the calls themselves suffices, which is quicker among many.
    private func encodedEquality(
        with invocation: Invocation, _ call: JSONValue, by comparison: InvocationComparison<Invocation>
    ) -> ((Invocation) -> Bool)? {
        let values = InvocationShape(of: invocation).arguments.map { argument in
            (argument.value as? any MatcherFacts)?.plainValue ?? argument.value
        }
        let isPlain = values.allSatisfy { type(of: $0) is any ConsistentlyHashed.Type }
        if isPlain, !call.hasNull, comparison.prepare(invocation)(invocation) { return nil }
        // A file that was edited may write a value in another way than the encoder.
        let recorded = [call] + ((try? TapeEncoder.encode(invocation)).map { $0 == call ? [] : [$0] } ?? [])
        let compared = recorded.map { ComparedValue(json: $0) }
        return { made in
            guard let made = try? TapeEncoder.encode(made) else { return false }
            return compared.contains { $0 == ComparedValue(json: made) }
        }
    }
}

/// The expectation of an entry.
struct TapedExpectation<Invocation> {
    /// The index of the entry.
    let index: Int
    /// The call as the tape has it, redacted.
    let call: JSONValue
    /// The outcome as the tape has it.
    let outcome: TapeEntry.Outcome
    let invocation: Invocation
    let declaration: TypedDeclaration<Invocation>
    let answer: TapedOutcome
}

/// Replaces the arguments of a call that may differ from the recorded ones; returns the call itself if that is
/// impossible.
private func loosened<Invocation: Codable>(
    _ invocation: Invocation, towards recorded: JSONValue, by rules: [TapeRule]
) -> Invocation {
    guard let call = try? JSONValue(encoding: invocation) else { return invocation }
    let loosened = rules.loosened(call, towards: recorded)
    return loosened == call ? invocation : (try? loosened.decoded(as: Invocation.self)) ?? invocation
}
