/// Compares the calls of a mock with its expectations, each pair once, because a comparison runs client code.
final class ComparedCalls<Invocation> {
    private struct Pair: Hashable {
        let position: Int
        let call: Int
    }

    let snapshot: MockSnapshot<Invocation>
    private var results: [Pair: Bool] = [:]

    init(_ snapshot: MockSnapshot<Invocation>) {
        self.snapshot = snapshot
    }

    func matches(_ position: Int, _ call: Int) -> Bool {
        let pair = Pair(position: position, call: call)
        if let known = results[pair] { return known }
        let result = snapshot.matches(position, journalCall: call)
        results[pair] = result
        return result
    }

    /// The price of a pair in an alignment. A call cannot have been meant for an expectation that was declared after it.
    func price(_ position: Int, _ call: Int) -> Int? {
        if matches(position, call) { return 0 }
        let expectation = snapshot.expectation(at: position)
        if expectation.since > call { return nil }
        let isSameCase = expectation.caseName == snapshot.caseName(ofCall: call)
        return isSameCase ? Alignment.Cost.ofSameCase : Alignment.Cost.ofOtherCase
    }
}
