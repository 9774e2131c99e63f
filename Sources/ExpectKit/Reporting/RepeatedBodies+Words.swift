// The sentences about tests that repeat their bodies.

extension UnmetCondition {
    /// What is wrong.
    var sentence: String {
        if let error { return "the condition “\(words)” could not be checked, because it threw \(error)" }
        return "the condition “\(words)” does not hold"
    }
}

extension RestorationObstacle {
    var words: String {
        switch self {
        case .tape(let mock): "the body cannot be repeated, because \(mock) uses a tape"
        case .order(let mock, let subject):
            "the body cannot be repeated, because calls of \(mock) have an order with \(subject.words)"
        }
    }

    var advice: String {
        switch self {
        case .tape: "repeat the body with a mock without a tape"
        case .order(_, .call(_, let mock)): "name \(mock) as well, or declare the order in the body"
        case .order(_, .checkpoint): "declare the order in the body"
        }
    }
}

extension UntriedFault {
    var words: String {
        let mocks = mocks.joined(separator: " and ")
        guard let error else {
            return "no task can be cancelled, because the body makes no call of \(mocks) in a task"
        }
        return switch leftOut {
        case 0: "no call can fail, because the body makes no call of \(mocks) that can throw"
        case 1: "no call can fail, because the only throwing call cannot throw \(error)"
        default: "no call can fail, because none of the \(leftOut) throwing calls can throw \(error)"
        }
    }

    var advice: String {
        if error == nil { return "call the code under test in the body, with these mocks" }
        return leftOut == 0
            ? "call the code under test in the body, with these mocks; a wrapper written by hand passes throwing: to "
                + "mock.call(…)"
            : "pass an error of the type that the requirements throw"
    }
}

extension UnexpectedErrorFact {
    /// The error, and the call that failed before it.
    var words: String {
        let run = BodyRunFact.failedCall(call).words
        return switch call.fault {
        case .thrown(let fault): "the body threw \(error), and may only throw \(fault), \(run)"
        case .taskCancelled: "the body threw \(error), and may only throw a CancellationError, \(run)"
        case .none: "the body threw \(error); the run \(run)"
        }
    }
}
