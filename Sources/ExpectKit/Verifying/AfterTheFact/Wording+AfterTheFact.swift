// The text for the findings of a verification without expectations.

extension MiscountedCall {
    var wording: Wording {
        Wording(
            headline: isMissing ? "missing \(call)" : "called too often: \(call)",
            mentions: [
                Mention(
                    verified: count, calls: calls, "expected \(count.words), \(CallCount.called(calls))",
                    at: place)
            ] + evidence.map { Mention(isMissing ? .instead : .called, $0) })
    }
}

extension CallNotInOrder {
    var wording: Wording {
        var wording = Wording(headline: wasCalled ? "out of order: \(call)" : "missing \(call)")
        wording.mentions = [
            Mention(
                verified: nil, calls: nil,
                wasCalled ? "in order, called too early" : "in order, never called",
                at: place)
        ]
        if let predecessor {
            let candidate = FailureReport.Candidate(
                role: .before, mock: predecessor.mock, call: predecessor.call, place: predecessor.mockLine)
            wording.mentions.append(
                Mention(
                    candidate: candidate, details: ["\(predecessor.mock).\(predecessor.call)"], place: nil))
        }
        return wording
    }
}

extension OtherSequence {
    var wording: Wording {
        let headline =
            switch self {
            case .missing(let call): "missing \(call)"
            case .unexpected(let call, let mock, let number):
                "unexpected \(mock).\(call), call \(number) of the sequence"
            }
        return Wording(headline: headline, advice: ["if other calls may come in between, use verifyInOrder"])
    }
}

extension UnaccountedCalls {
    var wording: Wording {
        let subject = count == 1 ? calls.map(\.call).joined() : counted(count, "call")
        return Wording(
            headline: "not accounted for: \(subject)", mentions: calls.map { Mention(.called, $0) },
            advice: ["verify or expect them, or exclude them with verifyNoMoreCalls(except:)"])
    }
}
