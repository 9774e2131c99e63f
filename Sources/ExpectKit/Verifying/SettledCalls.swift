/// Expectations and calls that the comparison of the expected with the actual sequence leaves out, because a report has
/// already explained them.
struct SettledCalls: Sendable {
    /// The expectations, by their positions.
    var positions: Set<Int> = []
    /// The calls, by their numbers in the journal.
    var calls: Set<Int> = []
}

extension MockSnapshot {
    /// Leaves out the expectations that a wait reported as missing, and the late calls that they took. Neither has a
    /// place in the order any more.
    mutating func settleMissed() {
        let missed = queue.indices.filter { isMissed(at: $0) }
        guard !missed.isEmpty else { return }
        settled.positions.formUnion(missed)
        let takers = Set(missed.map { queue[$0] })
        settled.calls.formUnion(
            journal.indices.filter { taker(of: $0).map(takers.contains) ?? false })
    }

    /// Leaves out the expectations whose calls came before they were declared, and these calls.
    mutating func settle(_ early: [EarlyCalls]) {
        let calls = early.flatMap(\.calls)
        settled.positions.formUnion(early.map(\.position))
        settled.calls.formUnion(calls)
        divergences.removeAll { calls.contains($0.call) }
    }
}
