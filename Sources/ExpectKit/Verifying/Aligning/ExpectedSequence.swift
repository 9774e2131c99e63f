/// The expected occurrences of calls from the point at which the first call diverged.
struct ExpectedSequence<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    let start: AlignmentStart
    /// The calls to align it with, by their numbers in the journal.
    let calls: [Int]

    var nodes: [Alignment.Node] {
        var nodes: [Alignment.Node] = []
        var position = start.head
        while position < snapshot.queue.count {
            let run = snapshot.run(at: position)
            var open = run.map { occurrences(of: $0, taken: start.taken[snapshot.queue[$0]] ?? 0) }
            if run.count > 1 { nodes += inOrderOfCalls(&open, run) }
            for member in open { nodes += member.nodes }
            position = run.upperBound
        }
        return nodes
    }

    private func occurrences(of position: Int, taken: Int) -> Occurrences {
        if snapshot.settled.positions.contains(position) {
            return Occurrences(position: position, required: 0, mayRepeat: false)
        }
        let count = snapshot.progress(at: position).count
        // At most one more than there are calls: more nodes would only add missing calls.
        return Occurrences(
            position: position, required: min(max(0, count.minimum - taken), calls.count + 1),
            mayRepeat: count.maximum.map { $0 > max(count.minimum, taken) } ?? true)
    }

    /// The nodes of an unordered group in the order of its calls. For a call that no member takes, there is a node of
    /// a member that lacks a call, as if the call was meant for it. The nodes that are left in `open` come after
    /// these.
    private func inOrderOfCalls(_ open: inout [Occurrences], _ run: Range<Int>) -> [Alignment.Node] {
        let places = Dictionary(
            uniqueKeysWithValues: run.map { (snapshot.queue[$0], $0 - run.lowerBound) })
        // The calls that each member still takes further on. These places are not open to a call that was not
        // allowed.
        var kept = Array(repeating: 0, count: run.count)
        for call in calls {
            if let place = snapshot.taker(of: call).flatMap({ places[$0] }) { kept[place] += 1 }
        }
        var found: [GroupPlace] = []
        var unexpected = 0
        for call in calls {
            if let taker = snapshot.taker(of: call) {
                guard let place = places[taker] else { continue }
                kept[place] -= 1
                if let node = open[place].next() { found.append(.member(node)) }
            } else if unexpected < Limits.Verifying.unexpectedCalls {
                unexpected += 1
                let place = open.indices.first { place in
                    (open[place].required > kept[place] || open[place].mayRepeat)
                        && snapshot.matches(run.lowerBound + place, journalCall: call)
                }
                found.append(
                    place.flatMap { open[$0].next() }.map { .member($0) } ?? .unexpected(call: call))
            }
        }
        return found.compactMap { place in
            switch place {
            case .member(let node): node
            case .unexpected(let call): missing(from: &open, for: call)
            }
        }
    }

    /// A node for a call that no member takes: of the first member of the same case that lacks a call, else of the
    /// first that lacks one.
    private func missing(from open: inout [Occurrences], for call: Int) -> Alignment.Node? {
        let missing = open.indices.filter {
            open[$0].required > 0 && snapshot.expectation(at: open[$0].position).since <= call
        }
        guard let first = missing.first else { return nil }
        let name = snapshot.caseName(ofCall: call)
        let meant = missing.first { snapshot.expectation(at: open[$0].position).caseName == name }
        return open[meant ?? first].next()
    }
}

/// How often one expectation occurs in the expected sequence.
private struct Occurrences {
    let position: Int
    /// How many calls must come.
    var required: Int
    /// Whether more may come.
    let mayRepeat: Bool

    /// One node for each call that must come, and one for all further calls that may come.
    var nodes: [Alignment.Node] {
        Array(repeating: Alignment.Node(expectation: position), count: required)
            + (mayRepeat ? [Alignment.Node(expectation: position, isRepeating: true)] : [])
    }

    /// The node for one more call.
    mutating func next() -> Alignment.Node? {
        guard required > 0 else {
            return mayRepeat ? Alignment.Node(expectation: position, isRepeating: true) : nil
        }
        required -= 1
        return Alignment.Node(expectation: position)
    }
}

/// One entry in the sequence of the calls of a group.
private enum GroupPlace {
    case member(Alignment.Node)
    case unexpected(call: Int)
}
