// The text for unexpected and missing calls, for calls that were not resumed, for stubs and for answers.

extension UnexpectedCall {
    /// - Parameter hasAnswer: Whether the library can answer the call, so that a nice mock could ignore it.
    func wording(hasAnswer: Bool) -> Wording {
        var wording = Wording(headline: "unexpected \(call)")
        wording.mentions = nearest.map { Mention(.nearest, $0, besides: call) }
        if let overload { wording.mentions.append(Mention(.overload, overload, besides: call)) }
        if let next { wording.mentions.append(Mention(.next, next, besides: call)) }
        if let stub {
            var mention = Mention(.stub, stub)
            mention.details = [stub.shortCall ?? stub.call]
            wording.mentions.append(mention)
        }
        switch expected {
        case .nothing where stub != nil || overload != nil: wording.advice = [Advice.correctOrDeclare]
        case .nothing:
            wording.advice = [Advice.expectOrStub("this mock has no expectations", orIgnore: hasAnswer)]
        case .nothingMore:
            wording.advice = [Advice.expectOrStub("all expectations are met", orIgnore: hasAnswer)]
        case .something: break
        }
        return wording
    }
}

extension MissingCall {
    func wording(of mock: String) -> Wording {
        var wording = Wording(headline: "missing \(declaration.call)")
        wording.mentions = [Mention(.declared, declaration, besides: declaration.call)]
        switch mistaken {
        case .outOfTurn(let call, let isOrdered, let blocked):
            if let blocked {
                wording.mentions = [
                    Mention(
                        .declared, declaration, besides: declaration.call,
                        declaration.countWords + blocked.conditionWords)
                ]
            }
            // The headline already shows the same call.
            wording.mentions.append(Mention(.outOfTurn, call, isNamed: false))
            wording.mentions += blocked?.orderMentions ?? []
            wording.advice = blocked?.advice ?? [isOrdered ? Advice.order : Advice.orderOfSeveralMocks]
        case .instead(let call): wording.mentions.append(Mention(.instead, call))
        case .early(let call, let treatment):
            wording.mentions.append(Mention(.early, call, isNamed: call.call != declaration.call))
            wording.advice = [Advice.early(treatment)]
        case nil: break
        }
        return wording
    }
}

extension NotResumedCalls {
    var wording: Wording {
        switch self {
        case .calls(let calls, let declaration, let limit, let endsOnCancellation):
            let call = calls.joined(separator: ", ")
            let subject = calls.count == 1 ? "the call" : counted(calls.count, "call")
            let verb = calls.count == 1 ? "was" : "were"
            let wait = limit.map { "\(subject) waited \($0)" } ?? "\(subject) \(verb) never resumed"
            return Wording(
                headline: "not resumed: \(call)",
                mentions: declaration.map { [Mention(.declared, $0, besides: call)] } ?? [],
                advice: [Advice.resume(wait, endsOnCancellation: endsOnCancellation)])
        case .completions(let count, let call):
            return Wording(headline: "not resumed: \(call)", advice: [Advice.complete(count)])
        }
    }
}

extension NotCancelledCalls {
    var wording: Wording {
        let call = calls.joined(separator: ", ")
        return Wording(
            headline: call.isEmpty ? "a call was not cancelled" : "not cancelled: \(call)",
            mentions: declaration.map { [Mention(.declared, $0, besides: call)] } ?? [],
            advice: [advice])
    }

    private var advice: String {
        switch reason {
        case .notCalled: Advice.callBeforeCancelling("the call did not come within \(waited)")
        case .notCancelled:
            Advice.cancel(
                (calls.count == 1 ? "its task was not cancelled" : "no task of these calls was cancelled")
                    + " within \(waited)")
        case .resumed: Advice.cancelBeforeResuming
        case .expired: Advice.cancelInTime("its wait ended after \(waited), before the cancellation")
        }
    }
}

extension UnusedStub {
    var wording: Wording {
        var wording = Wording(headline: "unused stub \(stub.call)")
        wording.mentions = [Mention(.declared, stub, besides: stub.call, "as a stub, never used")]
        switch reason {
        case .neverCalled: wording.advice = ["the call never came: remove the stub"]
        case .otherDeclaration:
            wording.advice = ["another declaration answered its calls: remove the stub"]
        case .otherArguments(let call):
            wording.mentions.append(Mention(.instead, call))
            wording.advice = ["it was only called with other arguments: correct the stub or the call"]
        }
        return wording
    }
}
