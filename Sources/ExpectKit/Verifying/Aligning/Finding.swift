/// What a comparison of the expected with the actual calls found about some of them.
package struct Finding: Equatable {
    package enum Kind: Sendable {
        case matched
        /// A call without an expectation that is no difference.
        case ignored
        /// A call replaced an expected one.
        case substituted
        /// An expected call did not come.
        case missing
        /// A call came that no expectation matches.
        case extra
        /// Expected calls came, but elsewhere in the order.
        case moved
        /// Expected calls came, but before their expectation was declared.
        case early
    }

    package let kind: Kind
    /// The positions of its expectations.
    package var positions: [Int]
    /// The numbers of its calls.
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
        case (.extra, .missing) where matches(other.positions[0], calls[0]):
            return (Finding(.moved, other.positions, calls: calls), nil)
        case (.substituted, .substituted)
        where matches(positions[0], other.calls[0]) && matches(other.positions[0], calls[0]):
            // The call that came first is listed first, with the expectation that it was meant for.
            return (Finding(.moved, other.positions + positions, calls: calls + other.calls), nil)
        case (.substituted, .missing) where matches(other.positions[0], calls[0]):
            return (Finding(.missing, positions), Finding(.moved, other.positions, calls: calls))
        case (.substituted, .extra) where matches(positions[0], other.calls[0]):
            return (Finding(.extra, calls: calls), Finding(.moved, positions, calls: other.calls))
        case (.missing, .substituted), (.extra, .substituted):
            return other.joined(with: self, matches).flatMap { joined in
                joined.second.map { ($0, joined.first) }
            }
        default: return nil
        }
    }
}

extension [Finding] {
    /// Joins the differences that are one mistake. An expected call that is missing in one place and came in another
    /// has moved, or came before its expectation was declared.
    ///
    /// - Parameter calls: The calls in the order of the mock; empty if it has none.
    package func joined(
        _ calls: [Int], matches: (_ position: Int, _ call: Int) -> Bool, isEarly: (_ position: Int, _ call: Int) -> Bool
    ) -> [Finding] {
        var found = filter(\.isDifference)
        if !calls.isEmpty { found.joinMoves(matches) }
        found.joinEarlyCalls(isEarly)
        return found.joiningNeighbors(calls)
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
    private func joiningNeighbors(_ calls: [Int]) -> [Finding] {
        let next = Dictionary(uniqueKeysWithValues: zip(calls, calls.dropFirst()))
        var seen: Set<[Int]> = []
        var last: (index: Int, finding: Finding)?
        return reduce(into: []) { joined, finding in
            if finding.kind == .missing, !seen.insert(finding.positions).inserted { return }
            guard finding.kind == .moved, finding.calls.count == 1 else { return joined.append(finding) }
            // A neighbor of the call that moved before, or the same call again, belongs to the same move.
            if let (index, before) = last, next[before.calls[0]] == finding.calls[0],
                (0...1).contains(finding.positions[0] - before.positions[0])
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
