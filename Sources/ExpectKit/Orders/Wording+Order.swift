extension OutOfOrderCall {
    func wording(of mock: String, _ headline: Headline) -> Wording {
        var accepting = Mention(.declared, expectation, besides: call)
        switch cause {
        case .moved(let before, let after):
            let others = [
                before.map { Mention(.before, $0, besides: call) }, after.map { Mention(.after, $0, besides: call) },
            ]
            return Wording(
                headline.moved(call, before: before?.call, after: after?.call), mentions: [accepting] + others,
                advice: Advice.order)
        case .turn(let next):
            accepting = Mention(.declared, expectation, besides: call, placeWords)
            if next != nil { accepting.label = Self.ownLabel }
            // If the next call has other arguments, the order may be right.
            let mayHaveOtherArguments = next?.differences.isEmpty == false
            return Wording(
                headline: text(beforeTurnOf: next, headline),
                mentions: (next.map { [Mention(.next, $0)] } ?? []) + [accepting],
                advice: mayHaveOtherArguments ? [] : [Advice.order])
        case .obstacles(let blocked):
            accepting = Mention(
                .declared, expectation, besides: call,
                (blocked.orderMentions.isEmpty ? expectation.countWords : placeWords) + blocked.conditionWords)
            if !blocked.orderMentions.isEmpty { accepting.label = Self.ownLabel }
            return Wording(
                headline: blocked.text(of: call, in: mock, headline),
                mentions: blocked.orderMentions + [accepting], advice: blocked.advice)
        }
    }

    /// The start of the line of the expectation that the call fits, besides those of other ones.
    private static var ownLabel: String { FailureReport.Candidate.Role.called.words }

    private func text(beforeTurnOf next: DeclarationFact?, _ headline: Headline) -> String {
        if let next { return headline.comparison(of: call, " was called while ", next.call, " was expected") }
        return headline.sentence(
            "", call, isPassed ? " was called after the last expected call" : " was called at the wrong time")
    }

    /// How often the expectation that accepts the call is expected, and where it stands in the order.
    private var placeWords: String {
        if isPassed { return "\(expectation.countWords); closed by later calls" }
        guard let count = expectation.count, expectation.calls == 0 else { return expectation.countWords }
        return "\(count.words), later in the order"
    }
}

extension OutOfOrderCall.Blocked {
    var orderMentions: [Mention] {
        missing.map { Mention(.before, $0) } + before.map { Mention(.before, $0) }
            + [ended].compactMap(\.self).map { Mention(.ended, $0) }
    }

    var advice: [String] {
        let isOrdered = ended != nil || !missing.isEmpty || !before.isEmpty
        return (conditions.isEmpty ? [] : ["if the state does not matter, remove when(_:_:)"])
            + (isOrdered ? [Advice.orderOfSeveralMocks] : [])
    }

    /// The states that the expectation requires, such as `, when light is red`.
    var conditionWords: String {
        conditions.isEmpty ? "" : ", when \(conditions.map(\.words).joined(separator: " and "))"
    }

    fileprivate func text(of call: String, in mock: String, _ headline: Headline) -> String {
        if let first = missing.first?.call ?? before.first?.words(in: mock) {
            return headline.comparison(of: call, " was called while ", first, " was expected first")
        }
        if let ended {
            return headline.comparison(
                of: call, " was called after ", ended.words(in: mock), ", which was expected later")
        }
        let states = conditions.map { "\($0.name) was not \($0.states.joined(separator: " or "))" }
        return headline.comparison(of: call, " was called while ", states.joined(separator: " and "))
    }
}

extension Headline {
    func moved(_ call: String, before: String?, after: String?) -> String {
        if let before { return comparison(of: call, " was called too early: before ", before) }
        if let after { return comparison(of: call, " was called too late: after ", after) }
        return sentence("", call, " was called at the wrong time")
    }
}

extension OrderFact {
    var words: String { "\(mock).\(call)" }

    /// The text in a failure of a mock, whose own name stands before it already.
    func words(in mock: String) -> String { mock == self.mock ? call : words }
}
