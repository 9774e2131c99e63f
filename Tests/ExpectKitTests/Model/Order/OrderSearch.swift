/// A search that tries every assignment of calls to expectations.
struct OrderSearch {
    private let reference: OrderReference
    private let steps: [OrderScript.Step]
    /// Whether it tries interpretations with calls to remove or insert, which takes far longer.
    private let allowsEdits: Bool

    init(_ reference: OrderReference, _ steps: [OrderScript.Step], allowsEdits: Bool) {
        (self.reference, self.steps, self.allowsEdits) = (reference, steps, allowsEdits)
    }

    private struct State: Hashable {
        var step = 0
        var taken: [Int]
        var state = 0
    }

    /// The least number of calls to remove or insert so that all orders, states and counts are met; a large number if none
    /// are allowed. A call that a mode ignores, or a stub answers, need not be removed.
    var leastEdits: Int {
        var known: [State: Int] = [:]
        return leastEdits(from: State(taken: reference.all.map { _ in 0 }), &known)
    }

    private func leastEdits(from state: State, _ known: inout [State: Int]) -> Int {
        if let found = known[state] { return found }
        var now = reference
        (now.taken, now.state) = (state.taken, state.state)
        let step = state.step < steps.count ? steps[state.step] : nil
        var least = step == nil && now.isComplete ? 0 : 1_000_000
        func next(taking index: Int? = nil, moving: Int? = nil, steps: Int = 1) -> State {
            var after = now
            if let index { after.take(index) }
            return State(step: state.step + steps, taken: after.taken, state: moving ?? after.state)
        }
        for index in now.all.indices where allowsEdits && now.isOpen(index) && !now.isSatisfied(index) {
            least = min(least, 1 + leastEdits(from: next(taking: index, steps: 0), &known))
        }
        switch step {
        case .call(let call):
            for index in now.accepting(call) where now.isOpen(index) {
                least = min(least, leastEdits(from: next(taking: index), &known))
            }
            if allowsEdits || now.ignores(call) {
                least = min(least, (now.ignores(call) ? 0 : 1) + leastEdits(from: next(), &known))
            }
        case .move(let target):
            least = min(least, leastEdits(from: next(moving: target), &known))
        case nil: break
        }
        known[state] = least
        return least
    }
}
