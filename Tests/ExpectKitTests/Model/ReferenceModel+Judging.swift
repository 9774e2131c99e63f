import ExpectKit

extension ReferenceModel {
    /// Follows one step of a script, and compares what it leads to with what was seen of a mock.
    ///
    /// - Returns: What the mock should not have done.
    mutating func judge(_ step: ModelScript.Step, _ seen: Observation) -> String? {
        let complaint =
            switch step {
            case .declare(let declaration): compare(declare(declaration), seen)
            case .group(let members): compare(declareGroup(members), seen)
            case .call(let call, let line): judge(call, line: line, seen)
            case .mode(let newMode): change(to: newMode, seen)
            case .verify: judgeVerification(seen.failures) ?? judgeRepetition(seen)
            case .checkpoint: judgeCheckpoint(seen)
            case .reset: judgeReset(seen)
            }
        return complaint ?? judgeJournal(seen)
    }

    private mutating func judge(_ call: ModelScript.Call, line: Int, _ seen: Observation) -> String? {
        let fate = fate(of: call)
        var expected = failure(of: call, fate, line: line).map { [$0] } ?? []
        events.append(Event(call: call, fate: fate, isHeld: fate.isRefused && !forgives))
        let way = answering(of: call, fate)
        guard way.outcome == seen.outcome else {
            return "\(call) is \(fate): expected \(way.outcome), got \(words(seen.outcome))"
        }
        if way.isMissed, case .taken(let index) = fate { expected.append(unanswered(index)) }
        if way.isMissed, case .stubbed(let index) = fate { expected.append(unanswered(index)) }
        if let source = way.source {
            if entries[source].role == .stub {
                entries[source].given += 1
            } else if fate != .taken(source) {
                entries[source].lent += 1
            }
        }
        failed += seen.failures.count { !$0.isWarning && $0.kind != .unanswered }
        let fits =
            expected.count == seen.failures.count && zip(expected, seen.failures).allSatisfy { $0.fits($1) }
        return fits ? nil : "\(call) is \(fate): expected \(expected), got \(seen.failures)"
    }

    private func unanswered(_ index: Int) -> ExpectedFailure {
        .init(kinds: [.unanswered], lines: [line(of: index)])
    }

    private func words(_ outcome: Observation.Outcome?) -> String { outcome.map { "\($0)" } ?? "no answer" }

    private mutating func change(to newMode: MockMode, _ seen: Observation) -> String? {
        mode = newMode
        return compare([], seen)
    }

    /// Compares the failures of a step that are fully determined.
    private func compare(_ expected: [Observation.Failure], _ seen: Observation) -> String? {
        expected == seen.failures ? nil : "expected \(expected), got \(seen.failures)"
    }

    private mutating func judgeCheckpoint(_ seen: Observation) -> String? {
        let complaint = judgeVerification(seen.failures)
        if flaw != .checkpointKeepsAll { clear() }
        return complaint
    }

    private mutating func judgeReset(_ seen: Observation) -> String? {
        clear()
        return compare([], seen)
    }

    private func judgeRepetition(_ seen: Observation) -> String? {
        seen.repeated == seen.failures ? nil : "got \(seen.failures), and then \(seen.repeated ?? [])"
    }

    private func judgeJournal(_ seen: Observation) -> String? {
        let calls = events.map(\.call)
        guard calls == seen.calls else { return "calls are \(calls), and not \(seen.calls)" }
        guard let requirement = calls.last?.requirement, !seen.replies.isEmpty else { return nil }
        let replies = ScriptPlayer.questions.map { pattern in
            let found = calls.filter { $0.requirement == requirement && pattern.accepts($0.argument) }
            return Observation.Reply(count: found.count, last: found.last?.argument)
        }
        return replies == seen.replies
            ? nil : "the answers to questions are \(replies), and not \(seen.replies)"
    }
}
