/// A search that tries every assignment of calls to expectations.
struct OrderSearch {
    private let reference: OrderReference
    private let calls: [OrderScript.Call]

    init(_ reference: OrderReference, _ calls: [OrderScript.Call]) {
        self.reference = reference
        self.calls = calls
    }

    private struct State: Hashable {
        var call = 0
        var taken: [Int]
    }

    /// The least number of calls to remove or insert so that all orders and counts are met.
    var leastEdits: Int {
        var known: [State: Int] = [:]
        return leastEdits(from: State(taken: reference.all.map { _ in 0 }), &known)
    }

    private func leastEdits(from state: State, _ known: inout [State: Int]) -> Int {
        if let found = known[state] { return found }
        var now = reference
        now.taken = state.taken
        let isDone = state.call == calls.count
        var least = isDone && now.all.indices.allSatisfy(now.isSatisfied) ? 0 : 1_000_000
        let fitting = isDone ? [] : now.accepting(calls[state.call])
        for index in now.all.indices where now.isOpen(index) {
            var next = state
            next.taken[index] += 1
            if !now.isSatisfied(index) { least = min(least, 1 + leastEdits(from: next, &known)) }
            guard fitting.contains(index) else { continue }
            next.call += 1
            least = min(least, leastEdits(from: next, &known))
        }
        if !isDone {
            var next = state
            next.call += 1
            least = min(least, 1 + leastEdits(from: next, &known))
        }
        known[state] = least
        return least
    }
}
