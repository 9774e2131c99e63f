extension Evidence {
    /// How many calls that no member of a group took are held against its members.
    private static var strayLimit: Int { 64 }

    /// The expected occurrences from the point at which the first call diverged.
    func nodes(from start: AlignmentStart, calls: [Int]) -> [Alignment.Node] {
        var nodes: [Alignment.Node] = []
        var position = start.head
        while position < queue.count {
            let run = run(at: position)
            var open = run.map {
                occurrences(of: $0, taken: start.taken[queue[$0]] ?? 0, atMost: calls.count + 1)
            }
            if run.count > 1 { nodes += inOrderOfCalls(&open, run, calls) }
            for member in open { nodes += member.nodes }
            position = run.upperBound
        }
        return nodes
    }

    /// The expectations from here on that may be met in any order among themselves; mostly one.
    func run(at position: Int) -> Range<Int> {
        let group = expectation(at: position).group
        var end = position
        while end < queue.count, expectation(at: end).group == group { end += 1 }
        return position..<end
    }

    /// How often one expectation stands in the expected sequence.
    private struct Occurrences {
        let position: Int
        /// How many calls must come.
        var required: Int
        /// Whether more may come.
        let mayRepeat: Bool

        /// One node for each call that must come, and one that stands for all that may.
        var nodes: [Alignment.Node] {
            Array(repeating: Alignment.Node(expectation: position), count: required)
                + (mayRepeat ? [Alignment.Node(expectation: position, isRepeating: true)] : [])
        }

        /// The node for one call more.
        mutating func next() -> Alignment.Node? {
            guard required > 0 else {
                return mayRepeat ? Alignment.Node(expectation: position, isRepeating: true) : nil
            }
            required -= 1
            return Alignment.Node(expectation: position)
        }
    }

    /// - Parameter limit: How many calls there are to lay against them, and one that is missing.
    private func occurrences(of position: Int, taken: Int, atMost limit: Int) -> Occurrences {
        let count = progress(at: position).count
        return Occurrences(
            position: position, required: min(max(0, count.minimum - taken), limit),
            mayRepeat: count.maximum.map { $0 > max(count.minimum, taken) } ?? true)
    }

    /// The members of an unordered group in the order in which they were called, as often as they were. What
    /// stays open comes where a call stands that no member takes, as if it were meant by it, else last.
    private func inOrderOfCalls(
        _ open: inout [Occurrences], _ run: Range<Int>, _ calls: [Int]
    ) -> [Alignment.Node] {
        let places = Dictionary(uniqueKeysWithValues: run.map { (queue[$0], $0 - run.lowerBound) })
        // What a member has taken itself is not there for a call that was not allowed.
        var kept = Array(repeating: 0, count: run.count)
        for call in calls {
            if case .taken(let index) = journal.outcome(of: call), let place = places[index] {
                kept[place] += 1
            }
        }
        var found: [GroupPlace] = []
        var strays = 0
        for call in calls {
            if case .taken(let index) = journal.outcome(of: call) {
                guard let place = places[index] else { continue }
                kept[place] -= 1
                if let node = open[place].next() { found.append(.member(node)) }
            } else if strays < Self.strayLimit {
                strays += 1
                let place = open.indices.first { place in
                    (open[place].required > kept[place] || open[place].mayRepeat)
                        && matches(run.lowerBound + place, journalCall: call)
                }
                found.append(place.flatMap { open[$0].next() }.map { .member($0) } ?? .stray(call: call))
            }
        }
        return found.compactMap { place in
            switch place {
            case .member(let node): node
            case .stray(let call): missing(from: &open, for: call)
            }
        }
    }

    /// A member of a group that a call may have been meant for: one of the same case, else the first.
    private func missing(from open: inout [Occurrences], for call: Int) -> Alignment.Node? {
        let missing = open.indices.filter {
            open[$0].required > 0 && expectation(at: open[$0].position).since <= call
        }
        guard let first = missing.first else { return nil }
        let name = InvocationShape(of: journal.invocations[call]).fullName
        let meant = missing.first { expectation(at: open[$0].position).caseName == name }
        return open[meant ?? first].next()
    }
}

/// A place in the order in which a group was called.
private enum GroupPlace {
    case member(Alignment.Node)
    case stray(call: Int)
}
