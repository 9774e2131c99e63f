extension MiscountedCall {
    func wording(_ headline: Headline) -> Wording {
        Wording(
            headline: calls == 0
                ? headline.sentence("missing ", call) : headline.count(of: call, calls, count),
            mentions: [
                Mention(verified: count, calls: calls, "\(count.words), \(CallCount.called(calls))", at: place)
            ] + evidence.map { Mention(isMissing ? .instead : .called, $0) })
    }
}

extension CallNotInOrder {
    func wording(_ headline: Headline) -> Wording {
        let earlier = predecessor.map { "\($0.mock).\($0.call)" }
        let line = wasCalled ? "in order, called too early" : "in order, never called"
        let before = predecessor.map { call in
            Mention(
                .init(role: .before, mock: call.mock, call: call.call, place: call.mockLine),
                "\(call.mock).\(call.call)")
        }
        return Wording(
            headline: wasCalled
                ? headline.moved(call, before: earlier, after: nil) : headline.sentence("missing ", call),
            mentions: [Mention(verified: nil, calls: nil, line, at: place), before].compactMap(\.self))
    }
}

extension OtherSequence {
    func wording(_ headline: Headline) -> Wording {
        let text =
            switch self {
            case .missing(let call): headline.sentence("missing ", call)
            case .unexpected(let call, let mock, let number):
                headline.sentence("unexpected \(mock).", call, ", call \(number) of the sequence")
            }
        return Wording(headline: text, advice: ["if other calls may be made in between, use verifyInOrder"])
    }
}

extension UnaccountedCalls {
    func wording(_ headline: Headline) -> Wording {
        let subject = count == 1 ? calls.map(\.call).joined() : counted(count, "call")
        return Wording(
            headline: headline.sentence("not accounted for: ", subject), mentions: calls.map { Mention(.called, $0) },
            advice: ["verify or expect them, or exclude them with verifyNoMoreCalls(except:)"])
    }
}
