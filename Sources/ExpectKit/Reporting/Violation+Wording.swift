extension Violation {
    /// The text of the failure, in parts.
    var wording: Wording {
        if isAfterTest, let call {
            return Wording(
                headline: Headline(of: mock).sentence("", call, " was called after its test had ended"),
                advice: [
                    "end the work before the test ends, or wait for the call, such as with verify(within:)"
                ])
        }
        let remedy = answer?.remedy
        let wait = notes.lazy.compactMap(\.wait).first
        let more = alike.map { $0.count > 0 ? " (+ \(counted($0.count, "more call")))" : "" } ?? ""
        var wording = problem.wording(
            of: mock, Headline(of: mock, before: more), hasAnswer: remedy == nil, waited: wait)
        wording.headline += more
        if let alike { wording.notes += alike.lines }
        if alike?.calls.isEmpty == false, case .unexpected(let call) = problem, call.nearest.isEmpty {
            wording.advice.append("if these calls do not matter, stub them, or make the mock nice")
        }
        if let remedy { wording.advice.append(remedy) }
        // The note says which declaration to change.
        if notes.contains(where: \.isReassignment) { wording.advice = [] }
        wording.notes = notes.map(\.words) + wording.notes
        wording.advice = notes.compactMap(\.advice) + wording.advice
        return wording
    }
}

extension AlikeCalls {
    /// The sentences of a report.
    fileprivate var lines: [String] {
        let rest = count - calls.count
        let limit = Limits.Reporting.listedCall
        let others =
            calls.map { shortened($0, from: $0, to: limit) }.joined(separator: ", ")
            + (rest > 0 ? ", … \(rest) more" : "")
        return calls.isEmpty ? [] : ["the same is wrong with \(others)"]
    }
}

extension Violation.Problem {
    fileprivate func wording(of mock: String, _ headline: Headline, hasAnswer: Bool, waited wait: String?)
        -> Wording
    {
        switch self {
        case .unexpected(let unexpected): unexpected.wording(headline, hasAnswer: hasAnswer)
        case .outOfOrder(let outOfOrder): outOfOrder.wording(of: mock, headline)
        case .surplus(let call, let met, let next):
            Wording(
                headline: headline.count(of: met.call, met),
                mentions: [Mention(.met, met, takenBy: call)]
                    + (next.map { [Mention(.next, $0, besides: call)] } ?? []),
                advice: ["if more calls are allowed, use times(_:), anyTimes() or a stub"])
        case .exceeded(let call, let declaration):
            Wording(
                headline: headline.count(of: declaration.call, declaration),
                mentions: [Mention(.declared, declaration, takenBy: call)])
        case .rejected(let call, let declaration):
            Wording(
                headline: headline.sentence("rejected ", call),
                mentions: [Mention(.declared, declaration, besides: call)])
        case .missing(let missing): missing.wording(headline, waited: wait)
        case .late(let declaration):
            Wording(
                headline: headline.sentence(
                    "", declaration.call, " was called after the test had stopped waiting for it"),
                mentions: [Mention(.declared, declaration, besides: declaration.call)],
                advice: ["raise the limit of the wait"])
        case .unanswered(let call, let declaration):
            Wording(
                headline: headline.sentence("no answer for ", call),
                mentions: declaration.map { [Mention(.declared, $0, besides: call)] } ?? [],
                advice: [
                    declaration?.role == .stub
                        ? "give the stub an answer with andReturn(_:) or andDo(_:)"
                        : "give it an answer with andReturn(_:), andDo(_:) or a stub"
                ])
        case .wrongAnswer(let call, let answer): answer.wording(of: call)
        case .notResumed(let calls): calls.wording(headline)
        case .notCancelled(let calls): calls.wording(headline)
        case .uninteresting(let call):
            Wording(
                headline: headline.sentence("uninteresting ", call),
                advice: ["expect or stub the call, or make the mock nice to silence this warning"])
        case .unusedStub(let stub): stub.wording(headline)
        case .droppedCompletion(let dropped): dropped.wording
        case .miscounted(let call): call.wording(headline)
        case .notInOrder(let call): call.wording(headline)
        case .otherSequence(let sequence): sequence.wording(headline)
        case .unaccounted(let calls): calls.wording(headline)
        case .outcome(let outcome): outcome.wording(of: mock, headline)
        case .misuse(let misuse): misuse.wording
        case .other(let problem): problem.wording
        }
    }
}

extension Violation {
    /// The kind of failure that test frameworks and tools receive.
    var kind: FailureReport.Kind {
        switch problem {
        case .unexpected: .unexpected
        case .outOfOrder: .outOfOrder
        case .surplus, .exceeded: .surplus
        case .rejected: .rejected
        case .missing, .late: .missing
        case .unanswered: .unanswered
        case .wrongAnswer: .wrongAnswer
        case .notResumed: .notResumed
        case .notCancelled: .notCancelled
        case .uninteresting: .uninteresting
        case .unusedStub: .unusedStub
        case .droppedCompletion: .droppedCompletion
        case .miscounted(let call): call.isMissing ? .missing : .surplus
        case .notInOrder(let call): call.wasCalled ? .outOfOrder : .missing
        case .otherSequence(.missing): .missing
        case .otherSequence(.unexpected): .unexpected
        case .unaccounted: .unaccounted
        case .outcome(let outcome): outcome.kind
        case .misuse: .misuse
        case .other(let problem): problem.kind
        }
    }

    /// The call that came, or did not come; `nil` for a mistake in the test, and for a tape.
    var call: String? {
        switch problem {
        case .unexpected(let unexpected): unexpected.call
        case .outOfOrder(let outOfOrder): outOfOrder.call
        case .surplus(let call, _, _), .exceeded(let call, _), .rejected(let call, _): call
        case .missing(let missing): missing.declaration.call
        case .late(let declaration): declaration.call
        case .unanswered(let call, _), .wrongAnswer(let call, _), .uninteresting(let call): call
        case .notResumed(.calls(let calls, _, _, _)): calls.joined(separator: ", ")
        case .notResumed(.completions(_, let call)): call
        case .notCancelled(let notCancelled): notCancelled.calls.joined(separator: ", ")
        case .unusedStub(let unused): unused.stub.call
        case .droppedCompletion(let dropped): dropped.declaration.call
        case .miscounted(let miscounted): miscounted.call
        case .notInOrder(let notInOrder): notInOrder.call
        case .otherSequence(.missing(let call)), .otherSequence(.unexpected(let call, _, _)): call
        case .unaccounted(let unaccounted): unaccounted.calls.map(\.call).joined(separator: ", ")
        case .outcome(let outcome): outcome.subject
        case .other(let problem): problem.wording.mentions.first?.candidate.call
        case .misuse: nil
        }
    }
}
