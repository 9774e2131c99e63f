import ExpectKit

/// The least number of mistakes by which the calls of a script differ from what was expected, found by trying every
/// way to read them.
///
/// A call belongs to an expectation that accepts it and was declared before it came; or came in the place of one
/// that it does not fit, which is a mistake, unless it was taken; or is one too many, which is another unless it was
/// forgiven. Each call that is missing is a mistake. What came before the first wrong call came as it should; without
/// an order, so did what was taken after it.
///
/// Some mistakes are likelier than others: a call in the place of another one of its requirement than in that of any
/// other; both than one call missing and another too many; and that a call which was taken is wrong is less likely
/// than two mistakes beside it. So they weigh, and what counts is the number of mistakes in the lightest story.
struct LeastMistakes {
    private let model: ReferenceModel
    /// The numbers of the calls to read.
    private let calls: [Int]
    /// The expectations of each place in the order.
    private let places: [[Int]]
    private let firstWrong: Int
    private let unmet: [Int]

    init(_ model: ReferenceModel) {
        self.model = model
        // What was refused on its own has been reported on its own.
        calls = model.events.indices.filter { number in
            switch model.events[number].fate {
            case .rejected, .exceeded: false
            default: true
            }
        }
        unmet = model.unmet
        firstWrong = model.events.firstIndex(where: \.isHeld) ?? model.events.count
        let byPlace = Dictionary(grouping: model.expectations) { model.entries[$0].place }
        places =
            model.ordering == .unordered
            ? [model.expectations] : byPlace.keys.sorted().compactMap { byPlace[$0] }
    }

    var count: Int {
        var known: [State: Story] = [:]
        return lightest(from: State(), &known).mistakes
    }

    /// What a way to read the calls comes to.
    private struct Story {
        var weight = 0
        var mistakes = 0

        /// Of two that weigh the same, the mock may tell either.
        func isBetter(than other: Story) -> Bool {
            (weight, -mistakes) < (other.weight, -other.mistakes)
        }

        static func + (one: Story, other: Story) -> Story {
            Story(weight: one.weight + other.weight, mistakes: one.mistakes + other.mistakes)
        }
    }

    private struct State: Hashable {
        var call = 0
        var place = 0
        /// How many calls the expectations of the place have.
        var taken: [Int: Int] = [:]
    }

    private func lightest(from state: State, _ known: inout [State: Story]) -> Story {
        if let found = known[state] { return found }
        let isOver = state.place >= places.count
        if isOver, state.call == calls.count { return Story() }
        var best = Story(weight: .max / 2)
        if !isOver {
            let missing = places[state.place].map { max(0, model.entries[$0].lower - (state.taken[$0] ?? 0)) }
                .reduce(0, +)
            let next = State(call: state.call, place: state.place + 1)
            best = Story(weight: 4 * missing, mistakes: missing) + lightest(from: next, &known)
        }
        if state.call < calls.count {
            for (story, taker) in readings(of: calls[state.call], state) {
                var next = state
                next.call += 1
                if let taker { next.taken[taker, default: 0] += 1 }
                let whole = story + lightest(from: next, &known)
                if whole.isBetter(than: best) { best = whole }
            }
        }
        known[state] = best
        return best
    }

    /// The ways to read a call, and the expectation that it belongs to.
    private func readings(of number: Int, _ state: State) -> [(Story, taker: Int?)] {
        let event = model.events[number]
        if number < firstWrong || model.ordering == .unordered && event.fate != .diverged {
            guard let taker = event.fate.taker else { return [(Story(), nil)] }
            let isHere = state.place < places.count && places[state.place].contains(taker)
            return isHere ? [(Story(), taker)] : []
        }
        var found: [(Story, taker: Int?)] = [(beside(event, number), nil)]
        // A call that was allowed stands for another only where one is missing that it may have been meant for.
        let isHeld = event.fate.taker != nil || event.fate == .diverged
        guard state.place < places.count, isHeld || model.isAccepted(number, by: unmet) else { return found }
        for index in places[state.place] where model.entries[index].since <= number {
            let (entry, taken) = (model.entries[index], state.taken[index] ?? 0)
            guard taken < entry.upper ?? .max else { continue }
            if model.accepts(index, event.call) { found.append((Story(), index)) }
            if taken < entry.lower, event.fate.taker == nil {
                let isAlike = entry.declaration.requirement == event.call.requirement
                let discount = number == firstWrong ? 4 : 0
                found.append((Story(weight: (isAlike ? 5 : 7) - discount, mistakes: 1), index))
            }
        }
        return found
    }

    /// A call that belongs to no expectation.
    private func beside(_ event: ReferenceModel.Event, _ number: Int) -> Story {
        if event.fate.taker != nil { return Story(weight: 9, mistakes: 1) }
        guard event.fate == .diverged else { return Story() }
        // The first was reported when it came, and weighs nothing more.
        return Story(weight: number == firstWrong ? 0 : 4, mistakes: 1)
    }
}
