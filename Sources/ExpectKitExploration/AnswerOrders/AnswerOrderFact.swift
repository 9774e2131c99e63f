import ExpectKit

/// The order in which the held calls of a run were answered.
struct AnswerOrderFact: Sendable, Equatable {
    /// A call that was answered before calls that had arrived earlier.
    struct Departure: Sendable, Equatable {
        let call: String
        /// The calls that had arrived earlier, and still waited.
        let overtaken: [String]
        /// Whether the call was only made before the others were answered, and not answered.
        var isOnlyMade = false
    }

    /// The number of orders.
    enum Total: Sendable, Equatable {
        case exactly(Int)
        case atLeast(Int)
    }

    /// Where the order departs from the order of arrival.
    var departures: [Departure]
    /// The number of this order among those that are tried, counted from one; `nil` if the test runs only this one.
    var number: Int?
    var total: Total
    /// What repeats the order.
    var replay: String
}

extension AnswerOrderFact: BodyRunFact {
    var words: String {
        let condition =
            departures.isEmpty
            ? "the calls are answered in the order of their arrival"
            : Self.joined(departures.prefix(Self.limit).map(\.words))
                + (departures.count > Self.limit ? ", and so on" : "")
        return "fails when \(condition)\(number.map { " (order \($0) of \(total.words))" } ?? "")"
    }

    var advice: String? {
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
