extension Violation {
    /// The identity of a violation of a mock, by which a later verification recognizes it. It has neither the number of
    /// a call nor the kind of difference, because calls that came in between may have changed both.
    struct Identity: Sendable, Equatable {
        enum Subject: Sendable, Equatable {
            case missing(call: String)
            case unused(stub: String)
            case call(String)
            /// A problem that a verification of expectations does not find.
            case other
        }

        let subject: Subject
        /// The number of other calls that it stands for.
        let others: Int
        let line: MistakeLedger.Line

        var isMissing: Bool { if case .missing = subject { true } else { false } }
    }

    var identity: Identity {
        Identity(subject: identitySubject, others: alike?.count ?? 0, line: .init(place))
    }

    private var identitySubject: Identity.Subject {
        switch problem {
        case .missing(let missing): .missing(call: missing.declaration.call)
        case .unusedStub(let unused): .unused(stub: unused.stub.call)
        case .unexpected(let unexpected): .call(unexpected.call)
        case .outOfOrder(let outOfOrder): .call(outOfOrder.call)
        case .surplus(let call, _, _), .exceeded(let call, _), .rejected(let call, _): .call(call)
        case .unanswered(let call, _), .wrongAnswer(let call, _), .uninteresting(let call): .call(call)
        case .notResumed, .notCancelled, .droppedCompletion, .miscounted, .notInOrder, .otherSequence,
            .unaccounted, .outcome, .misuse, .other, .late:
            .other
        }
    }
}
