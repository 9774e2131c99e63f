extension Violation {
    /// The text of the failure, in parts.
    var wording: Wording {
        let remedy = answer?.remedy
        var wording = problem.wording(of: mock, hasAnswer: remedy == nil)
        if let remedy { wording.advice.append(remedy) }
        // The note says which declaration to change.
        if notes.contains(where: \.isReassignment) { wording.advice = [] }
        wording.advice = notes.flatMap(\.lines) + wording.advice
        return wording
    }
}

extension Violation.Problem {
    fileprivate func wording(of mock: String, hasAnswer: Bool) -> Wording {
        switch self {
        case .unexpected(let unexpected): unexpected.wording(hasAnswer: hasAnswer)
        case .outOfOrder(let outOfOrder): outOfOrder.wording(of: mock)
        case .surplus(let call, let met, let next):
            Wording(
                headline: "called too often: \(call)",
                mentions: [Mention(.met, met, besides: call)]
                    + (next.map { [Mention(.next, $0, besides: call)] } ?? []),
                advice: [Advice.moreCalls])
        case .exceeded(let call, let declaration):
            Wording(
                headline: "called too often: \(call)",
                mentions: [Mention(.declared, declaration, besides: call)])
        case .rejected(let call, let declaration):
            Wording(
                headline: "rejected \(call)", mentions: [Mention(.declared, declaration, besides: call)])
        case .missing(let missing): missing.wording(of: mock)
        case .unanswered(let call, let declaration):
            Wording(
                headline: "no answer for \(call)",
                mentions: declaration.map { [Mention(.declared, $0, besides: call)] } ?? [],
                advice: [declaration?.role == .stub ? Advice.answerOfStub : Advice.answer])
        case .wrongAnswer(let call, let answer): answer.wording(of: call)
        case .notResumed(let calls): calls.wording
        case .notCancelled(let calls): calls.wording
        case .uninteresting(let call):
            Wording(headline: "uninteresting \(call)", advice: [Advice.mention])
        case .unusedStub(let stub): stub.wording
        case .droppedCompletion(let dropped): dropped.wording
        case .miscounted(let call): call.wording
        case .notInOrder(let call): call.wording
        case .otherSequence(let sequence): sequence.wording
        case .unaccounted(let calls): calls.wording
        case .outcome(let outcome): outcome.wording(of: mock)
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
        case .missing: .missing
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
        case .other(let problem): problem.kind.reported
        }
    }

    /// The call that came, or did not come; `nil` for a mistake in the test, and for a tape.
    var call: String? {
        switch problem {
        case .unexpected(let unexpected): unexpected.call
        case .outOfOrder(let outOfOrder): outOfOrder.call
        case .surplus(let call, _, _), .exceeded(let call, _), .rejected(let call, _): call
        case .missing(let missing): missing.declaration.call
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

extension ReportableProblemKind {
    fileprivate var reported: FailureReport.Kind {
        switch self {
        case .misuse: .misuse
        case .tape: .tape
        case .unmetCondition: .unmetCondition
        case .wrongAnswer: .wrongAnswer
        }
    }
}
