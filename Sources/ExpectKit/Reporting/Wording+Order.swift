extension OutOfOrderCall {
    func wording(of mock: String) -> Wording {
        var wording = Wording(headline: "out of order: \(call)")
        wording.mentions = [
            Mention(
                .declared, expectation, besides: call,
                expectation.countWords + cause.conditionWords + (distance?.words ?? ""))
        ]
        switch cause {
        case .moved(let before, let after):
            wording.mentions += before.map { [Mention(.before, $0, besides: call)] } ?? []
            wording.mentions += after.map { [Mention(.after, $0, besides: call)] } ?? []
            wording.advice = [Advice.order]
        case .turn(let missing, let next, let isNextBefore):
            wording.mentions += missing.map { Mention(.before, $0, besides: call) }
            if let next {
                let isBefore = missing.isEmpty && isNextBefore
                wording.mentions.append(Mention(isBefore ? .before : .next, next, besides: call))
            }
            // The missing call may still come before the mock is verified.
            wording.advice = missing.isEmpty && !isNextBefore ? [] : [Advice.missingCall]
            wording.advice.append(Advice.order)
        case .obstacles(let blocked): blocked.add(to: &wording)
        }
        return wording
    }
}

extension OutOfOrderCall.Cause {
    /// The states that the expectation asks for, such as `, when light is red`.
    fileprivate var conditionWords: String {
        guard case .obstacles(let blocked) = self, !blocked.conditions.isEmpty else { return "" }
        return ", when \(blocked.conditions.map(\.words).joined(separator: " and "))"
    }
}

extension OutOfOrderCall.Blocked {
    fileprivate func add(to wording: inout Wording) {
        let isCallMissing = !missing.isEmpty || !before.isEmpty
        wording.mentions += missing.map { Mention(.before, $0) } + before.map { Mention(.before, $0) }
        if let ended { wording.mentions.append(Mention(.ended, ended)) }
        if isCallMissing { wording.advice.append(Advice.missingCall) }
        if !conditions.isEmpty { wording.advice.append(Advice.state) }
        if ended != nil || isCallMissing { wording.advice.append(Advice.orderOfSeveralMocks) }
    }
}
