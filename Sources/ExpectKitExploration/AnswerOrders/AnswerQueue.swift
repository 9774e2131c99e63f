import ExpectKit

/// The calls of one run that wait for their answers: a value that decides which call continues.
///
/// Unchecked, because a completion handler need not be `Sendable`. It is called only in the isolation of the body.
struct AnswerQueue: @unchecked Sendable {
    /// How a call continues.
    enum Continuation {
        /// It has arrived, and does not wait yet.
        case arriving
        case task(UnsafeContinuation<TurnEnd, Never>)
        /// It may continue already, before its task was suspended.
        case ended(TurnEnd)
        /// A completion handler is called.
        case handler(() -> Void)
    }

    /// What the run decides next.
    enum Step {
        /// The call continues.
        case answer(Continuation)
        /// Calls are waited for, until this many wait.
        case wait(count: Int)
    }

    /// When a call arrived, or a choice was made.
    struct Moment {
        let time = ContinuousClock.now
        /// How often something that is not observed had made a call or resumed a task.
        let foreignWork: Int
    }

    private(set) var choices: AnswerChoices
    /// When the choices were made, with the number of calls that had arrived.
    private(set) var choiceMoments: [(moment: Moment, arrived: Int)] = []
    /// All calls so far, in the order of their arrival.
    private(set) var arrived: [ArrivedCall] = []
    /// When they arrived.
    private(set) var arrivalMoments: [Moment] = []
    private var continuations: [Int: Continuation] = [:]
    /// The calls that wait for their turns, by the numbers of their arrival, counted from one.
    private(set) var waiting: [Int] = []
    /// Whether calls wait. False after the end of the run, or after a call was not answered in time.
    private(set) var isOpen = true

    init(_ plan: AnswerChoices.Plan) {
        choices = AnswerChoices(plan)
    }

    /// Adds a call.
    ///
    /// - Returns: Its number; `nil` if it does not wait.
    mutating func add(_ call: ArrivedCall, _ continuation: Continuation, _ moment: Moment) -> Int? {
        guard isOpen else { return nil }
        arrived.append(call)
        arrivalMoments.append(moment)
        waiting.append(arrived.count)
        continuations[arrived.count] = continuation
        return arrived.count
    }

    /// Lets a call wait in its task.
    ///
    /// - Returns: Why the call continues; `nil` if it waits.
    mutating func park(_ number: Int, _ continuation: UnsafeContinuation<TurnEnd, Never>) -> TurnEnd? {
        if case .ended(let end)? = continuations[number] {
            continuations[number] = nil
            return end
        }
        continuations[number] = .task(continuation)
        return nil
    }

    /// Chooses the next call to answer, and ends its wait, or chooses to wait for another call.
    ///
    /// - Returns: The choice; `nil` if no call waits.
    mutating func next(_ moment: Moment) -> Step? {
        guard !waiting.isEmpty else { return nil }
        choiceMoments.append((moment, arrived.count))
        let position = choices.choose(among: waiting)
        if position < 0 { return .wait(count: -position) }
        return .answer(end(waiting.remove(at: position), .answered))
    }

    /// Notes that the call that was waited for has not come.
    mutating func noteMissingCall() { choices.noteMissingCall() }

    /// Ends the wait of a call whose task was cancelled.
    mutating func cancel(_ number: Int) -> Continuation? {
        guard let position = waiting.firstIndex(of: number) else { return nil }
        waiting.remove(at: position)
        return end(number, .cancelled)
    }

    /// Ends all waits. Later calls do not wait.
    mutating func close() -> [Continuation] {
        isOpen = false
        defer { waiting = [] }
        return waiting.map { end($0, .answered) }
    }

    private mutating func end(_ number: Int, _ end: TurnEnd) -> Continuation {
        guard let continuation = continuations[number] else { return .ended(end) }
        if case .arriving = continuation {
            continuations[number] = .ended(end)
            return .ended(end)
        }
        continuations[number] = nil
        return continuation
    }
}

extension AnswerQueue.Continuation {
    /// Lets the call continue.
    func resume(_ end: TurnEnd = .answered) {
        switch self {
        case .task(let continuation): continuation.resume(returning: end)
        case .handler(let handler): handler()
        case .arriving, .ended: break
        }
    }
}

extension AnswerQueue {
    /// The waiting calls, as a report names them.
    var waitingWords: [String] { names(of: waiting) }

    /// Where the order so far departs from the order of arrival.
    var departures: [AnswerOrderFact.Departure] {
        let answers = choices.made.filter { $0.position > 0 }.map { choice in
            departure([choice.chosen] + choice.overtaken)
        }
        if !answers.isEmpty { return answers }
        return zip(choices.made, choiceMoments).filter { $0.position < 0 && $1.arrived < arrived.count }.map {
            departure([$1.arrived + 1] + $0.overtaken, isOnlyMade: true)
        }
    }

    private func departure(_ numbers: [Int], isOnlyMade: Bool = false) -> AnswerOrderFact.Departure {
        let calls = names(of: numbers)
        return .init(call: calls[0], overtaken: Array(calls.dropFirst()), isOnlyMade: isOnlyMade)
    }

    /// A call that arrived after an answer, because something that is not observed made it later.
    struct LateCall: Hashable {
        /// The calls that waited at the choice before it.
        let waiting: [String]
        let call: String

        /// Whether another call cannot come before an answer if this one cannot.
        func isCause(of other: LateCall) -> Bool {
            call == other.call && Set(waiting).isSubset(of: other.waiting)
        }
    }

    /// The choices before which another call may have come, and how long after the choice it came.
    var lateCalls: [(choice: Int, call: LateCall, delay: Duration)] {
        choiceMoments.enumerated().compactMap { index, choice in
            guard choice.arrived < arrived.count else { return nil }
            let next = arrivalMoments[choice.arrived]
            // Only a task that is observed made it, because of an answer.
            if next.foreignWork == choice.moment.foreignWork { return nil }
            return (index, lateCall(at: index), choice.moment.time.duration(to: next.time))
        }
    }

    /// The call that was waited for, if it came only after an answer.
    var missingCall: LateCall? {
        guard choices.hasWaitedInVain, let index = choices.made.lastIndex(where: { $0.position < 0 }) else {
            return nil
        }
        return lateCall(at: index)
    }

    /// The next call after a choice.
    private func lateCall(at index: Int) -> LateCall {
        let next = choiceMoments[index].arrived
        return LateCall(
            waiting: names(of: choices.made[index].waiting),
            call: next < arrived.count ? names(of: [next + 1])[0] : "")
    }

    /// The mocks and the functions of calls, without the arguments.
    func functions(of numbers: [Int]) -> [String] {
        numbers.map { arrived[$0 - 1] }.map { "\($0.mock).\($0.words.prefix { $0 != "(" })" }
    }

    /// The names of calls: with the mock if there are several, and with a number if several calls are equal.
    func names(of numbers: [Int]) -> [String] {
        let hasSeveralMocks = Set(arrived.map(\.mock)).count > 1
        let all = arrived.map { hasSeveralMocks ? "\($0.mock).\($0.words)" : $0.words }
        return numbers.map { number in
            let name = all[number - 1]
            guard all.filter({ $0 == name }).count > 1 else { return name }
            return "the \(ordinal(all[..<number].filter { $0 == name }.count)) \(name)"
        }
    }
}

private func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    default: "\(number)th"
    }
}
