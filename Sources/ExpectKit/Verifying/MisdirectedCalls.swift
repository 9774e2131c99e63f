/// An expectation of another mock of the same type, which a call was probably meant for.
struct MisdirectedCall: Sendable, Equatable {
    /// The name of the mock that expects the call.
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
        let peers = framework.declaredMocks.compactMap { $0 as? Engine<Invocation> }
        let lacking = peers.filter { $0 !== self }.compactMap { peer in
            let snapshot = peer.snapshot()
            let position = snapshot.queue.indices.first {
                snapshot.lacksCalls(at: $0) && snapshot.expectation(at: $0).accepts(invocation)
            }
            return position.map { (peer: peer, snapshot: snapshot, position: $0) }
        }
        // If several mocks expect the call, none of them is more likely.
        guard lacking.count == 1 else { return nil }
        let (peer, snapshot, position) = lacking[0]
        // A call that its own mock expects at another time has come to the right mock.
        let own = self.snapshot()
        if own.queue.indices.contains(where: { own.expectation(at: $0).accepts(invocation) }) { return nil }
        peer.locked { $0.verification.receivers.append(UnretainedObject(self)) }
        return MisdirectedCall(
            mock: snapshot.mock, mockID: ObjectIdentifier(peer), expectation: snapshot.fact(at: position),
            isSwapped: peer.failureEffect == .failedTest && failsTest(as: peer)
                && snapshot.divergences.contains {
                    $0.isReported && $0.elsewhere?.mockID == ObjectIdentifier(self)
                })
    }

    /// The expectations whose missing calls all came to another mock, which has a failure for them.
    func expectationsMet(elsewhere snapshot: MockSnapshot<Invocation>, by receivers: [UnretainedObject])
        -> [Int]
    {
        if receivers.isEmpty { return [] }
        let lacking = snapshot.queue.indices.filter { !snapshot.isSatisfied(at: $0) }
        var seen: Set<ObjectIdentifier> = []
        let others = receivers.compactMap { $0.object as? Engine<Invocation> }
            .filter {
                seen.insert(ObjectIdentifier($0)).inserted && $0.failureEffect != .uncertain && failsTest(as: $0)
            }
        let calls = others.flatMap { other in
            let snapshot = other.snapshot()
            return snapshot.divergences.filter { $0.elsewhere?.mockID == ObjectIdentifier(self) }.map {
                snapshot.journal.invocations[$0.call]
            }
        }
        return lacking.filter { position in
            let progress = snapshot.progress(at: position)
            let expectation = snapshot.expectation(at: position)
            return calls.count(where: expectation.accepts) >= progress.count.minimum - progress.calls
        }
    }
}
