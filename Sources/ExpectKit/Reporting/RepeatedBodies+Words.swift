// The sentences about tests that repeat their bodies.

extension UntriedFault {
    var words: String {
        let names = mocks.joined(separator: " and ")
        guard let error else {
            return "no task can be cancelled, because the body "
                + (mocks.isEmpty ? "injects no mock" : "makes no call of \(names) in a task")
        }
        return switch leftOut {
        case _ where mocks.isEmpty: "no call can fail, because the body injects no mock"
        case 0: "no call can fail, because the body makes no call of \(names) that can throw"
        case 1: "no call can fail, because the only throwing call cannot throw \(error)"
        default: "no call can fail, because none of the \(leftOut) throwing calls can throw \(error)"
        }
    }

    var advice: String {
        if mocks.isEmpty { return "make the mocks in the body, and pass them to attempt.inject(into:)" }
        if leftOut > 0, error != nil { return "pass an error of the type that the requirements throw" }
        let advice = "call the code under test in the body, with these mocks, after inject(into:)"
        return error == nil ? advice : advice + "; a wrapper written by hand passes throwing: to mock.call(…)"
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
