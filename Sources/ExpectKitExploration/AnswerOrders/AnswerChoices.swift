import ExpectKit

/// The choices of one run: a value that decides which waiting call is answered next, or that another call is waited for.
struct AnswerChoices {
    /// The choices that are planned before the run.
    enum Plan: Equatable {
        /// The positions to choose, counted from zero. A negative number, such as -2, waits until two calls wait. Later
        /// choices take the call that arrived first.
        case positions([Int])
        /// The calls to answer, numbered from one in the order of arrival. Zero waits for another call. Later choices
        /// take the call that arrived first.
        case calls([Int])
    }

    /// One choice.
    struct Choice: Equatable {
        /// The calls that waited, by the numbers of their arrival, in the order of their arrival.
        let waiting: [Int]
        /// The position of the chosen call among them. A negative number waits for another call.
        let position: Int

        /// The number of the chosen call; zero if another call is waited for.
        var chosen: Int { position < 0 ? 0 : waiting[position] }
        /// The calls that arrived earlier, and continue to wait.
        var overtaken: ArraySlice<Int> { position < 0 ? waiting[...] : waiting[..<position] }
    }

    let plan: Plan
    private(set) var made: [Choice] = []
    /// Whether the run could not follow the plan.
    private(set) var hasDeviated = false
    /// Whether the run waited for another call that did not come.
    private(set) var hasWaitedInVain = false

    init(_ plan: Plan) {
        self.plan = plan
    }

    /// Chooses one of the waiting calls.
    ///
    /// - Parameter waiting: The calls by the numbers of their arrival, in ascending order; at least one.
    /// - Returns: The position of the chosen call; a negative number, such as -2, to wait until two calls wait.
    mutating func choose(among waiting: [Int]) -> Int {
        let position = planned(among: waiting)
        hasDeviated = hasDeviated || position == nil
        made.append(Choice(waiting: waiting, position: position ?? 0))
        return position ?? 0
    }

    /// Notes that another call was waited for, and did not come. The later choices then take the call that arrived first.
    mutating func noteMissingCall() { (hasDeviated, hasWaitedInVain) = (true, true) }

    /// - Returns: `nil` if the planned call does not wait.
    private func planned(among waiting: [Int]) -> Int? {
        switch plan {
        case .positions(let positions):
            guard made.count < positions.count, !hasWaitedInVain else { return 0 }
            let position = positions[made.count]
            return position < 0 || waiting.indices.contains(position) ? position : nil
        case .calls(let calls):
            guard made.count < calls.count, !hasWaitedInVain else { return 0 }
            if calls[made.count] == 0 { return -waiting.count - 1 }
            return waiting.firstIndex(of: calls[made.count])
        }
    }

    /// The number of planned choices that have not been made.
    var missing: Int {
        switch plan {
        case .positions(let positions): max(0, positions.count - made.count)
        case .calls(let calls): max(0, calls.count - made.count)
        }
    }

    /// The text that repeats the order: the numbers of the calls up to the last departure from the order of arrival, or
    /// of all calls if there is no departure. The word “wait” waits for another call.
    var replay: String {
        let end = made.lastIndex { $0.position != 0 }.map { $0 + 1 } ?? made.count
        // The overtaken calls are named as well, so that the text shows the departure.
        let shown = made.prefix(end).map(\.chosen)
        let overtaken = made.prefix(end).flatMap(\.overtaken).filter { !shown.contains($0) }
        let next = made.dropFirst(end).prefix { overtaken.contains($0.chosen) }.map(\.chosen)
        return (shown + next).map { $0 == 0 ? Self.wait : String($0) }.joined(separator: " ")
    }

    /// Waits for another call, in the text that repeats an order.
    fileprivate static let wait = "wait"
}

extension AnswerChoices.Plan {
    /// Reads the numbers of calls, such as `2 1 3`, and the word “wait”.
    ///
    /// - Returns: `nil` if the text contains something else, or a number twice.
    init?(replaying text: String) {
        let words = text.split { $0 == " " || $0 == "," }
        let numbers = words.filter { $0 != AnswerChoices.wait }.compactMap { Int($0) }
        let steps = words.compactMap { $0 == AnswerChoices.wait ? 0 : Int($0) }
        guard !steps.isEmpty, steps.count == words.count, numbers.allSatisfy({ $0 > 0 }),
            Set(numbers).count == numbers.count
        else { return nil }
        self = .calls(steps)
    }
}
