import ExpectKit

/// Compares the calls of one mock with those on the tape when the tape ends.
///
/// It does not refer to the tape, which keeps it.
struct TapeCheck<Invocation: Codable> {
    let mock: String
    /// The line of the test at which the mock was put on the tape.
    let site: CallSite
    let redaction: Redaction
    /// The calls on the tape.
    let entries: [TapedExpectation<Invocation>]
    /// Whether the order of the calls matters.
    let isOrdered: Bool

    /// Reports all differences between a run and the tape as one failure.
    func report(_ run: TapeRun, to tape: Tape) {
        let differences = differences(in: run) { tape.redacted($0) }
        if !differences.all.isEmpty {
            tape.report(.differs(differences), at: site)
        } else if differences.unreached > 0 {
            tape.report(
                .notReached(mock: mock, missing: differences.unreached, of: entries.count), at: site)
        }
    }

    /// - Parameters:
    ///   - run: The calls of all mocks.
    ///   - redact: Redacts a text by the rules of all mocks on the tape.
    private func differences(in run: TapeRun, redact: (String) -> String) -> TapeDifferences {
        let calls = run.entries.enumerated().filter { $0.element.mock == mock }.map {
            Call($0.element, isComparable: !run.incomparable.contains($0.offset), redact)
        }
        let alignment = alignment(of: calls)
        var differences = TapeDifferences(mock: mock)
        for finding in alignment.findings {
            switch finding.kind {
            case .matched: compareAnswers(finding.positions[0], calls[finding.calls[0]], redact, &differences)
            case .substituted:
                let entry = finding.positions[0]
                let drifts = argumentDrifts(entries[entry], calls[finding.calls[0]], redact)
                differences.all.append(difference(entry, .arguments(drifts), redact))
            case .moved:
                for (entry, call) in zip(finding.positions, finding.calls) {
                    let other = alignment.entry(before: call).map(number)
                    differences.all.append(difference(entry, .moved(after: other), redact))
                    compareAnswers(entry, calls[call], redact, &differences)
                }
            case .missing:
                // A call that could not be entered was reported.
                if run.incompleteMocks.contains(mock) { continue }
                // A test that fails stops early. The calls that it did not reach say nothing about the real object.
                if run.hasFailed {
                    differences.unreached += 1
                    continue
                }
                differences.all.append(difference(finding.positions[0], .notMade, redact))
            case .extra:
                let call = calls[finding.calls[0]]
                let other = alignment.entry(before: finding.calls[0]).map(number)
                differences.all.append(
                    TapeDifference(
                        entry: nil, call: named(call.invocation, call.json, redact),
                        reason: .notOnTape(after: other)))
            case .ignored, .early: break
            }
        }
        return differences
    }

    private func number(_ entry: Int) -> Int { entries[entry].index + 1 }

    private func difference(
        _ entry: Int, _ reason: TapeDifference.Reason, _ redact: (String) -> String
    ) -> TapeDifference {
        let call = named(entries[entry].invocation, entries[entry].call, redact)
        return TapeDifference(entry: number(entry), call: call, reason: reason)
    }

    /// The call as other reports show it.
    private func named(
        _ invocation: Invocation?, _ call: JSONValue, _ redact: (String) -> String
    ) -> TapedCall {
        let name = caseName(of: call) ?? ""
        let words = invocation.map { describeCall($0) } ?? name
        return TapedCall(
            words: shortened(redact(words), to: TapeLimits.call, isCounted: false), caseName: name)
    }

    // MARK: Calls

    /// A call of the run.
    private struct Call {
        let json: JSONValue
        /// The call, with its sets.
        let comparable: JSONValue
        /// The decoded call; nil if it cannot be decoded.
        let invocation: Invocation?
        let outcome: TapeEntry.Outcome
        /// Whether its answer can be compared.
        let isComparable: Bool

        init(_ entry: TapeEntry, isComparable: Bool, _ redact: (String) -> String) {
            json = entry.call.plain
            comparable = entry.call.withoutDictionaries
            invocation = try? json.decoded(as: Invocation.self)
            outcome = entry.outcome.mapTexts(redact)
            self.isComparable = isComparable
        }
    }

    private func alignment(of calls: [Call]) -> TapeCallAlignment {
        let names = entries.map { caseName(of: $0.call) }
        let callNames = calls.map { caseName(of: $0.json) }
        return TapeCallAlignment(
            entries: entries.map(\.call.plain), calls: calls.map(\.json), isOrdered: isOrdered,
            isSame: { entry, call in
                guard names[entry] == callNames[call] else { return false }
                return entries[entry].call == calls[call].json
                    || calls[call].invocation.map(entries[entry].expectation.accepts) ?? false
            },
            isSameCase: { names[$0] == callNames[$1] })
    }

    private func argumentDrifts(
        _ entry: TapedExpectation<Invocation>, _ call: Call, _ redact: (String) -> String
    ) -> [TapeDrift] {
        let tape = entry.call.mapTexts(redact)
        let real = redaction.rules.loosened(call.comparable, towards: entry.call).mapTexts(redact)
        return TapeDrift.drifts(
            tape.fields?.values.first ?? .null, real.fields?.values.first ?? .null, in: .arguments)
    }

    // MARK: Answers

    private func compareAnswers(
        _ index: Int, _ call: Call, _ redact: (String) -> String, _ differences: inout TapeDifferences
    ) {
        guard call.isComparable else { return }
        let entry = entries[index]
        let name = caseName(of: entry.call) ?? ""
        let recorded = redaction.redacted(recorded: entry.outcome, of: name)
        let isHidden = redaction.mayReveal(call.outcome, besides: recorded, of: name)
        let drifts = call.outcome.drifts(
            from: recorded.mapTexts(redact), of: name, rules: redaction.rules, isHidden: isHidden)
        guard !drifts.isEmpty else { return }
        differences.isHidden = differences.isHidden || isHidden
        differences.all.append(difference(index, .answer(drifts), redact))
    }
}
