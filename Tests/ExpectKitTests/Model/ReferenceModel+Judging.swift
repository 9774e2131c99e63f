import ExpectKit

extension ReferenceModel {
    /// Applies one step of a script, and compares the result with the observation of a mock.
    ///
    /// - Returns: The difference, if there is one.
    mutating func judge(_ step: ModelScript.Step, _ seen: Observation) -> String? {
        let complaint: String?
        switch step {
        case .declare(let declaration): complaint = compare(declare(declaration), seen.failures)
        case .group(let members): complaint = compare(declareGroup(members), seen.failures)
        case .call(let call, let line): complaint = judge(call, line: line, seen)
        case .mode(let newMode):
            mode = newMode
            complaint = compare([], seen.failures)
        case .verify:
            complaint =
                judgeVerification(seen.failures) ?? compare(seen.failures, seen.repeated) ?? judge(seen.notes)
                ?? seen.repeatedNotes.first.map { "this was noted before: \($0.text)" }
            isUnverified = false
            alreadyReported += seen.failures
        case .checkpoint:
            complaint = judgeVerification(seen.failures) ?? judge(seen.notes)
            if flaw != .checkpointKeepsAll { clear(after: seen) }
        case .reset:
            clear()
            complaint = compare([], seen.failures)
        }
        return complaint ?? judgeCalls(seen) ?? judgeNoNotes(seen, after: step)
    }

    /// Compares the failures that a mock reports when it is deallocated.
    func judgeEnd(_ reports: [Observation.Failure]) -> String? {
        isUnverified ? judgeVerification(reports, alreadyReported: alreadyReported) : compare([], reports)
    }

    private mutating func judge(_ call: ModelScript.Call, line: Int, _ seen: Observation) -> String? {
        var verdict = verdict(of: call)
        let late = overdue.firstIndex { $0.remaining > 0 && $0.declaration.accepts(call) }
        if verdict == .diverged, let late {
            verdict = .late
            overdue[late].remaining -= 1
        }
        var expected = failure(of: call, verdict, line: line).map { [$0] } ?? []
        events.append(Event(call: call, verdict: verdict, isFailure: verdict.isRefused && !ignoresWrongCalls))
        let answering = answering(of: call, verdict)
        if verdict == .diverged, answering.outcome == .unansweredError, thrown.contains("\(call)") {
            // The code under test retries the call, which is no mistake of its own.
            events[events.count - 1].isRetry = true
            expected = []
            reported += 1
        } else if verdict == .diverged, expected.isEmpty {
            isUnverified = true
        }
        if let declaration = answering.missedBy {
            let line = entries[declaration].line
            if unanswered.insert("\(call), line \(line)").inserted {
                expected.append(.init(kind: .unanswered, lines: [line]))
            }
            if answering.outcome == .unansweredError { thrown.insert("\(call)") }
        } else {
            reported += seen.failures.count { !$0.isWarning }
        }
        if let source = answering.source {
            if entries[source].role == .stub {
                entries[source].given += 1
            } else if verdict != .taken(source) {
                entries[source].reused += 1
            }
        }
        let words = "\(call) is \(words(verdict))"
        guard answering.outcome == seen.outcome else {
            return "\(words): expected \(answering.outcome), got \(seen.outcome.map { "\($0)" } ?? "no call")"
        }
        linesWithoutNote += seen.failures.filter { !$0.isWarning }.map(\.line)
        let fits =
            expected.count == seen.failures.count && zip(expected, seen.failures).allSatisfy { $0.fits($1) }
        return fits ? nil : "\(words): expected \(expected), got \(seen.failures)"
    }

    private func compare(_ expected: [Observation.Failure], _ got: [Observation.Failure]) -> String? {
        expected == got ? nil : "expected \(expected), got \(got)"
    }

    private func judgeCalls(_ seen: Observation) -> String? {
        let calls = events.map(\.call)
        guard calls == seen.calls else { return "expected the calls \(calls), got \(seen.calls)" }
        guard let requirement = calls.last?.requirement, !seen.replies.isEmpty else { return nil }
        let replies = ScriptPlayer.queries.map { pattern in
            let found = calls.filter { $0.requirement == requirement && pattern.accepts($0.argument) }
            return Observation.Reply(count: found.count, last: found.last?.argument)
        }
        guard replies == seen.replies else { return "expected call counts \(replies), got \(seen.replies)" }
        return nil
    }

    private func words(_ verdict: Verdict) -> String {
        switch verdict {
        case .taken(let index): "taken by line \(entries[index].line)"
        case .stubbed(let index): "stubbed by line \(entries[index].line)"
        case .rejected(let index): "rejected by line \(entries[index].line)"
        case .exceeded(let bounds): "one more than line \(entries[bounds[0]].line) allows"
        case .diverged, .ignored, .forwarded, .late: "\(verdict)"
        }
    }
}
