extension UnexpectedCall {
    /// - Parameter hasAnswer: Whether the library can answer the call, so that a nice mock could ignore it.
    func wording(_ headline: Headline, hasAnswer: Bool) -> Wording {
        if let elsewhere { return wording(elsewhere, headline) }
        var mentions = nearest.map { fact in
            // Its differences from an expectation that has all its calls explain nothing.
            var mention = Mention(.nearest, fact, besides: call)
            if fact.isMet { mention.differences = [] } else { mention.got = call }
            return mention
        }
        if let overload { mentions.append(Mention(.overload, overload, besides: call)) }
        if let stub {
            var mention = Mention(.stub, stub)
            mention.details = [stub.shortCall ?? stub.call]
            mention.got = call
            mentions.insert(mention, at: isMeantForStub ? 0 : mentions.endIndex)
        }
        if let next, !next.isMet { mentions.append(Mention(.next, next, besides: call)) }
        let (text, isWhole) = text(headline)
        if isWhole { mentions[0].differences = [] }
        // A call that the headline cuts is shown below.
        if !mentions.isEmpty, mentions[0].got == nil, !text.contains(call) { mentions[0].got = call }
        let compared = isMeantForStub ? stub : nearest.first
        let differences = compared.flatMap { $0.isMet ? nil : $0.differences } ?? []
        return Wording(
            headline: text, mentions: mentions,
            advice: differences.compactMap(\.advice).prefix(1) + advice(hasAnswer: hasAnswer))
    }

    private func wording(_ elsewhere: MisdirectedCall, _ headline: Headline) -> Wording {
        var mention = Mention(.nearest, elsewhere.expectation)
        mention.candidate.mock = elsewhere.mock
        mention.details.insert("by \(elsewhere.mock)", at: 0)
        return Wording(
            headline.sentence("", call, " was called on this mock, but \(elsewhere.mock) expects it"),
            mentions: [mention], advice: "pass the other mock to the code under test, or expect the call of this one")
    }

    /// Returns the headline, and whether it shows all differences from the first declaration as a whole.
    private func text(_ headline: Headline) -> CutText {
        if let stub, isMeantForStub { return headline.difference(of: call, stub.differences, "stubbed") }
        // If another call is next, more than the arguments is wrong.
        if let first = nearest.first, next == nil, !first.isMet, !first.differences.isEmpty {
            return headline.difference(of: call, first.differences)
        }
        guard let expected = [overload, next].compactMap(\.self).first(where: { !$0.isMet }) else {
            return (headline.sentence("unexpected ", call), false)
        }
        return (headline.comparison("unexpected ", of: call, ", expected ", expected.call), false)
    }

    /// Whether the call was more likely meant for a stub than for an expectation.
    private var isMeantForStub: Bool {
        guard let stub, !stub.differences.isEmpty else { return false }
        let open = nearest.first { !$0.isMet }
        return open.map { stub.differences.count < $0.differences.count } ?? true
    }

    private func advice(hasAnswer: Bool) -> [String] {
        let remedies =
            "expect or stub the call" + (setsProperty ? ", keep the property with keepsProperties()" : "")
            + (hasAnswer ? ", or make the mock nice" : "")
        return switch expected {
        case .nothing where stub != nil || overload != nil: [Advice.correctOrDeclare]
        case .nothing: ["this mock had no expectations yet: \(remedies)"]
        case .nothingMore: ["all expectations are met: \(remedies)"]
        case .something: hasAnswer ? [] : [Advice.correctOrDeclare]
        }
    }
}

extension MissingCall {
    func wording(_ headline: Headline, waited wait: String?) -> Wording {
        let call = declaration.call
        let text = text(headline, waited: wait)
        var wording = Wording(
            text, mentions: [Mention(.declared, declaration, besides: text.contains(call) ? call : nil)])
        switch mistaken {
        case .outOfTurn(let came, let isOrdered, let blocked):
            if let blocked {
                let count = declaration.countWords + blocked.conditionWords
                wording.mentions = [Mention(.declared, declaration, besides: call, count)]
            }
            // The headline already shows the same call.
            wording.mentions.append(Mention(.outOfTurn, came, isNamed: false, "out of order"))
            wording.mentions += blocked?.orderMentions ?? []
            wording.advice = blocked?.advice ?? [isOrdered ? Advice.order : Advice.orderOfSeveralMocks]
        case .instead(let came): wording.mentions.append(Mention(.instead, came))
        case .early(let came):
            wording.mentions.append(Mention(.early, came, isNamed: came.call != call, "too early"))
            wording.advice = ["the call was made before this expectation: declare it earlier"]
        case nil:
            let nothing = wait == nil ? "no call" : "no call until then"
            wording.mentions[0].got = came.map { $0.isEmpty ? nothing : $0.joined(separator: ", ") }
        }
        return wording
    }

