extension BodyRunNote {
    /// The sentences of a failure, one for each line.
    var lines: [String] { [fact.words] + (isFirst ? fact.advice.map { [$0] } ?? [] : []) }
}

extension BodyRunFact {
    /// The sentence that distinguishes the run.
    var words: String {
        switch self {
        case .answerOrder(let order): order.words
        case .failedCall(let call): call.words
        }
    }

    /// How to repeat the run.
    fileprivate var advice: String? {
        switch self {
        case .answerOrder(let order): order.advice
        case .failedCall(let call): call.advice
        }
    }
}

extension AnswerOrderFact {
    fileprivate var words: String {
        let condition =
            departures.isEmpty
            ? "the calls are answered in the order of their arrival"
            : Self.joined(departures.prefix(Self.limit).map(\.words))
                + (departures.count > Self.limit ? ", and so on" : "")
        return "fails when \(condition)\(number.map { " (order \($0) of \(total.words))" } ?? "")"
    }

    fileprivate var advice: String? {
        guard number != nil else { return nil }
        return """
            to run only this order, write inEveryAnswerOrder(replaying: "\(replay)"), or set \
            EXPECTKIT_ANSWER_ORDER="\(replay)"
            """
    }

    /// How many departures are named. The simplest order has few.
    private static var limit: Int { 4 }

    fileprivate static func joined(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension AnswerOrderFact.Departure {
    fileprivate var words: String {
        isOnlyMade
            ? "\(call) is called before \(AnswerOrderFact.joined(overtaken)) \(overtaken.count == 1 ? "is" : "are") answered"
            : "\(call) is answered before \(AnswerOrderFact.joined(overtaken))"
    }
}

extension AnswerOrderFact.Total {
    /// The number, such as `6` or `at least 6`.
    var words: String {
        switch self {
        case .exactly(let count): "\(count)"
        case .atLeast(let count): "at least \(count)"
        }
    }
}

extension FailedCallFact {
    fileprivate var advice: String? {
        guard case .none = fault else { return nil }
        return "create the objects of a run in the body, so that each run starts in the same state"
    }

    fileprivate var words: String {
        let name = "call \(number) of \(count), \(call)"
        return switch fault {
        case .thrown(let error): "with \(name), throwing \(error)"
        case .taskCancelled: "with \(name), its task cancelled"
        case .none: "fails before \(name), arrives; the first run passed"
        }
    }
}
