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

    private(set) var choices: AnswerChoices
    /// All calls so far, in the order of their arrival.
    private(set) var arrived: [ArrivedCall] = []
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
    mutating func add(_ call: ArrivedCall, _ continuation: Continuation) -> Int? {
        guard isOpen else { return nil }
        arrived.append(call)
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

    /// Chooses the next call to answer, and ends its wait.
    ///
    /// - Returns: The continuation to resume; `nil` if no call waits.
    mutating func answerNext() -> Continuation? {
        guard !waiting.isEmpty else { return nil }
        let number = waiting.remove(at: choices.choose(among: waiting))
        return end(number, .answered)
    }

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
        choices.made.filter { $0.position > 0 }.map { choice in
            let calls = names(of: [choice.chosen] + choice.overtaken)
            return .init(call: calls[0], overtaken: Array(calls.dropFirst()))
        }
    }

    /// The names of calls: with the mock if there are several, and with a number if several calls are equal.
    private func names(of numbers: [Int]) -> [String] {
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
