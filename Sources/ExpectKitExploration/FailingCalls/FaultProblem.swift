import ExpectKit

/// A mistake in the use of `failingEachCall` or `cancellingEachCall`.
enum FaultProblem: Sendable, Equatable {
    /// The body injects a mock that it has not made itself.
    case madeBeforeRun
    /// The body puts a mock whose calls fail on a tape.
    case onTape(mock: String)
    /// No call of the body can fail as the test says.
    case noCallToFail(UntriedFault)
    /// The call that was to fail was not called in its run.
    case callToFailMissing(call: String, number: Int, count: Int)
    /// A synchronous body states a condition that can only be checked in an `async` one.
    case asyncCondition(String)
}

/// A failure that no call of a body can have.
struct UntriedFault: Sendable, Equatable {
    /// The mocks of the calls.
    let mocks: [String]
    /// The error; `nil` if tasks are cancelled.
    let error: String?
    /// How many calls were left out.
    let leftOut: Int
}

extension FaultProblem: ReportableProblem {
    var kind: FailureReport.Kind { .misuse }

    var wording: Wording {
        switch self {
        case .madeBeforeRun:
            Wording(
                "the mock was made before the run of the body that injects it",
                advice: "make the mock in the body, so that each run has a new one")
        case .onTape(let mock):
            Wording(
                "the body cannot be repeated, because \(mock) uses a tape",
                advice: "repeat the body with a mock without a tape")
        case .noCallToFail(let fault): Wording(fault.words, advice: fault.advice)
        case .callToFailMissing(let call, let number, let count):
            Wording(
                "call \(number) of \(count), \(call), was to fail, but was not called again",
                advice:
                    "let each run make the same calls: create the objects of a run in the body, and await its tasks there"
            )
        case .asyncCondition(let words):
            Wording(
                "the condition “\(words)” of a synchronous body is async",
                advice: "pass an async body, or a condition without await")
        }
    }
}

extension UntriedFault {
    fileprivate var words: String {
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

    fileprivate var advice: String {
        if mocks.isEmpty { return "make the mocks in the body, and pass them to attempt.inject(into:)" }
        if leftOut > 0, error != nil { return "pass an error of the type that the requirements throw" }
        let advice = "call the code under test in the body, with these mocks, after inject(into:)"
        return error == nil ? advice : advice + "; a mock written by hand passes throwing: to mock.call(…)"
    }
}
