extension MockSnapshot {
    /// Returns the answers to the questions of an alignment of some calls.
    ///
    /// - Parameters:
    ///   - calls: The calls, by their numbers in the journal.
    ///   - free: The calls that are no difference if no expectation matches them.
    func questions(about calls: [Int], _ free: Set<Int>) -> Alignment.Questions {
        let reported = Set(divergences.lazy.filter(\.isReported).map(\.call))
        let takers = Set(calls.compactMap { taker(of: $0) })
        var names: [Int: String] = [:]
        return Alignment.Questions(
            matches: { position, call in matches(position, journalCall: calls[call]) },
            isSameCase: { position, call in
                let name = names[call] ?? caseName(ofCall: calls[call])
                names[call] = name
                return expectation(at: position).caseName == name
            },
            isIgnored: { free.contains(calls[$0]) },
            isDeclared: { position, call in expectation(at: position).since <= calls[call] },
            outcome: { call in
                if taker(of: calls[call]) != nil { return .taken }
                return reported.contains(calls[call]) ? .reported : .kept
            },
            isElsewhere: { position, call in
                taker(of: calls[call]).map { $0 != queue[position] } ?? false
            },
            hasTakenOther: { position, call in
                takers.contains(queue[position]) && taker(of: calls[call]) != queue[position]
            })
    }
}
