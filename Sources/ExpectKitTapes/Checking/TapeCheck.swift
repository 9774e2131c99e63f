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

    /// Compares a run with the tape.
    ///
    /// - Parameter run: The calls of all mocks.
    func compare(_ run: TapeRun, with tape: Tape) -> TapeComparison {
        let redact = tape.redacted
        let made = run.entries.indices.filter { run.entries[$0].mock == mock }
        let calls = made.map {
            Call(run.entries[$0], isComparable: !run.incomparable.contains($0), redact)
        }
        let alignment = alignment(of: calls)
        var differences = TapeDifferences(mock: mock)
        var matches: [(entry: Int, call: Int)] = []
        for finding in alignment.findings {
            switch finding.kind {
            case .matched, .moved:
                for (entry, call) in zip(finding.positions, finding.calls) {
                    if isOrdered { matches.append((entry, made[call])) }
                    compareAnswers(entry, calls[call], redact, &differences)
                }
            case .substituted:
                let entry = finding.positions[0]
                let drifts = argumentDrifts(entries[entry], calls[finding.calls[0]], redact)
                differences.all.append(difference(entry, .arguments(drifts), redact))
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
        return TapeComparison(
            differences: differences, site: site, entryCount: entries.count,
            matches: matches.map { match in
                .init(entry: number(match.entry), call: match.call) {
                    named(entries[match.entry].invocation, entries[match.entry].call, redact)
                }
            })
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
                    || calls[call].invocation.map(entries[entry].declaration.accepts) ?? false
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

/// What the comparison of a mock's calls with the tape found.
struct TapeComparison {
    /// A call that was made as recorded, but perhaps at another place.
    struct Match {
        /// The number of its entry.
        let entry: Int
        /// Its position among the calls of all mocks.
        let call: Int
        /// Describes the call.
        let name: () -> TapedCall
    }

    fileprivate(set) var differences: TapeDifferences
    /// The line of the test at which the mock was put on the tape.
    let site: CallSite
    /// The number of the mock's entries.
    let entryCount: Int
    /// The calls whose places are compared; empty if their order does not matter.
    fileprivate let matches: [Match]
}

extension [TapeComparison] {
    /// Adds the calls that were made at another place in the order of all mocks.
    mutating func addMovedCalls() {
        let matches = indices.flatMap { mock in self[mock].matches.map { (mock: mock, match: $0) } }.sorted {
            $0.match.call < $1.match.call
        }
        let entries = matches.map(\.match.entry)
        let moved = Set(
            entries.difference(from: entries.sorted()).insertions.map {
                if case .insert(_, let entry, _) = $0 { entry } else { 0 }
            })
        var last: Int?
        for (mock, match) in matches {
            guard moved.contains(match.entry) else {
                last = match.entry
                continue
            }
            let all = self[mock].differences.all
            self[mock].differences.all.insert(
                TapeDifference(entry: match.entry, call: match.name(), reason: .moved(after: last)),
                at: all.firstIndex { $0.entry ?? 0 >= match.entry } ?? all.count)
        }
    }
}
