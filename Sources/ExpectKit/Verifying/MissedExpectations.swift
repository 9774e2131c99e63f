/// The expectations that a verification after a wait reports as missing.
struct MissedExpectations {
    /// Their positions in the queue, with the delivery of each report.
    private(set) var deliveries: [Int: Delivery] = [:]
    /// The delivery of a report that also counts further missing calls without naming them.
    private(set) var rest: Delivery?

    /// Notes a violation that was reported, if it is about a missing call. One that no test has received is reported
    /// again later.
    mutating func add(_ violation: Violation, _ delivery: Delivery) {
        guard case .missing(let missing) = violation.problem, delivery != .lost,
            let position = missing.declaration.position
        else { return }
        for missed in [position.number - 1] + (violation.alike?.positions ?? []) {
            deliveries[missed] = delivery
        }
        let isOneOfMany = violation.notes.contains { note in
            if case .moreDifferences = note { true } else { false }
        }
        if isOneOfMany { rest = delivery }
    }
}

extension GuardedState {
    /// Notes the expectations that were reported as missing after a wait.
    mutating func record<Invocation>(_ missed: MissedExpectations, in snapshot: MockSnapshot<Invocation>) {
        var deliveries = missed.deliveries
        // Without a wrong call, the differences that are only counted are the other unmet expectations.
        if let rest = missed.rest, snapshot.divergences.isEmpty {
            for position in snapshot.queue.indices where !snapshot.isSatisfied(at: position) {
                if deliveries[position] == nil { deliveries[position] = rest }
            }
        }
        for (position, delivery) in deliveries {
            let index = snapshot.queue[position]
            // Another thread may have reset the mock meanwhile.
            guard state.table.contains(snapshot.declared[index]) else { continue }
            _ = claim(missed: index, calls: snapshot.progress[index].calls)
            if delivery == .presumed { ledger.presumedMissed.insert(index) }
        }
    }
}
