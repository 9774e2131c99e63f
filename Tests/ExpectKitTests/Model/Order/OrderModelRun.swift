import ExpectKit

/// Plays an order script on mocks, and compares each step with the reference.
///
/// - Returns: The first difference, or nil.
func disagreement(about script: OrderScript, flaw: OrderFlaw? = nil) -> String? {
    var reference = OrderReference(script, flaw: flaw)
    let player = OrderPlayer(script)
    let misuses = player.drain()
    guard misuses.allSatisfy({ $0.kind == .misuse }), misuses.map(\.line) == reference.refused else {
        return "expected the orders at \(reference.refused) to be refused, got \(misuses)"
    }
    var isWrong = false
    var failures = 0
    // The mocks with a call that no expectation took, although none of its failures says so.
    var lenient: Set<Int> = []
    for step in script.steps {
        player.play(step)
        let reported = player.drain()
        failures += reported.count
        // Later failures may follow from a wrong call, so only their number is checked.
        if isWrong { continue }
        switch step {
        case .move(let state): reference.state = state
        case .call(let call):
            let taker = reference.taker(of: call)
            if let taker, reported.isEmpty {
                guard player.mocks[call.mock].lastTaker == reference.all[taker].expectation.line else {
                    return "note(\(call.argument)) at \(call.line) is taken by the wrong one"
                }
                reference.take(taker)
            } else if taker == nil, reference.ignores(call), reported.isEmpty || reference.mayExceed(call) {
                isWrong = !reported.isEmpty
                lenient.insert(call.mock)
            } else if let complaint = reference.complaint(about: reported, call, taker: taker) {
                return "note(\(call.argument)) at \(call.line): \(complaint)"
            } else {
                isWrong = true
            }
        }
    }
    for (number, mock) in player.mocks.enumerated() {
        mock.verify()
        let reported = player.drain()
        failures += reported.count
        if isWrong { continue }
        let missing = reference.all.indices.filter {
            reference.all[$0].mock == number && !reference.isSatisfied($0)
        }.map { reference.all[$0].expectation.line }
        let lines = reported.map(\.line)
        // A missing call explains that later calls of the same mock were not taken.
        let isExplained =
            lenient.contains(number) && lines.isEmpty == missing.isEmpty && Set(lines).isSubset(of: missing)
        if lines != missing, !isExplained { return "expected \(missing) to be missing, got \(reported)" }
    }
    if let complaint = player.complaintAboutNotes { return complaint }
    // Another interpretation may have fewer mistakes, unless there is only one.
    // A lenient mock takes each call that it can take, although ignoring it might leave more room for later calls.
    if script.isLenient, failures > 0 { return nil }
    let least = OrderSearch(
        OrderReference(script, flaw: flaw), script.steps, allowsEdits: !script.isLenient
    ).leastEdits
    if failures == 0, least > 0 { return "no failure, but \(least) calls are too many or missing" }
    if failures > 0, least == 0, script.isPlain { return "\(failures) failures of calls as they should be" }
    // With optional calls, an early call that was taken is allowed, although later calls fail because of it. And an
    // unaccepted call may have replaced one that comes later after all.
    if script.isPlain, script.isExact, failures > max(1, least) {
        return "\(failures) failures, but \(least) calls too many or missing"
    }
    return nil
}

extension OrderScript {
    /// Whether a call may be allowed that no expectation takes.
    fileprivate var isLenient: Bool {
        mocks.contains { $0.mode != .strict }
            || declarations.contains { if case .stub = $0.member { true } else { false } }
    }
}

extension OrderScript {
    /// Whether no call matches two expectations.
    var isPlain: Bool {
        let all = OrderReference(self).all
        return all.indices.allSatisfy { one in
            all[(one + 1)...].allSatisfy { other in
                all[one].mock != other.mock
                    || !all[one].expectation.accepts.overlaps(other.expectation.accepts)
            }
        }
    }
}

extension OrderScript {
    /// Whether each expectation has an exact count, and each call is accepted by an expectation.
    fileprivate var isExact: Bool {
        let reference = OrderReference(self)
        // A state can make several calls wrong.
        return reference.all.allSatisfy {
            $0.expectation.count.count == 1 && $0.expectation.when == nil
        }
            && steps.allSatisfy { step in
                if case .call(let call) = step { !reference.accepting(call).isEmpty } else { true }
            }
    }
}

extension OrderReference {
    /// The difference between the failures of a call and the reference. There must be one failure if no expectation takes it.
    fileprivate func complaint(
        about reported: [OrderPlayer.Report], _ call: OrderScript.Call, taker: Int?
    ) -> String? {
        guard taker == nil, reported.count == 1, let report = reported.first else {
            return "expected \(taker == nil ? "one failure" : "none"), got \(reported)"
        }
        let fitting = accepting(call)
        let lacking = fitting.filter { !isSaturated($0) }
        let kinds: [FailureReport.Kind] =
            fitting.isEmpty ? [.unexpected] : lacking.isEmpty ? [.surplus] : [.outOfOrder, .surplus]
        guard kinds.contains(report.kind) else { return "expected \(kinds), got \(report)" }
        let named = report.named.compactMap(index)
        let elsewhere = all.indices.filter { index in
            fitting.isEmpty && all[index].expectation.accepts.contains(call.argument)
        }
        let allowed =
            elsewhere
            + fitting.flatMap { one in
                missing(before: one) + all.indices.filter { isChained(one, before: $0) && taken[$0] > 0 }
            }
        if let unrelated = named.first(where: { all[$0].mock != call.mock && !allowed.contains($0) }) {
            return "line \(all[unrelated].expectation.line) has nothing to do with it: \(report.text)"
        }
        guard report.kind == .outOfOrder else { return nil }
        // In the order of one mock, the next expectation is named; in other orders, the missing calls right before it.
        let isExplained = lacking.contains { one in
            let near = missingInAnyOrder(before: one).prefix(4)
            return near.allSatisfy(named.contains)
                || named.contains { all[$0].mock == call.mock && isSameOrBefore($0, one) && !isSatisfied($0) }
        }
        return isExplained ? nil : "the missing calls before it are not named: \(report.text)"
    }
}

extension OrderPlayer {
    /// What is wrong with the notes: each is a warning, a mock has at most one for each of its failures, and a call that a
    /// note calls missing is missing.
    fileprivate var complaintAboutNotes: String? {
        for note in notes {
            if note.severity != .warning { return "a note is an error: \(note.text)" }
            guard note.kind == .missing else { continue }
            let progress = note.candidates.first.flatMap { named in
                mocks.lazy.compactMap { $0.progress(atLine: named.location.line) }.first
            }
            guard let progress, progress.calls < progress.minimum else {
                return "this is not so: \(note.text)"
            }
        }
        let repeated = Dictionary(grouping: notes, by: \.mock).first { mock, notes in
            notes.count > failureCounts[mock, default: 0]
        }
        return repeated.map { "more notes than failures: \($0.value.map(\.text))" }
    }
}
