extension MockSnapshot {
    /// The differences of a mock without an order: each call that was not allowed is paired with the nearest
    /// expectation of its case that lacks a call, and what remains is missing or extra. Nothing tells what a call of
    /// another case was meant for.
    ///
    /// - Parameter lacking: The positions of the expectations that lack a call.
    func callPairs(_ lacking: [Int]) -> [Finding] {
        let calls = divergences.map(\.call)
        let (known, unknown) = (lacking.filter(isKnownMissing), lacking.filter { !isKnownMissing(at: $0) })
        // One place for each missing call.
        let places = unknown.flatMap { position in
            let progress = progress(at: position)
            let open = min(progress.count.minimum - progress.calls, calls.count + 1)
            return Array(repeating: position, count: open)
        }
        var waiting = Dictionary(grouping: places) { expectation(at: $0).caseName }
        var replaced: [Int: Int] = [:]
        for (number, call) in calls.enumerated() {
            let name = caseName(ofCall: call)
            let candidates = waiting[name] ?? []
            // After the calls whose differences are compared, any expectation of the same case is good enough.
            let isCompared = number < Limits.Verifying.pairs
            let index = isCompared ? nearest(to: call, candidates) : candidates.indices.last
            guard let index, isDeclared(candidates[index], before: call) else { continue }
            replaced[call] = waiting[name]?.remove(at: index)
        }
        // A call that only calls which have failed already blocked has followed from these.
        let own = divergences.filter { $0.isReported || $0.obstacles?.isFollowing != true }
        return own.map { divergence in
            let replaced = replaced[divergence.call]
            return Finding(
                replaced == nil ? .extra : .substituted, replaced.map { [$0] } ?? [], calls: [divergence.call]
            )
        } + (waiting.values.joined().sorted() + known).map { Finding(.missing, [$0]) }
    }

    private func nearest(to call: Int, _ candidates: [Int]) -> Int? {
        let invocation = journal.invocations[call]
        return candidates.indices.prefix(Limits.Verifying.pairs).filter {
            isDeclared(candidates[$0], before: call)
        }
        .map { ($0, expectation(at: candidates[$0]).differenceCount(in: invocation)) }.min { $0.1 < $1.1 }?.0
    }
}
