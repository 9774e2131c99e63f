import ExpectKit

extension ReferenceModel {
    /// Compares what a verification reports with what happened.
    ///
    /// Where each call belongs to a declaration or to none, it is known exactly. Where calls diverged, a mock may tell
    /// the story in more than one way; but none has more mistakes than the shortest one, none leaves out a mistake that
    /// stands by itself, and none says what is not so.
    ///
    /// - Parameter told: What need not be told again.
    func judgeVerification(
        _ reports: [Observation.Failure], told: [Observation.Failure] = []
    ) -> String? {
        guard isDisturbed else {
            let all = unmet.prefix(8).map { Observation.Failure(kind: .missing, line: entries[$0].line) }
            let missing = all.filter { !told.contains($0) }
            return missing == reports ? nil : "expected \(missing), got \(reports)"
        }
        // It is only here because a call was refused or an expectation was not met.
        let all = reported + told.count + reports.count
        if all == 0 { return "expected a failure, got none" }
        let (least, most) = (min(8, plainMistakes), mostMistakes)
        if all < least { return "expected at least \(least) failures, got \(reported) and \(reports)" }
        if reports.count > most { return "expected no more than \(most), got \(reports)" }
        return reports.first { !isTrue($0) }.map { "this is not so: \($0)" } ?? repetition(in: reports)
    }

    /// The expectations that did not get all of their calls.
    var unmet: [Int] {
        flaw == .unmetIsForgotten ? [] : expectations.filter { !isSatisfied($0) }
    }

    /// Whether a call was not allowed, or was forgiven although an unmet expectation waited for it.
    private var isDisturbed: Bool {
        let unmet = unmet
        return events.indices.contains { number in
            let fate = events[number].fate
            return fate.isRefused || fate.taker == nil && isAccepted(number, by: unmet)
        }
    }

    /// Whether one of some expectations accepts a call, and stood when it came.
    func isAccepted(_ number: Int, by expectations: [Int]) -> Bool {
        expectations.contains { entries[$0].since <= number && accepts($0, events[number].call) }
    }

    /// How many mistakes a verification reports at the most.
    private var mostMistakes: Int {
        let places = Set(expectations.map { entries[$0].place })
        guard ordering == .ordered, places.count < expectations.count else {
            return LeastMistakes(self).count
        }
        // In a group the oldest member takes a call, so that one is left over though another might have taken it;
        // which of the stories is shorter then is not the mock's to find out.
        let missing = unmet.map { entries[$0].lower - taken($0) }
        return missing.reduce(0, +) + events.count { $0.fate == .diverged }
    }

    /// The number of mistakes that need no story: of expectations that nothing was called for, or of calls that
    /// nothing was expected for. One of each may be the same mistake.
    private var plainMistakes: Int {
        let missed = unmet.filter { index in !events.contains { accepts(index, $0.call) } }
        let expectations = expectations
        let strange = events.indices.filter { number in
            events[number].fate == .diverged && !isAccepted(number, by: expectations)
        }
        // A mock of which nothing is declared fails once for each call that is not like another.
        let distinct = entries.isEmpty ? Set(strange.map { "\(events[$0].call)" }).count : strange.count
        return max(missed.count, distinct)
    }

    private func repetition(in reports: [Observation.Failure]) -> String? {
        let missing = reports.filter { $0.kind == .missing }
        if Set(missing).count < missing.count { return "expected each once, got \(reports)" }
        let isFirstReported = events.first(where: \.isHeld)?.fate == .diverged
        let kept = events.count { $0.fate == .diverged } - (isFirstReported ? 1 : 0)
        let unexpected = reports.count { $0.kind == .unexpected }
        return unexpected <= kept ? nil : "expected \(kept) unexpected calls, got \(reports)"
    }
}
