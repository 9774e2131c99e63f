struct MiscountedCall: Sendable, Equatable {
    let call: String
    let count: CallCount
    let calls: Int
    let place: DeclarationPlace
    /// If too many calls came, the first of them; if too few, the nearest other calls.
    let evidence: [RecordedCallFact]

    var isMissing: Bool { calls < count.minimum }

    func wording(_ headline: Headline) -> Wording {
        Wording(
            headline: calls == 0 ? headline.sentence("missing ", call) : headline.count(of: call, calls, count),
            mentions: [Mention(verified: count, calls: calls, count.words(calls: calls), at: place)]
                + evidence.map { Mention(isMissing ? .instead : .called, $0) })
    }
}

struct CallNotInOrder: Sendable, Equatable {
    let call: String
    /// Whether it was made too early; otherwise it was never made, or not often enough.
    let wasCalled: Bool
    let calls: Int
    let place: DeclarationPlace
    let predecessor: Predecessor?

    /// The call that was found for the previous query, of any mock.
    struct Predecessor: Sendable, Equatable {
        let call: String
        let mock: String
        /// Where the mock forwarded it.
        let mockLine: DeclarationPlace
    }

    func wording(_ headline: Headline) -> Wording {
        let earlier = predecessor.map { "\($0.mock).\($0.call)" }
        let times = calls == 0 ? "never called" : "called \(CallCount.times(calls))"
        let line = "in order, " + (wasCalled ? "called too early" : times)
        let before = predecessor.map {
            Mention(.init(role: .before, mock: $0.mock, call: $0.call, place: $0.mockLine), "\($0.mock).\($0.call)")
        }
        let text = wasCalled ? headline.moved(call, before: earlier, after: nil) : headline.sentence("missing ", call)
        return Wording(
            headline: text, mentions: [Mention(verified: nil, calls: nil, line, at: place), before].compactMap(\.self))
    }
}

/// The first difference between a sequence and the one that a test verified.
enum OtherSequence: Sendable, Equatable {
    /// The sequence ended before this call.
    case missing(call: String)
    /// The number in the sequence is counted from one.
    case unexpected(call: String, mock: String, number: Int)

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

struct UnaccountedCalls: Sendable, Equatable {
    let count: Int
    /// The first few.
    let calls: [RecordedCallFact]

    func wording(_ headline: Headline) -> Wording {
        let subject = count == 1 ? calls.map(\.call).joined() : counted(count, "call")
        return Wording(
            headline: headline.sentence("not accounted for: ", subject), mentions: calls.map { Mention(.called, $0) },
            advice: ["verify or expect them, or exclude them with verifyNoMoreCalls(except:)"])
    }
}
