import ExpectKit

/// The least number of mistakes by which the calls of a script differ from what was expected, found by trying every
/// way to read them.
///
/// A call belongs to an expectation that accepts it and was declared before it came; or came in the place of one
/// that it does not fit, which is a mistake, unless it was taken; or is one too many, which is another unless it was
/// forgiven. Each call that is missing is a mistake. What came before the first wrong call came as it should; without
/// an order, so did what was taken after it.
struct LeastMistakes {
    private let model: ReferenceModel
    /// The numbers of the calls to read.
    private let calls: [Int]
    /// The expectations of each place in the order.
    private let places: [[Int]]
    private let firstWrong: Int

    init(_ model: ReferenceModel) {
        self.model = model
        // What was refused on its own has been reported on its own.
        calls = model.events.indices.filter { number in
            switch model.events[number].fate {
            case .rejected, .exceeded: false
            default: true
            }
        }
        firstWrong = model.events.firstIndex(where: \.isHeld) ?? model.events.count
        let byPlace = Dictionary(grouping: model.expectations) { model.entries[$0].place }
        places =
            model.ordering == .unordered
            ? [model.expectations] : byPlace.keys.sorted().compactMap { byPlace[$0] }
    }

    var count: Int {
        var known: [State: Int] = [:]
        return least(from: State(), &known)
    }

    private struct State: Hashable {
        var call = 0
        var place = 0
        /// How many calls the expectations of the place have.
        var taken: [Int: Int] = [:]
    }

    private func least(from state: State, _ known: inout [State: Int]) -> Int {
        if let found = known[state] { return found }
        let isOver = state.place >= places.count
        if isOver, state.call == calls.count { return 0 }
        var best = 1_000_000
        if !isOver {
            let missing = places[state.place].map { max(0, model.entries[$0].lower - (state.taken[$0] ?? 0)) }
            let next = State(call: state.call, place: state.place + 1)
            best = missing.reduce(0, +) + least(from: next, &known)
        }
        if state.call < calls.count {
            for (cost, taker) in readings(of: calls[state.call], state) {
                var next = state
                next.call += 1
                if let taker { next.taken[taker, default: 0] += 1 }
                best = min(best, cost + least(from: next, &known))
            }
        }
        known[state] = best
        return best
    }

    /// The ways to read a call: what each of them costs, and the expectation that it belongs to.
    private func readings(of number: Int, _ state: State) -> [(cost: Int, taker: Int?)] {
        let event = model.events[number]
        if number < firstWrong || model.ordering == .unordered && event.fate != .diverged {
            guard let taker = event.fate.taker else { return [(0, nil)] }
            let isHere = state.place < places.count && places[state.place].contains(taker)
            return isHere ? [(0, taker)] : []
        }
        let isHeld = event.fate == .diverged || event.fate.taker != nil
        var found: [(cost: Int, taker: Int?)] = [(isHeld ? 1 : 0, nil)]
        guard state.place < places.count else { return found }
        for index in places[state.place] where model.entries[index].since <= number {
            let (entry, taken) = (model.entries[index], state.taken[index] ?? 0)
            guard taken < entry.upper ?? .max else { continue }
            if model.accepts(index, event.call) { found.append((0, index)) }
            if taken < entry.lower, event.fate.taker == nil { found.append((1, index)) }
        }
        return found
    }
}
