/// A call that was missing at a checkpoint, and may still come late in a later phase of the test.
struct OverdueCall {
    let declaration: Declaration
    /// The line of the checkpoint.
    let checkpoint: CallSite
    /// How many of its calls were missing.
    var remaining: Int
}

extension GuardedState {
    /// The expectations that were reported as missing when the mock was verified at a checkpoint.
    func overdueCalls(at checkpoint: CallSite) -> [OverdueCall] {
        let missing = ledger.found.map(\.identity).filter {
            if case .missing = $0.subject { true } else { false }
        }
        return state.table.queue.compactMap { index in
            let (declaration, progress) = (state.table.declared[index], state.table.progress[index])
            let lacking = progress.count.minimum - progress.calls
            guard lacking > 0,
                isKnownMissing(declaration) || missing.contains(where: { $0.line == .init(declaration.site) })
            else { return nil }
            return OverdueCall(declaration: declaration, checkpoint: checkpoint, remaining: lacking)
        }
    }
}

extension CallReports {
    /// Returns the missing call of an earlier phase that a call is, and counts the call for it.
    func takeOverdue(_ invocation: Invocation, _ ticket: Ticket, from overdue: [OverdueCall]) -> OverdueCall? {
        let late = overdue.first { $0.remaining > 0 && engine.accepts($0.declaration, invocation) }
        guard let late else { return nil }
        // Another thread may have counted a call for it, or reset the mock meanwhile.
        let isCounted = engine.locked { guarded in
            let index = guarded.verification.overdue.firstIndex {
                $0.declaration === late.declaration && $0.remaining > 0
            }
            guard let index else { return false }
            guarded.verification.overdue[index].remaining -= 1
            guarded.state.leaveOut(ticket)
            return true
        }
        return isCounted ? late : nil
    }

    /// Warns of a call that comes too late; `nil` if the mock was reset meanwhile, so that it needs another verdict.
    func warn(of late: OverdueCall, _ divergence: Divergence, _ ticket: Ticket) -> CallFailure? {
        guard let snapshot = engine.snapshot(for: ticket) else { return nil }
        var violation = snapshot.violation(of: divergence, table: nil)
        let checkpoint = DeclarationPlace(site: late.checkpoint)
        violation.notes.append(.overdue(declared: late.declaration.place, checkpoint: checkpoint))
        return CallFailure(engine.failures.report(violation, severity: .warning))
    }
}
