extension Violation {
    var wording: Wording {
        if isAfterTest, let call = subject.call {
            return Wording(
                Headline(of: mock).sentence("", call, " was called after its test had ended"),
                advice:
                    "end the work before the test ends, or wait for the call, such as with verify(within:)")
        }
        let remedy = answer?.remedy
        let wait = notes.lazy.compactMap(\.wait).first
        let more = alike.map { " (+ \(counted($0.count, "more call")))" } ?? ""
        var wording = problem.wording(
            of: mock, Headline(of: mock, before: more), hasAnswer: remedy == nil, waited: wait)
        wording.headline += more
        if alike != nil, case .unexpected(let call) = problem, call.nearest.isEmpty {
            wording.advice.append("if these calls do not matter, stub them, or make the mock nice")
        }
        if let remedy { wording.advice.append(remedy) }
        // The note says which declaration to change.
        if notes.contains(where: \.isReassignment) { wording.advice = [] }
        wording.notes = notes.map(\.words) + wording.notes + (alike.map { [$0.line] } ?? [])
        wording.advice = notes.compactMap(\.advice) + wording.advice
        return wording
    }

    /// The kind of failure that test frameworks and tools receive, and the call that came, or did not come, if any.
    var subject: (kind: FailureReport.Kind, call: String?) {
        switch problem {
        case .unexpected(let unexpected): (.unexpected, unexpected.call)
        case .outOfOrder(let outOfOrder): (.outOfOrder, outOfOrder.call)
        case .surplus(let call, _, _), .exceeded(let call, _): (.surplus, call)
        case .rejected(let call, _): (.rejected, call)
        case .missing(let missing): (.missing, missing.declaration.call)
        case .late(let declaration): (.missing, declaration.call)
        case .unanswered(let call, _): (.unanswered, call)
        case .wrongAnswer(let call, _): (.wrongAnswer, call)
        case .notResumed(.calls(let calls, _, _, _)): (.notResumed, calls.joined(separator: ", "))
        case .notResumed(.completions(_, let call)): (.notResumed, call)
        case .notCancelled(let notCancelled): (.notCancelled, notCancelled.calls.joined(separator: ", "))
        case .uninteresting(let call): (.uninteresting, call)
        case .unusedStub(let unused): (.unusedStub, unused.stub.call)
        case .droppedCompletion(let dropped): (.droppedCompletion, dropped.declaration.call)
        case .miscounted(let miscounted): (miscounted.isMissing ? .missing : .surplus, miscounted.call)
        case .notInOrder(let notInOrder): (notInOrder.wasCalled ? .outOfOrder : .missing, notInOrder.call)
        case .otherSequence(.missing(let call)): (.missing, call)
        case .otherSequence(.unexpected(let call, _, _)): (.unexpected, call)
        case .unaccounted(let rest): (.unaccounted, rest.calls.map(\.call).joined(separator: ", "))
        case .outcome(let outcome): outcome.subject
        case .misuse: (.misuse, nil)
        case .other(let problem): (problem.kind, problem.wording.mentions.first?.candidate.call)
        }
    }
}

extension AlikeCalls {
    /// The sentence of a report.
    fileprivate var line: String {
        let shown = calls.map { shortened($0, from: $0, to: Limits.Reporting.listedCall) }
        let rest = count > calls.count ? ", … \(count - calls.count) more" : ""
        return "the same is wrong with \(shown.joined(separator: ", "))\(rest)"
    }
}

extension Violation.Problem {
    fileprivate func wording(
        of mock: String, _ headline: Headline, hasAnswer: Bool, waited wait: String?
    ) -> Wording {
        switch self {
        case .unexpected(let unexpected): unexpected.wording(headline, hasAnswer: hasAnswer)
        case .outOfOrder(let outOfOrder): outOfOrder.wording(of: mock, headline)
        case .surplus(let call, let met, let next):
            Wording(
                headline.count(of: met),
                mentions: [
                    Mention(.met, met, takenBy: call), next.map { Mention(.next, $0, besides: call) },
                ],
                advice: "if more calls are allowed, use times(_:), anyTimes() or a stub")
        case .exceeded(let call, let expected):
            Wording(headline.count(of: expected), mentions: [Mention(.declared, expected, takenBy: call)])
        case .rejected(let call, let rejection):
            Wording(
                headline.sentence("rejected ", call),
                mentions: [Mention(.declared, rejection, besides: call)])
        case .missing(let missing): missing.wording(headline, waited: wait)
        case .late(let late):
            Wording(
                headline.sentence("", late.call, " was called after the test had stopped waiting for it"),
                mentions: [Mention(.declared, late, besides: late.call)],
                advice: "raise the limit of the wait")
        case .unanswered(let call, let declaration):
            Wording(
                headline.sentence("no answer for ", call),
                mentions: [declaration.map { Mention(.declared, $0, besides: call) }],
                advice: declaration?.role == .stub
                    ? "give the stub an answer with andReturn(_:) or andDo(_:)"
                    : "give it an answer with andReturn(_:), andDo(_:) or a stub")
        case .wrongAnswer(let call, let answer): answer.wording(of: call)
        case .notResumed(let calls): calls.wording(headline)
        case .notCancelled(let calls): calls.wording(headline)
        case .uninteresting(let call):
            Wording(
                headline.sentence("uninteresting ", call),
                advice: "expect or stub the call, or make the mock nice to silence this warning")
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
