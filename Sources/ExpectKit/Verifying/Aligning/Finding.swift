/// What a comparison found about some expectations, by their positions in the queue, and calls, by their numbers.
package struct Finding: Equatable {
    /// An ignored call has no expectation, and is no difference. Expected calls have moved if they came elsewhere in the
    /// order, and are early if they came before their expectation was declared.
    package enum Kind: Sendable { case matched, ignored, substituted, missing, extra, moved, early }

    package let kind: Kind
    package var positions: [Int]
    package var calls: [Int]

    package init(_ kind: Kind, _ positions: [Int] = [], calls: [Int] = []) {
        (self.kind, self.positions, self.calls) = (kind, positions, calls)
    }

    package var isDifference: Bool { kind != .matched && kind != .ignored }

    /// What this and a later difference are together, if a call of the one was meant for an expectation of the other.
    fileprivate func joined(with other: Finding, _ matches: (Int, Int) -> Bool) -> (first: Finding, second: Finding?)? {
        switch (kind, other.kind) {
        case (.missing, .extra) where matches(positions[0], other.calls[0]):
            return (Finding(.moved, positions, calls: other.calls), nil)
        case (.substituted, .substituted)
        where matches(positions[0], other.calls[0]) && matches(other.positions[0], calls[0]):
            // The call that came first is listed first, with the expectation that it was meant for.
            return (Finding(.moved, other.positions + positions, calls: calls + other.calls), nil)
        case (.substituted, .missing) where matches(other.positions[0], calls[0]):
            return (Finding(.missing, positions), Finding(.moved, other.positions, calls: calls))
        case (.substituted, .extra) where matches(positions[0], other.calls[0]):
            return (Finding(.extra, calls: calls), Finding(.moved, positions, calls: other.calls))
        case (.extra, .missing), (.missing, .substituted), (.extra, .substituted):
            return other.joined(with: self, matches).map { both in both.second.map { ($0, both.first) } ?? both }
        default: return nil
        }
    }
}

extension [Finding] {
    /// Joins the differences that are one mistake. An expected call that is missing in one place and came in another
    /// has moved, or came before its expectation was declared. A mock without an order passes no calls.
    ///
    /// - Parameter isNext: Whether the call of the second position may follow that of the first.
    package func joined(
        _ calls: [Int], matches: (_ position: Int, _ call: Int) -> Bool,
        isEarly: (_ position: Int, _ call: Int) -> Bool, isNext: (Int, Int) -> Bool = { (0...1).contains($1 - $0) }
    ) -> [Finding] {
        var found = filter(\.isDifference)
        if !calls.isEmpty { found.joinMoves(matches) }
        found.joinEarlyCalls(isEarly)
        return found.joiningNeighbors(calls, isNext)
    }

    private mutating func joinMoves(_ matches: (Int, Int) -> Bool) {
        var index = 0
        search: while index < count {
            for other in indices[(index + 1)...] {
                guard let (first, second) = self[index].joined(with: self[other], matches) else { continue }
                self[index] = first
                if let second { self[other] = second } else { remove(at: other) }
                continue search
            }
            index += 1
        }
    }

    /// Joins the missing calls of an expectation with calls that were made too early, if these are all that it lacks.
    private mutating func joinEarlyCalls(_ isEarly: (Int, Int) -> Bool) {
        guard contains(where: { $0.kind == .extra }) else { return }
        for missing in filter({ $0.kind == .missing }).prefix(Limits.Verifying.unmetExpectations) {
            let extra = filter { $0.kind == .extra }.prefix(Limits.Verifying.pairs)
            let lacking = count { $0 == missing }
            let early = extra.filter { isEarly(missing.positions[0], $0.calls[0]) }.prefix(lacking)
            guard lacking > 0, early.count == lacking, let index = firstIndex(of: missing) else { continue }
            self[index] = Finding(.early, missing.positions, calls: early.flatMap(\.calls))
            removeAll { $0 == missing || early.contains($0) }
        }
    }

    /// Joins calls that moved together, and the missing calls of one expectation.
    private func joiningNeighbors(_ calls: [Int], _ isNext: (Int, Int) -> Bool) -> [Finding] {
        let next = Dictionary(uniqueKeysWithValues: zip(calls, calls.dropFirst()))
        var seen: Set<[Int]> = []
        var last: (index: Int, finding: Finding)?
        return reduce(into: []) { joined, finding in
            if finding.kind == .missing, !seen.insert(finding.positions).inserted { return }
            guard finding.kind == .moved, finding.calls.count == 1 else { return joined.append(finding) }
            // A neighbor of the call that moved before, or the same call again, belongs to the same move.
            if let (index, before) = last, next[before.calls[0]] == finding.calls[0],
                isNext(before.positions[0], finding.positions[0])
            {
                joined[index].positions += finding.positions
                joined[index].calls += finding.calls
                last = (index, finding)
            } else {
                last = (joined.count, finding)
                joined.append(finding)
            }
        }
    }
}

/// A call that came out of turn, and an expectation that proves it.
struct MovedCall {
    /// The expectation that the call was meant for, by its position.
    let position: Int
    /// The first expectation that should have been made before it, and was made after it.
    let before: Int?
    /// Otherwise the last expectation that should have come after it, and came before it.
    let after: Int?

    /// Whether nothing proves that it came out of turn.
    var isWithoutReason: Bool { before == nil && after == nil }
}

extension MockSnapshot {
    /// The differences of a mock without an order: each call that was not allowed is paired with the nearest
    /// expectation of its case that lacks a call, and what remains is missing or extra. Nothing tells what a call of
    /// another case was meant for.
    func callPairs(_ lacking: [Int]) -> [Finding] {
        let calls = divergences.map(\.call)
        let (known, unknown) = (lacking.filter(isKnownMissing), lacking.filter { !isKnownMissing(at: $0) })
        let places = unknown.flatMap { position in
            let progress = progress(at: position)
            return Array(repeating: position, count: min(progress.count.minimum - progress.calls, calls.count + 1))
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
        let own = divergences.filter { $0.isReported || $0.obstacles?.isFollowing != true }.map(\.call)
        return own.map { call in
            Finding(replaced[call] == nil ? .extra : .substituted, replaced[call].map { [$0] } ?? [], calls: [call])
        } + (waiting.values.joined().sorted() + known).map { Finding(.missing, [$0]) }
    }

    private func nearest(to call: Int, _ candidates: [Int]) -> Int? {
        let invocation = journal.invocations[call]
        return candidates.indices.prefix(Limits.Verifying.pairs).filter { isDeclared(candidates[$0], before: call) }
            .map { ($0, expectation(at: candidates[$0]).differenceCount(in: invocation)) }.min { $0.1 < $1.1 }?.0
    }
}
