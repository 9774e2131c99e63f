extension Evidence {
    /// The expected occurrences from the point at which the first call diverged.
    func nodes(from start: Start, calls: [Int]) -> [Alignment.Node] {
        var nodes: [Alignment.Node] = []
        var position = start.head
        while position < queue.count {
            let group = expectation(at: position).group
            var end = position
            while end < queue.count, expectation(at: end).group == group { end += 1 }
            let run = Array(position..<end)
            for member in run.count > 1 ? inOrderOfCalls(run, calls) : run {
                nodes += occurrences(
                    of: member, taken: start.taken[queue[member]] ?? 0, atMost: calls.count + 1)
            }
            position = end
        }
        return nodes
    }

    /// One node for each call that must come, and one that stands for all that may.
    ///
    /// - Parameter limit: How many calls there are to lay against them, and one that is missing.
    private func occurrences(of position: Int, taken: Int, atMost limit: Int) -> [Alignment.Node] {
        let count = progress(at: position).count
        let required = min(max(0, count.minimum - taken), limit)
        let mayRepeat = count.maximum.map { $0 > max(count.minimum, taken) } ?? true
        return Array(repeating: Alignment.Node(expectation: position), count: required)
            + (mayRepeat ? [Alignment.Node(expectation: position, isRepeating: true)] : [])
    }

    /// The members of an unordered group in the order in which they were called, those that were not called last.
    private func inOrderOfCalls(_ run: [Int], _ calls: [Int]) -> [Int] {
        var rest = run
        var sorted: [Int] = []
        for call in calls.prefix(8 * run.count) where !rest.isEmpty {
            if let index = rest.firstIndex(where: { matches($0, journalCall: call) }) {
                sorted.append(rest.remove(at: index))
            }
        }
        return sorted + rest
    }
}
