import ExpectKit

/// The least number of mistakes by which the calls of a script differ from the expectations, found by trying every
/// interpretation.
///
/// A call either matches an expectation that accepts it and was declared before it, or replaces the call of another
/// expectation, or is surplus. Without an order, a call replaces only a call of the same requirement. A replacement is a mistake unless the call was taken, a surplus call is one unless it was
/// ignored, and each missing call is one. All calls before the first wrong one are correct. Without an order, so are the
/// calls that were taken after it.
///
/// Mistakes have weights by their likelihood. From the most to the least likely: a call in place of another one of its
/// requirement, a call in place of any other, a missing and a surplus call, and a taken call that is wrong. The result is
/// the number of mistakes in the interpretation with the least weight.
struct LeastMistakes {
    private let model: ReferenceModel
    /// The numbers of the calls to interpret.
    private let calls: [Int]
    /// The expectations of each place in the order.
    private let places: [[Int]]
    private let firstWrong: Int
    private let unmet: [Int]

    init(_ model: ReferenceModel) {
        self.model = model
        // Rejected calls, calls beyond a bound and late calls are reported separately. Retries follow from a reported
        // failure.
        calls = model.events.indices.filter { number in
            if model.events[number].isRetry { return false }
            return switch model.events[number].verdict {
            case .rejected, .exceeded, .late: false
            default: true
            }
        }
        unmet = model.unmet
        firstWrong = model.events.firstIndex(where: \.isFailure) ?? model.events.count
        let byPlace = Dictionary(grouping: model.expectations) { model.entries[$0].place }
        places =
            model.ordering == .unordered
            ? [model.expectations] : byPlace.keys.sorted().compactMap { byPlace[$0] }
    }

    var count: Int {
        var known: [State: Interpretation] = [:]
        return lightest(from: State(), &known).mistakes
    }

    /// The weight and the number of mistakes of an interpretation.
    private struct Interpretation {
        var weight = 0
        var mistakes = 0

        /// Of two with the same weight, the mock may report either.
        func isBetter(than other: Interpretation) -> Bool {
            (weight, -mistakes) < (other.weight, -other.mistakes)
        }

        static func + (one: Interpretation, other: Interpretation) -> Interpretation {
            Interpretation(weight: one.weight + other.weight, mistakes: one.mistakes + other.mistakes)
        }
    }

    private struct State: Hashable {
        var call = 0
        var place = 0
        /// How many calls the expectations of the place have.
        var taken: [Int: Int] = [:]
    }

    private func lightest(from state: State, _ known: inout [State: Interpretation]) -> Interpretation {
        if let found = known[state] { return found }
        let isOver = state.place >= places.count
        if isOver, state.call == calls.count { return Interpretation() }
        var best = Interpretation(weight: .max / 2)
        if !isOver {
            let missing = places[state.place].map { max(0, model.entries[$0].lower - (state.taken[$0] ?? 0)) }
                .reduce(0, +)
            let next = State(call: state.call, place: state.place + 1)
            best = Interpretation(weight: 4 * missing, mistakes: missing) + lightest(from: next, &known)
        }
        if state.call < calls.count {
            for (interpretation, taker) in interpretations(of: calls[state.call], state) {
                var next = state
                next.call += 1
                if let taker { next.taken[taker, default: 0] += 1 }
                let whole = interpretation + lightest(from: next, &known)
                if whole.isBetter(than: best) { best = whole }
            }
        }
        known[state] = best
        return best
    }

    /// The interpretations of a call, each with the expectation that the call then belongs to.
    private func interpretations(of number: Int, _ state: State) -> [(Interpretation, taker: Int?)] {
        let event = model.events[number]
        if number < firstWrong || model.ordering == .unordered && event.verdict != .diverged {
            guard let taker = event.verdict.taker else { return [(Interpretation(), nil)] }
            let isHere = state.place < places.count && places[state.place].contains(taker)
            return isHere ? [(Interpretation(), taker)] : []
        }
        var found: [(Interpretation, taker: Int?)] = [(surplus(event, number), nil)]
        // An allowed call replaces another one only if an unmet expectation accepts it.
        let mayReplace = event.verdict.taker != nil || event.verdict == .diverged
        guard state.place < places.count, mayReplace || model.isAccepted(number, by: unmet) else {
            return found
        }
        for index in places[state.place] where model.entries[index].since <= number {
            let (entry, taken) = (model.entries[index], state.taken[index] ?? 0)
            guard taken < entry.upper ?? .max else { continue }
            if model.accepts(index, event.call) { found.append((Interpretation(), index)) }
            let isAlike = entry.declaration.requirement == event.call.requirement
            if taken < entry.lower, event.verdict.taker == nil, isAlike || model.ordering == .ordered {
                let discount = number == firstWrong ? 4 : 0
                found.append((Interpretation(weight: (isAlike ? 5 : 7) - discount, mistakes: 1), index))
            }
        }
        return found
    }

    /// A call that belongs to no expectation.
    private func surplus(_ event: ReferenceModel.Event, _ number: Int) -> Interpretation {
        if event.verdict.taker != nil { return Interpretation(weight: 9, mistakes: 1) }
        guard event.verdict == .diverged else { return Interpretation() }
        // The first wrong call was reported when it was made, so it has no weight.
        return Interpretation(weight: number == firstWrong ? 0 : 4, mistakes: 1)
    }
}
