/// Compares the calls of a mock with its expectations, each pair once, because a comparison runs client code.
final class ComparedCalls<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The results by the positions of the expectations and the numbers of the calls.
    private var results: [Int: [Int: Bool]] = [:]

    init(_ snapshot: MockSnapshot<Invocation>) { self.snapshot = snapshot }

    func matches(_ position: Int, _ call: Int) -> Bool {
        if let known = results[position]?[call] { return known }
        let result = snapshot.matches(position, journalCall: call)
        results[position, default: [:]][call] = result
        return result
    }

    /// The price of a pair in an alignment; `nil` if the call cannot have been meant for the expectation: it came
    /// before the declaration, or counts for another expectation that has no order with this one.
    func price(_ position: Int, _ call: Int) -> Int? {
        let expectation = snapshot.expectation(at: position)
        if matches(position, call) { return isTakenBeside(position, call) ? nil : 0 }
        if expectation.since > call { return nil }
        let isSameCase = expectation.caseName == snapshot.caseName(ofCall: call)
        return isSameCase ? Alignment.Cost.ofSameCase : Alignment.Cost.ofOtherCase
    }

    private func isTakenBeside(_ position: Int, _ call: Int) -> Bool {
        guard let taker = snapshot.taker(of: call).map(snapshot.position(ofIndex:)), taker != position else {
            return false
        }
        return !snapshot.tree.isBefore(taker, position) && !snapshot.tree.isBefore(position, taker)
    }
}
