extension OutOfOrderCall {
    func wording(of mock: String) -> Wording {
        var accepting = Mention(.declared, expectation, besides: call)
        switch cause {
        case .moved(let before, let after):
            let headlines = movedHeadlines(call, before: before?.names ?? [], after: after?.names ?? [])
            let others = [
                before.map { Mention(.before, $0, besides: call) },
                after.map { Mention(.after, $0, besides: call) },
            ]
            return Wording(
                headline: headline(of: mock, headlines), mentions: [accepting] + others.compactMap(\.self),
                advice: [Advice.order])
        case .turn(let next):
            accepting = Mention(.declared, expectation, besides: call, placeWords)
            accepting.label = next == nil ? nil : "matches"
            // If the next call has other arguments, the order may be right.
            let mayHaveOtherArguments = next?.differences.isEmpty == false
            return Wording(
                headline: headline(of: mock, headlines(beforeTurnOf: next)),
                mentions: (next.map { [Mention(.next, $0)] } ?? []) + [accepting],
                advice: mayHaveOtherArguments ? [] : [Advice.order])
        case .obstacles(let blocked):
            accepting = Mention(
                .declared, expectation, besides: call, expectation.countWords + blocked.conditionWords)
            return Wording(
                headline: headline(of: mock, blocked.headlines(of: call, in: mock)),
                mentions: blocked.orderMentions + [accepting], advice: blocked.advice)
        }
    }

    private func headlines(beforeTurnOf next: DeclarationFact?) -> [String] {
        guard let next else {
            return [isPassed ? "\(call) came after the last expected call" : "\(call) came at the wrong time"]
        }
        let number = next.position.map { "\($0.words), " } ?? ""
        return next.names.map { "\(call) came while \(number)\($0), was expected" }
    }

    /// How often the expectation that accepts the call is expected, and where it stands in the order.
    private var placeWords: String {
        if isPassed { return "\(expectation.countWords); closed by later calls" }
        guard let count = expectation.count, expectation.calls == 0 else { return expectation.countWords }
        return "expected \(count.words), later in the order"
    }
}

extension OutOfOrderCall.Blocked {
    /// The calls that had to come before, and the one that had to come after.
    var orderMentions: [Mention] {
        missing.map { Mention(.before, $0) } + before.map { Mention(.before, $0).naming($0.order) }
            + [ended].compactMap(\.self).map { Mention(.ended, $0).naming($0.order) }
    }

    var advice: [String] {
        let isOrdered = ended != nil || !missing.isEmpty || !before.isEmpty
        return (conditions.isEmpty ? [] : [Advice.state]) + (isOrdered ? [Advice.orderOfSeveralMocks] : [])
    }

    /// The states that the expectation requires, such as `, when light is red`.
    var conditionWords: String {
        conditions.isEmpty ? "" : ", when \(conditions.map(\.words).joined(separator: " and "))"
    }

    /// The headlines for a call that this blocked, the longest first.
    fileprivate func headlines(of call: String, in mock: String) -> [String] {
        if let first = missing.first?.call ?? before.first?.subject.words(in: mock) {
            return [
                "\(call) came while \(first) was expected first",
                "\(call) came while another call was expected first",
            ]
        }
        if let ended {
            return [
                "\(call) came after \(ended.subject.words(in: mock)), which was expected later",
                "\(call) came after a call that was expected later",
            ]
        }
        let states = conditions.map { "\($0.name) was not \($0.states.joined(separator: " or "))" }
        return [
            "\(call) came while \(states.joined(separator: " and "))", "\(call) came in the wrong state",
        ]
    }
}

/// The headlines for a call that came in another place of the order, the longest first.
///
/// - Parameters:
///   - before: The call that should have come before it: its words, the longest form first.
///   - after: The call that should have come after it, likewise.
func movedHeadlines(_ call: String, before: [String], after: [String]) -> [String] {
    let isEarly = !before.isEmpty
    guard isEarly || !after.isEmpty else { return ["\(call) came at the wrong time"] }
    return (isEarly ? before : after).map {
        "\(call) came too \(isEarly ? "early: before" : "late: after") \($0)"
    } + ["\(call) came too \(isEarly ? "early" : "late")"]
}

extension DeclarationFact {
    /// Its call for a headline, the longest form first.
    var names: [String] { [call, withoutArguments(call)] }
}

/// Returns the name of a call that is too long for a headline, such as `charge(…)`.
func withoutArguments(_ call: String) -> String {
    call.firstIndex(of: "(").map { "\(call[..<$0])(…)" } ?? call
}

/// Returns the first of some headlines that fits into a line with the name of the mock, or else the last.
func headline(of mock: String, _ headlines: [String]) -> String {
    headlines.first { mock.count + 2 + $0.count <= Limits.Reporting.columns } ?? headlines.last ?? ""
}

extension PassedCheckpoint {
    /// The order of the checkpoint, such as ` of the order "saving"`; empty if the order has no name.
    var orderWords: String { order.map { " of the order \"\($0)\"" } ?? "" }
}

extension OrderFact.Subject {
    /// The text in a failure of a mock, whose own name stands before it already.
    func words(in mock: String) -> String {
        if case .call(let call, mock) = self { call } else { words }
    }
}
