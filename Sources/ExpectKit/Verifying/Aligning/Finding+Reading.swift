extension Finding {
    /// Reads the differences from an alignment, one for each mistake of the code under test.
    ///
    /// A call that is missing in one place and extra in another has moved. Neighbors that moved together are one
    /// move, and two swapped calls are one move.
    ///
    /// - Parameters:
    ///   - steps: The aligned sequences.
    ///   - matches: Whether an expectation accepts a call.
    static func all(in steps: [Alignment.Step], matches: (Int, Int) -> Bool) -> [Finding] {
        var found = steps.compactMap(Finding.init)
        joinSwaps(in: &found, matches)
        splitSubstitutions(in: &found, matches)
        joinMoves(in: &found, matches)
        joinRepetitions(in: &found)
        return found
    }

    private init?(_ step: Alignment.Step) {
        switch step {
        case .matched, .ignored: return nil
        case .substituted(let position, let call): self = .substituted(position, call: call)
        case .missing(let position): self = .missing(position)
        case .extra(let call): self = .extra(call: call)
        }
    }

    private static func joinSwaps(in found: inout [Finding], _ matches: (Int, Int) -> Bool) {
        var index = 0
        while index < found.count {
            defer { index += 1 }
            guard case .substituted(let position, let call) = found[index] else { continue }
            let other = found[(index + 1)...].firstIndex { candidate in
                guard case .substituted(let otherPosition, let otherCall) = candidate else { return false }
                return matches(position, otherCall) && matches(otherPosition, call)
            }
            guard let other else { continue }
            // The call that came first is listed first, with the expectation that it was meant for.
            found[index] = .moved(
                found[other].positions + found[index].positions,
                calls: found[index].calls + found[other].calls)
            found.remove(at: other)
        }
    }

    /// Splits a substitution if its call, or its expected call, appears elsewhere.
    ///
    /// If the call is missing elsewhere, it has moved, and the expected call is missing. If the expected call came
    /// elsewhere, the expected call has moved, and the other call is extra.
    private static func splitSubstitutions(in found: inout [Finding], _ matches: (Int, Int) -> Bool) {
        for index in found.indices {
            guard case .substituted(let position, let call) = found[index] else { continue }
            for other in found.indices {
                if case .missing(let missing) = found[other], matches(missing, call) {
                    found[other] = .moved([missing], calls: [call])
                    found[index] = .missing(position)
                } else if case .extra(let extra) = found[other], matches(position, extra) {
                    found[other] = .moved([position], calls: [extra])
                    found[index] = .extra(call: call)
                } else {
                    continue
                }
                break
            }
        }
    }

    private static func joinMoves(in found: inout [Finding], _ matches: (Int, Int) -> Bool) {
        var index = 0
        var last: (index: Int, position: Int, call: Int)?
        while index < found.count {
            defer { index += 1 }
            guard let (position, call, partner) = move(at: index, in: found, matches) else { continue }
            found.remove(at: partner)
            if let previous = last, (0...1).contains(position - previous.position), previous.call + 1 == call,
                case .moved(let positions, let calls) = found[previous.index]
            {
                // A neighbor of the call that moved before, or the same call again, belongs to the same move.
                found.remove(at: index)
                index -= 1
                found[previous.index] = .moved(positions + [position], calls: calls + [call])
                last = (previous.index, position, call)
            } else {
                found[index] = .moved([position], calls: [call])
                last = (index, position, call)
            }
        }
    }

    /// The finding that forms a move together with this one.
    private static func move(
        at index: Int, in found: [Finding], _ matches: (Int, Int) -> Bool
    ) -> (position: Int, call: Int, partner: Int)? {
        for partner in found.indices where partner > index {
            switch (found[index], found[partner]) {
            case (.missing(let position), .extra(let call)), (.extra(let call), .missing(let position)):
                if matches(position, call) { return (position, call, partner) }
            default: continue
            }
        }
        return nil
    }

    /// Joins the missing calls of one expectation, which are one mistake.
    private static func joinRepetitions(in found: inout [Finding]) {
        var seen: Set<Int> = []
        found.removeAll { finding in
            if case .missing(let position) = finding { !seen.insert(position).inserted } else { false }
        }
    }
}
