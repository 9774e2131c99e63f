extension Violation {
    /// What tells two differences of a mock apart that were found by two verifications.
    ///
    /// A call has no number here, and no kind of difference: calls that came in between may have changed them.
    struct Identity: Sendable, Equatable {
        enum Subject: Sendable, Equatable {
            case missing(call: String)
            case unused(stub: String)
            case call(String)
            /// What no verification of expectations finds.
            case other
        }

        let subject: Subject
        let filePath: String
        let line: Int
        let column: Int
    }

    /// What tells it apart from others of its mock.
    var identity: Identity {
        Identity(
            subject: problem.subject, filePath: place.filePath, line: place.line, column: place.column)
    }
}

extension Violation.Problem {
    fileprivate var subject: Violation.Identity.Subject {
        switch self {
        case .missing(let missing): .missing(call: missing.declaration.call)
        case .unusedStub(let unused): .unused(stub: unused.stub.call)
        case .unexpected(let unexpected): .call(unexpected.call)
        case .outOfOrder(let outOfOrder): .call(outOfOrder.call)
        case .surplus(let call, _, _), .exceeded(let call, _), .rejected(let call, _): .call(call)
        case .unanswered(let call, _), .wrongAnswer(let call, _), .uninteresting(let call): .call(call)
        case .notResumed, .miscounted, .notInOrder, .otherSequence, .unaccounted, .misuse, .tape: .other
        }
    }
}
