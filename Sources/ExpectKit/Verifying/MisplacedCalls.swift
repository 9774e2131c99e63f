/// An expectation of another mock of the same type, which a call was probably meant for.
struct MisdirectedCall: Sendable, Equatable {
    let mock: String
    let mockID: ObjectIdentifier
    let expectation: DeclarationFact
    /// Whether that mock has a failure for a call that this one expects, so that both were confused.
    let isSwapped: Bool
}

// Finds the calls of a mock that another mock of the same type expects in the same test. They are one mistake: the failure
// of the first call names both mocks, and neither of them reports the other calls.

extension Engine {
    /// The expectation of the only other mock that lacks a call, if there is one. That mock notes where the call came.
    func misdirectedCall(of invocation: Invocation) -> MisdirectedCall? {
        let peers = framework.declaredMocks.compactMap { $0 as? Engine<Invocation> }.filter { $0 !== self }
        let lacking = peers.compactMap { peer in
            let snapshot = peer.snapshot()
            let position = snapshot.queue.indices.first {
                snapshot.lacksCalls(at: $0) && snapshot.expectation(at: $0).accepts(invocation)
            }
            return position.map { (peer: peer, snapshot: snapshot, position: $0) }
        }
        // If several mocks expect the call, none of them is more likely.
        guard let (peer, snapshot, position) = lacking.first, lacking.count == 1 else { return nil }
        // A call that its own mock expects at another time has come to the right mock.
        let own = self.snapshot()
        if own.queue.indices.contains(where: { own.expectation(at: $0).accepts(invocation) }) { return nil }
        // It blocks no other mock, because the failure of this call names it.
        snapshot.progress(at: position).node?.release()
        peer.locked { guarded in
            if guarded.verification.receivers.contains(where: { $0.object === self }) { return }
            guarded.verification.receivers.append(UnretainedObject(self))
        }
        return MisdirectedCall(
            mock: snapshot.mock, mockID: ObjectIdentifier(peer), expectation: snapshot.fact(at: position),
            isSwapped: peer.hasSurelyFailedTest && failsTest(as: peer)
                && snapshot.divergences.contains { $0.isReported && $0.elsewhere?.mockID == ObjectIdentifier(self) })
    }

    /// Whether the mock that a call was probably meant for still lacks it, as far as is known. If not, that mock got its
    /// own call, so the other one was meant for its own mock.
    func isStillMisdirected(_ divergence: Divergence, _ invocation: Invocation) -> Bool {
        let peers = framework.declaredMocks.compactMap { $0 as? Engine<Invocation> }
        let meant = peers.first { ObjectIdentifier($0) == divergence.elsewhere?.mockID }
        guard let snapshot = meant?.snapshot() else { return true }
        return snapshot.queue.indices.contains {
            !snapshot.isSatisfied(at: $0) && snapshot.expectation(at: $0).accepts(invocation)
        }
    }

    /// The expectations whose missing calls all came to another mock, which has a failure for them.
    func expectationsMet(elsewhere snapshot: MockSnapshot<Invocation>, by receivers: [UnretainedObject]) -> [Int] {
        let others = receivers.compactMap { $0.object as? Engine<Invocation> }
        let calls = others.filter { !$0.mayHaveHiddenFailure && failsTest(as: $0) }.flatMap { other in
            let snapshot = other.snapshot()
            return snapshot.divergences.filter { $0.elsewhere?.mockID == ObjectIdentifier(self) }
                .map { snapshot.journal.invocations[$0.call] }
        }
        return snapshot.queue.indices.filter { position in
            let lacking = snapshot.progress(at: position).count.minimum - snapshot.progress(at: position).calls
            return lacking > 0 && calls.count(where: snapshot.expectation(at: position).accepts) >= lacking
        }
    }
}

/// A call that was missing at a checkpoint, and may still come late in a later phase of the test.
struct OverdueCall {
    let declaration: Declaration
    let checkpoint: CallSite
    var remaining: Int
}

extension GuardedState {
    /// The calls that the verification at a checkpoint has found to be missing, for a failure or for a note.
    func overdueCalls(at checkpoint: CallSite) -> [OverdueCall] {
        state.table.queue.compactMap { index in
            let (declaration, progress) = (state.table.declared[index], state.table.progress[index])
            let lacking = progress.count.minimum - progress.calls
            guard lacking > 0, ledger.missing.contains(index) || isKnownMissing(declaration) else { return nil }
            return OverdueCall(declaration: declaration, checkpoint: checkpoint, remaining: lacking)
        }
    }
}

extension CallReports {
    /// Returns the missing call of an earlier phase that a call is, and counts the call for it.
    func takeOverdue(_ invocation: Invocation, _ ticket: Ticket) -> OverdueCall? {
        let overdue = engine.locked { $0.verification.overdue }
        let late = overdue.first { $0.remaining > 0 && engine.accepts($0.declaration, invocation) }
        guard let late else { return nil }
        // Another thread may have counted a call for it, or reset the mock meanwhile.
        return engine.locked { guarded in
            let index = guarded.verification.overdue.firstIndex {
                $0.declaration === late.declaration && $0.remaining > 0
            }
            guard let index else { return nil }
            guarded.verification.overdue[index].remaining -= 1
            guarded.state.leaveOut(ticket)
            return late
        }
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
