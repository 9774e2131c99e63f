import ExpectKit

extension ReferenceModel {
    /// Compares the reports of a verification with the events.
    ///
    /// Without wrong calls the reports are known exactly. With wrong calls there may be several correct interpretations.
    /// But none reports more mistakes than the shortest interpretation, none leaves out an independent mistake, and none
    /// reports what is not true.
    ///
    /// - Parameter alreadyReported: Failures that need not be reported again.
    func judgeVerification(
        _ reports: [Observation.Failure], alreadyReported: [Observation.Failure] = []
    ) -> String? {
        guard hasWrongCalls else {
            // A ninth one is not replaced by a note that says that it is left out.
            let all = unmet.prefix(unmet.count == 9 ? 9 : 8).map {
                Observation.Failure(kind: .missing, line: entries[$0].line)
            }
            let missing = all.filter { !alreadyReported.contains($0) }
            return missing == reports ? nil : "expected \(missing), got \(reports)"
        }
        // A call was refused or an expectation was not met, so there must be a failure.
        let all = reported + alreadyReported.count + reports.count
        if all == 0 { return "expected a failure, got none" }
        let (least, most) = (min(8, independentMistakes), mostMistakes)
        if all < least { return "expected at least \(least) failures, got \(reported) and \(reports)" }
        if reports.count > most { return "expected no more than \(most), got \(reports)" }
        return reports.first { !isTrue($0) }.map { "this is not so: \($0)" } ?? repetition(in: reports)
    }

    /// The expectations that are not satisfied.
    var unmet: [Int] {
        flaw == .unmetIsNotReported ? [] : expectations.filter { !isSatisfied($0) }
    }

    /// Whether a call was not allowed, or was ignored although an unmet expectation accepts it.
    private var hasWrongCalls: Bool {
        let unmet = unmet
        return events.indices.contains { number in
            let verdict = events[number].verdict
            return verdict.isRefused
                || verdict.taker == nil && verdict != .late && isAccepted(number, by: unmet)
        }
    }

    /// Whether one of some expectations accepts a call and was declared before it.
    func isAccepted(_ number: Int, by expectations: [Int]) -> Bool {
        expectations.contains { entries[$0].since <= number && accepts($0, events[number].call) }
    }

    /// The maximum number of mistakes that a verification reports.
    private var mostMistakes: Int {
        let places = Set(expectations.map { entries[$0].place })
        guard ordering == .ordered, places.count < expectations.count else {
            return LeastMistakes(self).count
        }
        // In a group the oldest member takes a call that a later one may need. The mock need not find the shortest
        // interpretation then.
        let missing = unmet.map { entries[$0].lower - taken($0) }
        return missing.reduce(0, +) + events.count { $0.verdict == .diverged }
    }

    /// The number of mistakes that need no interpretation: expectations that no call matches, or calls that no
    /// expectation accepts. One of each may be the same mistake.
    private var independentMistakes: Int {
        let missed = unmet.filter { index in !events.contains { accepts(index, $0.call) } }
        let (expectations, unmet) = (expectations, unmet)
        let unaccepted = events.indices.filter { number in
            // A call that came before its expectation was declared is the same mistake as the missing call.
            let isEarly = unmet.contains { accepts($0, events[number].call) }
            return events[number].verdict == .diverged && !isEarly
                && !isAccepted(number, by: expectations)
        }
        // A mock without declarations fails once for each distinct call, and another one for each requirement.
        let distinct = Set(
            unaccepted.map { number in
                let call = events[number].call
                return entries.isEmpty ? "\(call)" : "\(call.requirement)"
            }
        ).count
        return max(missed.count, distinct)
    }

    private func repetition(in reports: [Observation.Failure]) -> String? {
        let missing = reports.filter { $0.kind == .missing }
        if Set(missing).count < missing.count { return "expected each once, got \(reports)" }
        let isFirstReported = events.first(where: \.isFailure)?.verdict == .diverged
        let kept = events.count { $0.verdict == .diverged } - (isFirstReported ? 1 : 0)
        let unexpected = reports.count { $0.kind == .unexpected }
        return unexpected <= kept ? nil : "expected \(kept) unexpected calls, got \(reports)"
    }
}