    private func text(_ headline: Headline, waited wait: String?) -> String {
        if declaration.calls > 0 { return headline.count(of: declaration) }
        if case .instead(let came) = mistaken, !came.differences.isEmpty {
            return headline.comparison("missing ", of: declaration.call, ", got ", came.call)
        }
        if let wait { return headline.sentence("", declaration.call, " was not called \(wait)") }
        return headline.sentence("missing ", declaration.call)
    }
}

extension NotResumedCalls {
    func wording(_ headline: Headline) -> Wording {
        switch self {
        case .calls(let calls, let declaration, let limit, let endsOnCancellation):
            let call = calls.joined(separator: ", ")
            let (subject, verb) = calls.count == 1 ? ("the call", "was") : (counted(calls.count, "call"), "were")
            let wait = limit.map { "\(subject) waited \($0)" } ?? "\(subject) \(verb) never resumed"
            let alternative = endsOnCancellation ? ", or, if the requirement throws, cancel the task" : ""
            return Wording(
                headline.sentence("not resumed: ", call),
                mentions: [declaration.map { Mention(.declared, $0, besides: call) }],
                advice: "\(wait): use resume(returning:) or resume(throwing:)\(alternative)")
        case .completions(let count, let call):
            let (subject, owner) =
                count == 1 ? ("a completion handler was", "its") : ("\(count) completion handlers were", "their")
            return Wording(
                headline.sentence("not resumed: ", call),
                advice: "\(subject) never called: use resume(returning:) of \(owner) PendingCompletion")
        }
    }
}

extension NotCancelledCalls {
    func wording(_ headline: Headline) -> Wording {
        let call = calls.joined(separator: ", ")
        return Wording(
            call.isEmpty ? "a call was not cancelled" : headline.sentence("not cancelled: ", call),
            mentions: [declaration.map { Mention(.declared, $0, besides: call) }], advice: advice)
    }

    private var advice: String {
        switch reason {
        case .notCalled: "the call was not made within \(waited): await waitUntilCalled() before you cancel the task"
        case .notCancelled:
            (calls.count == 1 ? "its task was not cancelled" : "no task of these calls was cancelled")
                + " within \(waited): cancel the task that makes the call; "
                + "cancelling a task does not cancel a Task { } that it started"
        case .resumed: "the call was resumed before the cancellation: resume it afterwards"
        case .expired:
            "its wait ended after \(waited), before the cancellation: "
                + "cancel it earlier, or raise the limit of andSuspend(atMost:)"
        }
    }
}

extension UnusedStub {
    func wording(_ headline: Headline) -> Wording {
        var mentions = [Mention(.declared, stub, besides: stub.call, "as a stub, never used")]
        if case .otherArguments(let call) = reason { mentions.append(Mention(.instead, call)) }
        let advice =
            switch reason {
            case .neverCalled: "the call was never made: remove the stub"
            case .otherDeclaration: "another declaration answered its calls: remove the stub"
            case .declaredLate:
                "its calls were made before the stub was declared: declare it before the code under test runs"
            case .otherArguments: "it was only called with other arguments: correct the stub or the call"
            }
        return Wording(headline.sentence("unused stub ", stub.call), mentions: mentions, advice: advice)
    }
}

extension ReportedCallOutcome {
    func wording(of mock: String, _ headline: Headline) -> Wording {
        switch explanation {
        case .missing(let declaration, let isNever):
            let text = lacking(declaration.call, isNever: isNever, headline)
            return Wording(text, mentions: [mention(.declared, declaration, text)])
        case .missingElsewhere(let fact):
            let text = lacking(fact.words(in: mock), isNever: fact.calls == 0, headline)
            return Wording(text, mentions: [Mention(.before, fact)])
        case .moved(let before, let after):
            let text = headline.moved(call, before: before?.call, after: after?.call)
            let others = [mention(.before, before, text), mention(.after, after, text)]
            return Wording(text, mentions: others, advice: Advice.order)
        case .movedBefore(let fact):
            let text = headline.moved(call, before: fact.words(in: mock), after: nil)
            return Wording(text, mentions: [Mention(.before, fact)])
        case .replaced(let declaration):
            let text = headline.comparison(of: call, " was called instead of ", declaration.call)
            return Wording(text, mentions: [mention(.declared, declaration, text)])
        case .added: return Wording(headline.sentence("", call, " was called in addition to the expected calls"))
        }
    }

    private func mention(_ role: FailureReport.Candidate.Role, _ fact: DeclarationFact?, _ text: String) -> Mention? {
        fact.map { Mention(role, $0, besides: text.contains($0.call) ? $0.call : nil) }
    }

    private func lacking(_ missing: String, isNever: Bool, _ headline: Headline) -> String {
        let lack = isNever ? "was never called" : "was called too few times"
        return headline.comparison(of: missing, " \(lack); it was expected before ", reported)
    }

    var subject: (kind: FailureReport.Kind, call: String?) {
        switch explanation {
        case .missing(let declaration, _): (.missing, declaration.call)
        case .missingElsewhere(let fact): (.missing, fact.call)
        case .moved, .movedBefore: (.outOfOrder, call)
        case .replaced, .added: (.unexpected, call)
        }
    }
}
