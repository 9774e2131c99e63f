import ExpectKit

extension ReferenceModel {
    /// The expectations that did not get all of their calls.
    var unmet: [Int] {
        flaw == .unmetIsForgotten ? [] : expectations.filter { !isSatisfied($0) }
    }

    /// Compares what a verification reports with what happened.
    ///
    /// Where each call is known to belong to a declaration, or to none, the reports are known exactly. Where calls
    /// diverged, a mock may tell the story in more than one way; but no story has more mistakes than the shortest
    /// one, and none leaves out a mistake that stands by itself.
    func judgeVerification(_ reports: [Observation.Failure]) -> String? {
        if !isDisturbed {
            let missing = unmet.prefix(8).map { Observation.Failure(kind: .missing, line: line(of: $0)) }
            return missing == reports ? nil : "expected \(missing), got \(reports)"
        }
        let deviates = !unmet.isEmpty || events.contains { $0.fate.isRefused }
        let all = failed + reports.count
        if deviates != (all > 0) {
            return "the script \(deviates ? "deviates" : "does not deviate"), got \(reports)"
        }
        let most = mostMistakes
        if reports.count > most { return "no more than \(most) mistakes, got \(reports)" }
        if all < min(8, plainMistakes) {
            return "at least \(plainMistakes) mistakes, \(failed) of them before, got \(reports)"
        }
        return impossible(in: reports)
    }

    /// How many mistakes a verification reports at the most.
    private var mostMistakes: Int {
        if hasOneStory { return LeastMistakes(self).count }
        let missing = unmet.map { entries[$0].lower - taken($0) }.reduce(0, +)
        return missing + events.count { $0.fate == .diverged }
    }

    /// Whether the shortest story is the mock's as well.
    ///
    /// The members of a group take calls oldest first, so that a call may be one too many though another member would
    /// have accepted it. A call that was refused on its own may stand for an expected one, or not. And where a call is
    /// laid against one that need not come, a mock does not count how often it may.
    private var hasOneStory: Bool {
        let places = Set(expectations.map { entries[$0].place })
        return (ordering == .unordered || places.count == expectations.count)
            && events.allSatisfy { !$0.isHeld || $0.fate == .diverged }
            && expectations.allSatisfy { entries[$0].upper == nil || entries[$0].upper == entries[$0].lower }
    }

    /// Whether a call came that was not allowed, or was forgiven although it could have been expected.
    private var isDisturbed: Bool {
        events.enumerated().contains { number, event in
            event.fate.isRefused || event.fate.taker == nil && isExpected(number)
        }
    }

    /// Whether an expectation that stood when a call came accepts it.
    private func isExpected(_ number: Int) -> Bool {
        expectations.contains { entries[$0].since <= number && accepts($0, events[number].call) }
    }

    /// The number of mistakes that need no story: of expectations that nothing was called for, or of calls that
    /// nothing was expected for. One of each may be the same mistake.
    private var plainMistakes: Int {
        let missed = unmet.filter { index in !events.contains { accepts(index, $0.call) } }
        let strange = events.indices.filter { events[$0].fate == .diverged && !isExpected($0) }
        // A mock that nothing is declared of fails once.
        return max(missed.count, entries.isEmpty ? min(1, strange.count) : strange.count)
    }

    /// A report that no story can lead to.
    private func impossible(in reports: [Observation.Failure]) -> String? {
        let missing = reports.filter { $0.kind == .missing }
        let lines = Set(expectations.filter { entries[$0].lower > 0 }.map(line))
        guard missing.allSatisfy({ lines.contains($0.line) }) else {
            return "missing is what need not come: \(reports)"
        }
        guard Set(missing).count == missing.count else { return "one is missing twice: \(reports)" }
        let isFirstReported = events.first(where: \.isHeld)?.fate == .diverged
        let kept = events.count { $0.fate == .diverged } - (isFirstReported ? 1 : 0)
        guard reports.count(where: { $0.kind == .unexpected }) <= kept else {
            return "of \(kept) calls that diverged later, got \(reports)"
        }
        return reports.first { !isTrue($0) }.map { "this is not so: \($0)" }
    }

    /// Whether what a report says of an expectation is so.
    private func isTrue(_ report: Observation.Failure) -> Bool {
        guard [.outOfOrder, .surplus].contains(report.kind) else {
            return [.missing, .unexpected].contains(report.kind)
        }
        guard let index = expectations.first(where: { line(of: $0) == report.line }) else { return false }
        if report.kind == .outOfOrder { return isOutOfOrder(index) }
        return events.count { accepts(index, $0.call) } > entries[index].upper ?? .max
    }

    /// Whether a call that an expectation accepts came on the wrong side of one that may have been meant for another.
    private func isOutOfOrder(_ index: Int) -> Bool {
        events.indices.contains { number in
            accepts(index, events[number].call)
                && expectations.contains { other in
                    let (place, otherPlace) = (entries[index].place, entries[other].place)
                    return events.indices.contains { otherNumber in
                        entries[other].declaration.requirement == events[otherNumber].call.requirement
                            && (otherPlace > place && otherNumber < number
                                || otherPlace < place && otherNumber > number)
                    }
                }
        }
    }
}

extension ReferenceModel.Fate {
    /// The expectation that has taken the call.
    var taker: Int? {
        if case .taken(let index) = self { index } else { nil }
    }

    /// Whether a call was not allowed.
    var isRefused: Bool {
        switch self {
        case .taken, .stubbed, .forgiven, .forwarded: false
        case .rejected, .exceeded, .diverged: true
        }
    }
}
