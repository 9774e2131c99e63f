extension Violation {
    var wording: Wording {
        if isAfterTest, let call = subject.call {
            return Wording(
                Headline(of: mock).sentence("", call, " was called after its test had ended"),
                advice: "end the work before the test ends, or wait for the call, such as with verify(within:)")
        }
        let more = alike.map { " (+ \(counted($0.count, "more call")))" } ?? ""
        var wording = wordingOfProblem(Headline(of: mock, before: more))
        wording.headline += more
        if alike != nil, case .unexpected(let call) = problem, call.nearest.isEmpty {
            wording.advice.append("if these calls do not matter, stub them, or make the mock nice")
        }
        if let remedy = answer?.remedy { wording.advice.append(remedy) }
        // The note says which declaration to change.
        if notes.contains(where: \.isReassignment) { wording.advice = [] }
        wording.notes = notes.map(\.words) + wording.notes + (alike.map { [line(about: $0)] } ?? [])
        wording.advice = notes.compactMap(\.advice) + wording.advice
        return wording
    }

    private func wordingOfProblem(_ headline: Headline) -> Wording {
        switch problem {
        case .unexpected(let unexpected): unexpected.wording(headline, hasAnswer: answer?.remedy == nil)
        case .outOfOrder(let outOfOrder): outOfOrder.wording(of: mock, headline)
        case .surplus(let call, let met, let next):
            Wording(
                headline.count(of: met),
                mentions: [Mention(.met, met, takenBy: call), next.map { Mention(.next, $0, besides: call) }],
                advice: "if more calls are allowed, use times(_:), anyTimes() or a stub")
        case .exceeded(let call, let expected):
            Wording(headline.count(of: expected), mentions: [Mention(.declared, expected, takenBy: call)])
        case .rejected(let call, let rejection):
            Wording(headline.sentence("rejected ", call), mentions: [Mention(.declared, rejection, besides: call)])
        case .missing(let missing): missing.wording(headline, waited: notes.lazy.compactMap(\.wait).first)
        case .late(let late):
            Wording(
                headline.sentence("", late.call, " was called after the test had stopped waiting for it"),
                mentions: [Mention(.declared, late, besides: late.call)], advice: "raise the limit of the wait")
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
        case .miscounted(let call): call.wording(headline)
        case .notInOrder(let call): call.wording(headline)
        case .otherSequence(let sequence): sequence.wording(headline)
        case .unaccounted(let calls): calls.wording(headline)
        case .outcome(let outcome): outcome.wording(of: mock, headline)
        case .misuse(let misuse): misuse.wording
        case .other(let problem): problem.wording
        }
    }

    /// The kind, and the call that came or did not come; `nil` if there is none.
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

    private func line(about alike: AlikeCalls) -> String {
        let shown = alike.calls.map { shortened($0, from: $0, to: Limits.Reporting.part) }
        let rest = alike.count > alike.calls.count ? ", … \(alike.count - alike.calls.count) more" : ""
        return "the same is wrong with \(shown.joined(separator: ", "))\(rest)"
    }
}

extension Violation.Note {
    var words: String {
        switch self {
        case .reassignment(let takers): words(for: takers)
        case .waited(let limit, let place, _): "the test waited \(limit) for the call (\(place))"
        case .notWaited(let place): "the test did not wait for the call (\(place)) because the mock had already failed"
        case .waitCancelled(let place): "the wait for the call (\(place)) was cancelled"
        case .waitEnded(let place): "the wait for the call (\(place)) ended because a forbidden call was made"
        case .moreDifferences(let number):
            "\(counted(number, "more difference")) \(number == 1 ? "is" : "are") not shown"
        case .moreCalls(let number): "\(counted(number, "more call")) \(number == 1 ? "is" : "are") not shown"
        case .overdue(let declared, let checkpoint):
            "the call was made too late: it was expected (\(declared)) before the checkpoint (\(checkpoint)), which "
                + "reported it as missing, so this is a warning"
        case .notCompared: "too many calls differ, so the rest was not compared"
        case .warningOnly: "this is a warning because the test has already failed"
        case .alreadyReported: "this is a warning because the same mistake has failed the test before"
        case .other(let note): note.words
        }
    }

    /// How long the test waited for the call, if it did.
    var wait: String? {
        guard case .waited(let limit, _, let isBlockingMain) = self else { return nil }
        return "within \(limit)" + (isBlockingMain ? ", and the wait blocked the main actor" : "")
    }

    var advice: String? {
        switch self {
        case .other(let note): note.advice
        case .waited(_, _, isBlockingMain: true): "write `await verify(within:)` in an async test"
        default: nil
        }
    }

    private func words(for takers: [DeclarationFact]) -> String {
        let words = zip(takers, takers.dropFirst()).map { greedy, narrower in
            "\(greedy.call) (\(greedy.place)) took a call that \(narrower.call) (\(narrower.place)) also accepts"
        }
        let narrower = words.count == 1 ? "the narrower one" : "the narrower ones"
        return words.joined(separator: ", and ") + ": declare \(narrower) first"
    }
}
